import { decimalOfSteps } from '#domain/units/decimal.ts';
import type { Facts } from './read-field.ts';

/** The facts of a certificate: code → value as printed. The certificate's page has the labels. */
export type CertificateSubject = Record<string, string>;

export interface PassportFacts {
  serialNumber: string;
  artikul: string;
  /** Null for a loose stone. */
  metal: string | null;
  /** The facts of the piece and of its stones, by column. */
  piece: Facts;
  stones: readonly Facts[];
}

/** Returns the facts in the shop's passport of a piece. A loose stone is weighed in carats, more precisely than jewellery scales do. */
export function passportSubject({
  serialNumber,
  artikul,
  metal,
  piece,
  stones,
}: PassportFacts): CertificateSubject {
  const weight = decimalAt(piece, 'weight_mg', 3);
  return stated({
    serialNumber,
    artikul,
    metal,
    probe: decimalAt(piece, 'probe', 0),
    makersMark: textAt(piece, 'makers_mark'),
    weightGrams: metal === null || weight === null ? null : `${weight} ± 0.02`,
    sizeMm: decimalAt(piece, 'size_hundredths_mm', 2),
    lengthCm: decimalAt(piece, 'length_mm', 1),
    stones: stones.length === 0 ? null : stones.map(stoneLine).join('; '),
  });
}

/** Returns the facts in a laboratory's report on a stone; only known ones. */
export function reportSubject(stone: Facts): CertificateSubject {
  return stated({
    shape: textAt(stone, 'shape'),
    measurements: measurements(stone),
    caratWeight: caratWeights(stone),
    color: textAt(stone, 'color'),
    clarity: textAt(stone, 'clarity'),
    cut: textAt(stone, 'cut'),
    polish: textAt(stone, 'polish'),
    symmetry: textAt(stone, 'symmetry'),
    fluorescence: textAt(stone, 'fluorescence'),
    table: percentAt(stone, 'table_tenths_percent'),
    depth: percentAt(stone, 'depth_tenths_percent'),
  });
}

function stated(facts: Readonly<Record<string, string | null>>): CertificateSubject {
  return Object.fromEntries(
    Object.entries(facts).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}

function stoneLine(stone: Facts): string {
  const weight = decimalAt(stone, 'carat_thousandths', 3);
  const facts = [
    `${decimalAt(stone, 'count', 0) ?? '1'} × ${textAt(stone, 'kind') ?? ''}`,
    weight === null ? null : `${weight} ct`,
    textAt(stone, 'color'),
    textAt(stone, 'clarity'),
  ];
  return facts.filter((fact) => fact !== null).join(' ');
}

/** Laboratories state the smallest and the largest diameter of a round stone, and the sides of other shapes. */
function measurements(stone: Facts): string | null {
  const [length, width, depth] = ['length', 'width', 'depth'].map((side) =>
    hundredthsAt(stone, `${side}_hundredths_mm`),
  );
  if (length == null || width == null || depth == null) return null;
  return textAt(stone, 'shape') === 'round'
    ? `${width}–${length} × ${depth} mm`
    : `${length} × ${width} × ${depth} mm`;
}

/** Formats the weights of stones: `0.30`, for a pair `0.30; 0.30`. Laboratories state two decimals, and each stone. */
function caratWeights(stone: Facts): string | null {
  const weight = decimalAt(stone, 'carat_thousandths', 3);
  if (weight === null) return null;
  return stone['count'] === 2 ? `${twoDecimals(weight)}; ${twoDecimals(weight)}` : twoDecimals(weight);
}

function twoDecimals(decimal: string): string {
  const [whole = '', fraction = ''] = decimal.split('.');
  return `${whole}.${fraction.padEnd(2, '0')}`;
}

function hundredthsAt(facts: Facts, column: string): string | null {
  const decimal = decimalAt(facts, column, 2);
  return decimal === null ? null : twoDecimals(decimal);
}

function percentAt(facts: Facts, column: string): string | null {
  const decimal = decimalAt(facts, column, 1);
  return decimal === null ? null : `${decimal} %`;
}

function decimalAt(facts: Facts, column: string, decimals: number): string | null {
  const value = facts[column];
  return typeof value === 'number' ? decimalOfSteps(value, decimals) : null;
}

function textAt(facts: Facts, column: string): string | null {
  const value = facts[column];
  return typeof value === 'string' && value !== '' ? value : null;
}
