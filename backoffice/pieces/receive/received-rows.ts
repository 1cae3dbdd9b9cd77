import type { StaffInput } from '#client/admin/call-staff-api.ts';
import type { ReceivedPiece } from '#contract/admin/stock/receive.ts';
import type { Arrival } from './arrival.ts';

/** A row as it is typed. */
export interface TypedRow {
  weight: string;
  /** Ring size in mm, or length in cm. */
  measure: string;
  serial: string;
  /** The piece's own price, as it was typed; '' = the formula's, or the price of the piece it is like. */
  price: string;
}

/** Which measure the pieces have; '' = none. */
export type Measure = 'sizeMm' | 'lengthCm' | '';

/** A form with rows of pieces, whatever else it has. */
export interface RowsForm {
  rows: TypedRow[];
}

export interface ReceivingForm extends Arrival, RowsForm {
  isWeightSure: boolean;
}

export const emptyRow: TypedRow = { weight: '', measure: '', serial: '', price: '' };

/** A number with a comma or a point; null: it is none above zero. */
export function readNumber(typed: string): number | null {
  const value = Number(typed.trim().replace(',', '.'));
  return typed.trim() !== '' && Number.isFinite(value) && value > 0 ? value : null;
}

/** 7270000 and 7 270 000; null: it is no whole sum above zero. */
function readSum(typed: string): number | null {
  const digits = typed.replaceAll(/\s/g, '');
  return /^[1-9]\d{0,10}$/.test(digits) ? Number(digits) : null;
}

/** Rows of a table that was copied from a sheet: weight, size or length, serial number, price; a line without a weight is left out. */
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

/** A copy of the row without its serial number, which each piece has for itself. */
export const copyOf = (row: TypedRow): TypedRow => ({ ...row, serial: '' });

const typedIn = (rows: readonly TypedRow[]): TypedRow[] =>
  rows.filter(({ weight, serial }) => `${weight}${serial}`.trim() !== '');

/** The rows as the API takes them; null: a weight, a measure or a price is no number. */
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

/** The prices that were typed, of the pieces that these rows became. */
export const pricesOf = (rows: readonly TypedRow[], serials: readonly string[]): WishedPrices =>
  typedIn(rows).flatMap(({ price: typed }, nth) => {
    const [serial, price] = [serials[nth], readSum(typed)];
    return serial === undefined || price === null ? [] : [{ serial, to: 'SUM' as const, price }];
  });
