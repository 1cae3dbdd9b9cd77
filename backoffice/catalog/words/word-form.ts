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

const blank: WordForm = {
  code: '',
  nameRu: '',
  nameUz: '',
  nameEn: '',
  careRu: '',
  careUz: '',
  careEn: '',
  menuPosition: '',
  preciousMetal: 'gold',
  isHidden: false,
};

export function formOf(word: StaffWord | null): WordForm {
  if (word === null) return blank;
  const { code, nameRu, nameUz, nameEn, careRu, careUz, careEn, menuPosition, isHidden } = word;
  const texts = { nameRu, nameUz, nameEn, careRu, careUz, careEn };
  const typedPosition = menuPosition === null ? '' : String(menuPosition);
  return { ...blank, ...texts, code, menuPosition: typedPosition, isHidden };
}

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
