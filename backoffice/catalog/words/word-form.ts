import type { ChangeWord, StaffWord } from '#contract/admin/catalog/word.ts';
import type { StaffInput } from '#client/admin/call-staff-api.ts';
import { uzbekLetters } from '../uzbek-letters.ts';

export type WordList = StaffInput<'GET /api/admin/v1/words/:list'>['params']['list'];

export const wordLists = Object.keys({
  occasions: 0,
  styles: 0,
  metals: 0,
  'stone-kinds': 0,
  shapes: 0,
} satisfies Record<WordList, 0>) as WordList[]; // the keys of the table above

/** The list that an address names; the first one where it names none. */
export const listIn = (search: URLSearchParams): WordList =>
  wordLists.find((name) => name === search.get('list')) ?? 'occasions';

export interface WordForm {
  code: string;
  nameRu: string;
  nameUz: string;
  nameEn: string;
  careRu: string;
  careUz: string;
  careEn: string;
  /** As it is typed; empty = it is not in the menu. */
  menuPosition: string;
  preciousMetal: string;
  isHidden: boolean;
}

export const formOf = (word: StaffWord | null): WordForm => ({
  code: word?.code ?? '',
  nameRu: word?.nameRu ?? '',
  nameUz: word?.nameUz ?? '',
  nameEn: word?.nameEn ?? '',
  careRu: word?.careRu ?? '',
  careUz: word?.careUz ?? '',
  careEn: word?.careEn ?? '',
  menuPosition: word?.menuPosition == null ? '' : String(word.menuPosition),
  preciousMetal: word?.preciousMetal ?? 'gold',
  isHidden: word?.isHidden ?? false,
});

/** What the API takes: the fields that differ from what was loaded. */
export function changeOf(form: WordForm, loaded: StaffWord): ChangeWord {
  const before = new Map<string, unknown>(Object.entries(formOf(loaded)));
  const { code: _code, preciousMetal: _metal, menuPosition, isHidden, ...texts } = form;
  const typed = Object.entries(texts).map(
    ([name, text]) => [name, name.endsWith('Uz') ? uzbekLetters(text.trim()) : text.trim()] as const,
  );
  return {
    ...Object.fromEntries(typed.filter(([name, text]) => before.get(name) !== text)),
    ...(isHidden !== loaded.isHidden && { isHidden }),
    ...(menuPosition !== before.get('menuPosition') && {
      menuPosition: menuPosition.trim() === '' ? null : Number(menuPosition),
    }),
  };
}
