import { certificateId } from '#domain/catalog/certificate-id.ts';
import { type CaratThousandths, caratsText } from '#domain/units/carat.ts';
import { centimetersText, millimetersText } from '#domain/units/size.ts';
import { type TashkentDay, addDays, laterDay } from '#domain/units/tashkent-day.ts';
import { gramsText } from '#domain/units/weight.ts';
import type { SeedRow } from '../insert-rows.ts';
import { metals } from './metals.ts';
import { type PieceStone, needsReport } from './piece-stones.ts';
import type { Piece } from './piece.ts';
import { type SampleReport, replacement, samples, withdrawnPassport } from './sample-reports.ts';

type CertificateRow = SeedRow<'certificates'>;

const year = 2026;
/** The register of passports was opened on this day; older pieces got their passports then. */
const registerOpened: TashkentDay = '2026-01-05';
// lower numbers are the samples of catalogue-plan 11; 000110 stays unused, because it must be unknown to the register
const firstPassport = 1000;
const firstReport = 5000;

/** The pages on which laboratories verify their reports. */
export const checkUrls = {
  GIA: 'https://www.gia.edu/report-check-landing',
  IGI: 'https://www.igi.org/verify-your-report/',
  HRD: 'https://my.hrdantwerp.com/',
};

/** Returns a passport for every piece, and a laboratory's report for every diamond from 0.30 ct (catalogue-plan 2, rule 12). */
export function certificatesOf(pieces: readonly Piece[], today: TashkentDay): CertificateRow[] {
  const passports = pieces.map((piece) => passportOf(piece, pieces, today));
  const reported = pieces.filter(({ stones }) => stones.some(needsReport));
  const reports = reported.flatMap((piece, index) =>
    reportsOf(piece, { index, isFirst: isFirstOfModel(piece, pieces), today }),
  );
  return [...passports, ...reports];
}

function passportOf(piece: Piece, pieces: readonly Piece[], today: TashkentDay): CertificateRow {
  const isWithdrawn = piece.model.artikul === withdrawnPassport.artikul && isLastOfModel(piece, pieces);
  return {
    ...blank(piece, today),
    id: certificateId(year, isWithdrawn ? withdrawnPassport.number : firstPassport + piece.id),
    certificate_state: isWithdrawn ? 'WITHDRAWN' : 'VALID',
    laboratory: 'ZARONA',
    note: isWithdrawn ? withdrawnPassport.note : null,
    subject: passportSubject(piece),
  };
}

interface ReportOptions {
  index: number;
  isFirst: boolean;
  today: TashkentDay;
}

function reportsOf(piece: Piece, { index, isFirst, today }: ReportOptions): CertificateRow[] {
  const { laboratory, artikul } = piece.model;
  const stone = piece.stones.find(needsReport);
  if (laboratory === null || stone === undefined)
    throw new Error(`${artikul} has a diamond without a laboratory`);
  const sample = isFirst ? samples[artikul] : undefined;
  const row = { ...blank(piece, today), laboratory, check_url: checkUrls[laboratory] };
  if (sample === undefined) {
    const report_number = reportNumber(stone.kind === 'lab-diamond' ? 'LG' : laboratory, piece.id);
    return [
      {
        ...row,
        id: certificateId(year, firstReport + index),
        report_number,
        subject: reportSubject(stone, report_number),
      },
    ];
  }
  const current = { ...row, ...sampleRow(sample) };
  if (sample.number !== replacement.of) return [current];
  // the newer one first, because the older one refers to it
  const newer = certificateId(year, replacement.by);
  const corrected = { ...current, id: newer, subject: { ...sample.subject, ...replacement.subject } };
  return [
    corrected,
    { ...current, certificate_state: 'REPLACED', replaced_by: newer, note: replacement.note },
  ];
}

function sampleRow({
  number,
  reportNumber: report_number,
  subject,
}: SampleReport): Pick<CertificateRow, 'id' | 'report_number' | 'subject'> {
  return { id: certificateId(year, number), report_number, subject };
}

