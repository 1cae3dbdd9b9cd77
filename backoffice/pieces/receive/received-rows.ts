import type { ReceivedPiece } from '#contract/admin/stock/receive.ts';

/** A row as it is typed. */
interface TypedRow {
  weight: string;
  /** Ring size in mm, or length in cm, as the like piece has one. */
  measure: string;
  serial: string;
}

/** '' of the store = the warehouse. */
export interface ReceivingForm {
  storeId: string;
  cost: number | null;
  supplier: string;
  invoice: string;
  rows: TypedRow[];
  isWeightSure: boolean;
}

export const emptyRow: TypedRow = { weight: '', measure: '', serial: '' };

/** A number with a comma or a point; null: it is none above zero. */
export function readNumber(typed: string): number | null {
  const value = Number(typed.trim().replace(',', '.'));
  return typed.trim() !== '' && Number.isFinite(value) && value > 0 ? value : null;
}

/** Rows of a table that was copied from a sheet: weight, size or length, serial number; a line without a weight is left out. */
export function rowsOfPaste(text: string): TypedRow[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.split(/\t|;/).map((cell) => cell.trim()))
    .map(([weight = '', measure = '', serial = '']) => ({ weight, measure, serial: serial.toUpperCase() }))
    .filter(({ weight }) => readNumber(weight) !== null);
}

/** The rows as the API takes them; null: a weight or a measure is no number. */
export function piecesOf(
  rows: readonly TypedRow[],
  measure: 'sizeMm' | 'lengthCm' | null,
): ReceivedPiece[] | null {
  const pieces = rows
    .filter(({ weight, serial }) => `${weight}${serial}`.trim() !== '')
    .map(pieceOf(measure));
  return pieces.length === 0 || pieces.includes(null) ? null : pieces.filter((piece) => piece !== null);
}

const pieceOf =
  (measure: 'sizeMm' | 'lengthCm' | null) =>
  (row: TypedRow): ReceivedPiece | null => {
    const weightGrams = readNumber(row.weight);
    const size = readNumber(row.measure);
    if (weightGrams === null || (size === null && row.measure.trim() !== '')) return null;
    return {
      weightGrams,
      ...(measure !== null && size !== null && { [measure]: size }),
      ...(row.serial.trim() !== '' && { serial: row.serial.trim().toUpperCase() }),
    };
  };
