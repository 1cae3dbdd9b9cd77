import type { StaffInput } from '#client/admin/call-staff-api.ts';
import type { ReceivedPiece } from '#contract/admin/stock/receive.ts';
import type { Arrival } from './arrival.ts';

/** A row as typed. */
export interface TypedRow {
  weight: string;
  /** Ring size in mm, or length in cm. */
  measure: string;
  serial: string;
  /** The piece's own price, as typed; '' = the formula's, or that of the similar piece. */
  price: string;
}

/** The measure of the pieces; '' = none. */
export type Measure = 'sizeMm' | 'lengthCm' | '';

/** A form with rows of pieces, among other fields. */
export interface RowsForm {
  rows: TypedRow[];
}

export interface ReceivingForm extends Arrival, RowsForm {
  isWeightSure: boolean;
}

export const emptyRow: TypedRow = { weight: '', measure: '', serial: '', price: '' };

/** Parses a positive number with a comma or a point; null if it is invalid. */
export function readNumber(typed: string): number | null {
  const value = Number(typed.trim().replace(',', '.'));
  return typed.trim() !== '' && Number.isFinite(value) && value > 0 ? value : null;
}

/** Parses 7270000 and 7 270 000; null if it is not a positive whole amount. */
function readSum(typed: string): number | null {
  const digits = typed.replaceAll(/\s/g, '');
  return /^[1-9]\d{0,10}$/.test(digits) ? Number(digits) : null;
}

/** Parses rows copied from a spreadsheet: weight, size or length, serial number, price; a line without a weight is ignored. */
export function rowsOfPaste(text: string): TypedRow[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.split(/\t|;/).map((cell) => cell.trim()))
    .map(([weight = '', measure = '', serial = '', price = '']) => ({
      weight,
      measure,
      serial: serial.toUpperCase(),
      price,
    }))
    .filter(({ weight }) => readNumber(weight) !== null);
}

/** Copies the row without its serial number, which is unique. */
export const copyOf = (row: TypedRow): TypedRow => ({ ...row, serial: '' });

const typedIn = (rows: readonly TypedRow[]): TypedRow[] =>
  rows.filter(({ weight, serial }) => `${weight}${serial}`.trim() !== '');

/** The rows in the API's format; null if a weight, a measure or a price is invalid. */
export function piecesOf(rows: readonly TypedRow[], measure: Measure): ReceivedPiece[] | null {
  const pieces = typedIn(rows).map(pieceOf(measure));
  return pieces.length === 0 || pieces.includes(null) ? null : pieces.filter((piece) => piece !== null);
}

const pieceOf =
  (measure: Measure) =>
  (row: TypedRow): ReceivedPiece | null => {
    const weightGrams = readNumber(row.weight);
    const size = readNumber(row.measure);
    if (weightGrams === null || (size === null && row.measure.trim() !== '')) return null;
    if (readSum(row.price) === null && row.price.trim() !== '') return null;
    return {
      weightGrams,
      ...(measure !== '' && size !== null && { [measure]: size }),
      ...(row.serial.trim() !== '' && { serial: row.serial.trim().toUpperCase() }),
    };
  };

type WishedPrices = StaffInput<'POST /api/admin/v1/prices'>['body']['rows'];

/** The typed prices of the pieces that these rows became. */
export const pricesOf = (rows: readonly TypedRow[], serials: readonly string[]): WishedPrices =>
  typedIn(rows).flatMap(({ price: typed }, nth) => {
    const [serial, price] = [serials[nth], readSum(typed)];
    return serial === undefined || price === null ? [] : [{ serial, to: 'SUM' as const, price }];
  });
