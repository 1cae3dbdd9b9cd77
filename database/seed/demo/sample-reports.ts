/** A laboratory's report written by hand for the first piece of the model (catalogue-plan 11). */
export interface SampleReport {
  number: number;
  reportNumber: string;
  subject: Readonly<Record<string, string>>;
}

const excellent = { cut: 'Excellent', polish: 'Excellent', symmetry: 'Excellent' };

/** The reports by artikul. */
export const samples: Readonly<Record<string, SampleReport>> = {
  'ZR-017': {
    number: 101,
    reportNumber: 'DEMO-0000000301',
    subject: {
      shape: 'round',
      measurements: '4.31–4.33 × 2.66 mm',
      caratWeight: '0.30',
      color: 'G',
      clarity: 'VS2',
      ...excellent,
      fluorescence: 'None',
      table: '57 %',
      depth: '61.6 %',
      inscription: 'DEMO-0000000301',
    },
  },
  'ZR-018': {
    number: 102,
    reportNumber: 'DEMO-0000000502',
    subject: {
      shape: 'round',
      measurements: '5.11–5.14 × 3.16 mm',
      caratWeight: '0.50',
      color: 'F',
      clarity: 'VVS2',
      ...excellent,
      fluorescence: 'Faint',
      inscription: 'DEMO-0000000502',
    },
  },
  'ZR-021': {
    number: 103,
    reportNumber: 'DEMO-0000001013',
    subject: {
      shape: 'emerald',
      measurements: '6.72 × 4.88 × 3.27 mm',
      caratWeight: '1.01',
      color: 'E',
      clarity: 'VVS1',
      polish: 'Excellent',
      symmetry: 'Very Good',
      fluorescence: 'None',
      inscription: 'DEMO-0000001013',
    },
  },
  'ZR-022': {
    number: 104,
    reportNumber: 'DEMO-000000704',
    subject: {
      shape: 'cushion',
      measurements: '5.42 × 5.30 × 3.52 mm',
      caratWeight: '0.70',
      color: 'G',
      clarity: 'VS1',
      inscription: 'DEMO-000000704',
    },
  },
  'ZR-024': {
    number: 105,
    reportNumber: 'DEMO-LG00000505',
    subject: {
      shape: 'round',
      growth: 'CVD',
      measurements: '5.12–5.15 × 3.15 mm',
      caratWeight: '0.50',
      color: 'E',
      clarity: 'VS1',
      inscription: 'LABGROWN DEMO-LG00000505',
    },
  },
  'ZR-025': {
    number: 106,
    reportNumber: 'DEMO-00000336',
    subject: {
      shape: 'pear',
      measurements: '5.86 × 3.72 × 2.30 mm',
      caratWeight: '0.33',
      color: 'G',
      clarity: 'VS2',
      inscription: 'DEMO-00000336',
    },
  },
  'ZR-058': {
    number: 107,
    reportNumber: 'DEMO-0000000303, DEMO-0000000304',
    subject: {
      shape: 'round',
      measurements: '4.29–4.31 × 2.64 mm; 4.30–4.33 × 2.65 mm',
      caratWeight: '0.30; 0.30',
      color: 'G',
      clarity: 'VS2',
      ...excellent,
      fluorescence: 'None',
      inscription: 'DEMO-0000000303, DEMO-0000000304',
    },
  },
};

/** The report of the studs was reissued when the laboratory corrected a measurement. */
export const replacement = {
  of: 107,
  by: 108,
  note: 'measurements-corrected',
  subject: { measurements: '4.31–4.33 × 2.66 mm; 4.30–4.33 × 2.65 mm' },
};

/** The passport of a ring that was traded in and remelted: the last piece of its model. */
export const withdrawnPassport = { artikul: 'ZR-004', number: 109, note: 'remelted-after-trade-in' };