function blank(
  piece: Piece,
  today: TashkentDay,
): Omit<CertificateRow, 'id' | 'laboratory'> & { laboratory: string } {
  const receivedOn = addDays(today, -piece.stock.receivedDaysAgo);
  return {
    item_id: piece.id,
    certificate_state: 'VALID',
    replaced_by: null,
    laboratory: '',
    report_number: null,
    issued_on: laterDay(receivedOn, registerOpened),
    note: null,
    subject: {},
    attachment_id: null,
    check_url: null,
  };
}

/** Returns the facts in the shop's passport as codes and plain numbers; the page has the labels. */
function passportSubject({ serialNumber, model, weight, size, stones }: Piece): Record<string, string> {
  const stated = {
    serialNumber,
    artikul: model.artikul,
    metal: metals[model.metal].metal,
    probe: String(model.probe),
    makersMark: 'ZRN',
    weightGrams: `${gramsText(weight)} ± 0.02`,
    sizeMm: size.size === null ? null : millimetersText(size.size),
    lengthCm: size.length === null ? null : centimetersText(size.length),
    stones: stones.length === 0 ? null : stones.map(stoneLine).join('; '),
  };
  return Object.fromEntries(
    Object.entries(stated).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}

function stoneLine({ kind, count, weight, color, clarity }: PieceStone): string {
  const facts = [`${count} × ${kind}`, weight === null ? null : `${caratsText(weight)} ct`, color, clarity];
  return facts.filter((fact) => fact !== null).join(' ');
}

// length, width and depth in mm of a one-carat stone (domain.md 2.6)
const atOneCarat: Readonly<Record<string, readonly number[]>> = {
  round: [6.44, 6.46, 3.97],
  oval: [7.7, 5.7, 3.52],
  emerald: [6.7, 4.86, 3.26],
  cushion: [6.1, 5.97, 3.96],
  pear: [8.48, 5.38, 3.33],
};

function reportSubject(stone: PieceStone, inscription: string): Record<string, string> {
  const weight = stone.weight ?? 0;
  return {
    shape: stone.shape,
    measurements: measurements(stone.shape, weight),
    caratWeight: caratText(stone.weight),
    color: stone.color ?? '',
    clarity: stone.clarity ?? '',
    ...(stone.cut === null ? {} : { cut: stone.cut }),
    polish: 'Excellent',
    symmetry: weight % 20 === 0 ? 'Excellent' : 'Very Good',
    fluorescence: weight % 30 === 0 ? 'None' : 'Faint',
    ...(stone.kind === 'lab-diamond' ? { growth: 'CVD' } : {}),
    inscription,
  };
}

/** Laboratories state two decimals: `0.30`. */
function caratText(weight: CaratThousandths | null): string {
  const [whole = '', fraction = ''] = weight === null ? [] : caratsText(weight).split('.');
  return `${whole}.${fraction.padEnd(2, '0')}`;
}

function measurements(shape: string, weight: number): string {
  const scale = Math.cbrt(weight / 1000);
  const [length = '', width = '', depth = ''] = (atOneCarat[shape] ?? []).map((side) =>
    (side * scale).toFixed(2),
  );
  return shape === 'round' ? `${length}–${width} × ${depth} mm` : `${length} × ${width} × ${depth} mm`;
}

/** Each laboratory numbers in its own way; all demo numbers begin with DEMO so that no real report is imitated. */
export function reportNumber(laboratory: 'GIA' | 'IGI' | 'HRD' | 'LG', itemId: number): string {
  const digits = { GIA: 10, IGI: 9, HRD: 8, LG: 8 }[laboratory];
  return `DEMO-${laboratory === 'LG' ? 'LG' : ''}${String(itemId).padStart(digits, '0')}`;
}

function isFirstOfModel(piece: Piece, pieces: readonly Piece[]): boolean {
  return pieces.find(({ model }) => model === piece.model) === piece;
}

function isLastOfModel(piece: Piece, pieces: readonly Piece[]): boolean {
  return pieces.findLast(({ model }) => model === piece.model) === piece;
}
