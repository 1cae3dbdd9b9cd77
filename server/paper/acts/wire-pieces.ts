import type { Language } from '#contract/words.ts';
import { formatWeight } from '#ui/format.ts';
import type { PaperWords } from '../paper-words.ts';
import type { PrintedAct } from './printed-act.ts';

/** A piece in a table of an act. */
export interface ActPiece {
  nameUz: string;
  nameRu: string;
  nameEn: string;
  serialNumber: string;
  probe?: number | null;
  weightGrams: number;
}

/** Number, name, serial number, fineness, weight; `last` is the act's additional column. */
export const pieceColumns = (words: PaperWords['act'], last: string): PrintedAct['columns'] => [
  { head: '№', share: 0.06 },
  { head: words.column.name, share: 0.36 },
  { head: words.column.serial, share: 0.18 },
  { head: words.column.probe, share: 0.1, isNumber: true },
  { head: words.column.weight, share: 0.12, isNumber: true },
  { head: last, share: 0.18, isNumber: true },
];

export const pieceCells = (
  piece: ActPiece,
  { nth, last, language }: { nth: number; last: string; language: Language },
): string[] => [
  String(nth + 1),
  nameOf(piece, language),
  piece.serialNumber,
  piece.probe === null || piece.probe === undefined ? '' : String(piece.probe),
  formatWeight(piece.weightGrams, language),
  last,
];

export const nameOf = (piece: Pick<ActPiece, 'nameUz' | 'nameRu' | 'nameEn'>, language: Language): string =>
  ({ ru: piece.nameRu, uz: piece.nameUz, en: piece.nameEn })[language] || piece.nameRu;

/** The total weight, to the hundredth of a gram. */
export const totalWeight = (pieces: readonly Pick<ActPiece, 'weightGrams'>[], language: Language): string =>
  formatWeight(
    pieces.reduce((sum, { weightGrams }) => sum + Math.round(weightGrams * 1000), 0) / 1000,
    language,
  );
