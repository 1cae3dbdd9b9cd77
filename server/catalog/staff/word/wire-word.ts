import type { ChangeWord, StaffWord } from '#contract/admin/catalog/word.ts';
import type { LocalizedText } from '#database/schema.ts';
import type { StaffWordRow, WordChange } from './queries-word.ts';

export const wordToStaff = ({ name, care, ...word }: StaffWordRow): StaffWord => ({
  ...word,
  nameUz: name.uz,
  nameRu: name.ru,
  nameEn: name.en,
  careUz: care?.uz ?? '',
  careRu: care?.ru ?? '',
  careEn: care?.en ?? '',
});

/** Returns the word's fields after a change. */
export function changedWord(before: StaffWordRow, change: ChangeWord): WordChange {
  const care = before.care ?? { uz: '', ru: '', en: '' };
  const { nameUz, nameRu, nameEn, careUz, careRu, careEn, probes, colors } = change;
  return {
    name: mixed(before.name, { uz: nameUz, ru: nameRu, en: nameEn }),
    isHidden: change.isHidden ?? before.isHidden,
    care: orNone(mixed(care, { uz: careUz, ru: careRu, en: careEn })),
    menuPosition: change.menuPosition === undefined ? before.menuPosition : change.menuPosition,
    probes: probes === undefined ? before.probes : inOrder(probes),
    colors: colors ?? before.colors,
  };
}

/** Sorts the finenesses in ascending order, without duplicates. */
export const inOrder = (probes: readonly number[]): number[] =>
  [...new Set(probes)].toSorted((one, other) => one - other);

const mixed = (
  before: LocalizedText,
  given: Record<'uz' | 'ru' | 'en', string | undefined>,
): LocalizedText => ({
  uz: given.uz?.trim() ?? before.uz,
  ru: given.ru?.trim() ?? before.ru,
  en: given.en?.trim() ?? before.en,
});

const orNone = (text: LocalizedText): LocalizedText | null =>
  Object.values(text).every((one) => one === '') ? null : text;

export const nameOfNew = (given: { nameUz: string; nameRu: string; nameEn: string }): LocalizedText => ({
  uz: given.nameUz.trim(),
  ru: given.nameRu.trim(),
  en: given.nameEn.trim(),
});

export const namesOf = ({ nameUz, nameRu, nameEn }: StaffWord): string[] => [nameUz, nameRu, nameEn];
