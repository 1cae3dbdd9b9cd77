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

/** What a word says after a change. */
export function changedWord(before: StaffWordRow, change: ChangeWord): WordChange {
  const { name, care } = before;
  return {
    name: {
      uz: change.nameUz?.trim() ?? name.uz,
      ru: change.nameRu?.trim() ?? name.ru,
      en: change.nameEn?.trim() ?? name.en,
    },
    isHidden: change.isHidden ?? before.isHidden,
    care: orNone({
      uz: change.careUz?.trim() ?? care?.uz ?? '',
      ru: change.careRu?.trim() ?? care?.ru ?? '',
      en: change.careEn?.trim() ?? care?.en ?? '',
    }),
    menuPosition: change.menuPosition === undefined ? before.menuPosition : change.menuPosition,
  };
}

const orNone = (text: LocalizedText): LocalizedText | null =>
  Object.values(text).every((one) => one === '') ? null : text;

export const nameOfNew = (given: { nameUz: string; nameRu: string; nameEn: string }): LocalizedText => ({
  uz: given.nameUz.trim(),
  ru: given.nameRu.trim(),
  en: given.nameEn.trim(),
});
