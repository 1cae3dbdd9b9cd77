import type { ChangePiece } from '#contract/admin/stock/change-piece.ts';
import type { StaffPiece } from '#contract/admin/stock/piece.ts';

/** The form's values of a piece: texts as typed. */
export interface PieceForm {
  weightGrams: string;
  sizeMm: string;
  lengthCm: string;
  widthMm: string;
  heightMm: string;
  thicknessMm: string;
  resizable: StaffPiece['resizable'];
  isEngravable: boolean;
  makersMark: string;
  hallmarkKind: 'maker' | 'state';
  ikpu: string;
  packageCode: string;
  /** Separated by commas. */
  tags: string;
}
export type MeasureName = 'sizeMm' | 'lengthCm' | 'widthMm' | 'heightMm' | 'thicknessMm';

const typedOf = (value: number | null): string => (value === null ? '' : String(value));

export function formOf(piece: StaffPiece): PieceForm {
  return {
    weightGrams: typedOf(piece.weightGrams),
    sizeMm: typedOf(piece.sizeMm),
    lengthCm: typedOf(piece.lengthCm),
    widthMm: typedOf(piece.widthMm),
    heightMm: typedOf(piece.heightMm),
    thicknessMm: typedOf(piece.thicknessMm),
    resizable: piece.resizable,
    isEngravable: piece.isEngravable,
    makersMark: piece.makersMark ?? '',
    hallmarkKind: piece.hallmarkKind ?? 'maker',
    ikpu: piece.ikpu ?? '',
    packageCode: piece.packageCode ?? '',
    tags: piece.tags.join(', '),
  };
}

/** Parses 3,42 and 3.42. */
export const numberOf = (typed: string): number => Number(typed.trim().replace(',', '.'));

/** Checks for a valid measure; an empty field means that it is not stated. */
export const isNumber = (typed: string, isNeeded: boolean): boolean =>
  typed.trim() === '' ? !isNeeded : numberOf(typed) > 0;

/** The request body: the changed fields. */
export function changeOf(form: PieceForm, changed: Partial<Record<keyof PieceForm, boolean>>): ChangePiece {
  const measure = (typed: string) => (typed.trim() === '' ? null : numberOf(typed));
  const words = (typed: string) => (typed.trim() === '' ? null : typed.trim());
  return {
    ...(changed.weightGrams && { weightGrams: numberOf(form.weightGrams) }),
    ...(changed.sizeMm && { sizeMm: measure(form.sizeMm) }),
    ...(changed.lengthCm && { lengthCm: measure(form.lengthCm) }),
    ...(changed.widthMm && { widthMm: measure(form.widthMm) }),
    ...(changed.heightMm && { heightMm: measure(form.heightMm) }),
    ...(changed.thicknessMm && { thicknessMm: measure(form.thicknessMm) }),
    ...(changed.resizable && { resizable: form.resizable }),
    ...(changed.isEngravable && { isEngravable: form.isEngravable }),
    ...(changed.makersMark && form.makersMark.trim() !== '' && { makersMark: form.makersMark.trim() }),
    ...(changed.hallmarkKind && { hallmarkKind: form.hallmarkKind }),
    ...(changed.ikpu && { ikpu: words(form.ikpu) }),
    ...(changed.packageCode && { packageCode: words(form.packageCode) }),
    ...(changed.tags && { tags: tagsIn(form.tags) }),
  };
}

const maxTagLength = 32;
const maxTags = 12;

/** Without duplicates. */
const tagsIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

/** Checks the limits on number and length. */
export const areTags = (typed: string): boolean => {
  const tags = tagsIn(typed);
  return tags.length <= maxTags && tags.every((tag) => tag.length <= maxTagLength);
};
