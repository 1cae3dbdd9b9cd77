import type { ChangeWord, StaffWord, WordListName } from '#contract/admin/catalog/word.ts';
import { uzbekLetters } from '../../kit/forms/uzbek-letters.ts';
import { keysOf } from '../../kit/keys-of.ts';

export type WordList = WordListName;

export const wordLists = keysOf<WordList>({
  occasions: 0,
  styles: 0,
  'precious-metals': 0,
  metals: 0,
  'stone-kinds': 0,
  shapes: 0,
});

/** The list named by the address; null: all of them. */
export const listIn = (search: URLSearchParams): WordList | null =>
  wordLists.find((name) => name === search.get('list')) ?? null;

export interface WordForm {
  code: string;
  nameRu: string;
  nameUz: string;
  nameEn: string;
  careRu: string;
  careUz: string;
  careEn: string;
  /** The position as typed; empty = not in the menu. */
  menuPosition: string;
  preciousMetal: string;
  /** As typed, separated by commas: `375, 585, 750`. */
  probes: string;
  /** Number of colors of its circle: `0`, `1`, `2`. */
  colorCount: string;
  firstColor: string;
  secondColor: string;
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
  probes: '',
  colorCount: '0',
  firstColor: '#d9b25c',
  secondColor: '#dadcdd',
  isHidden: false,
};

export function formOf(word: StaffWord | null): WordForm {
  if (word === null) return blank;
  const { code, nameRu, nameUz, nameEn, careRu, careUz, careEn, menuPosition, isHidden } = word;
  const texts = { nameRu, nameUz, nameEn, careRu, careUz, careEn };
  const typedPosition = menuPosition === null ? '' : String(menuPosition);
  const [firstColor = blank.firstColor, secondColor = blank.secondColor] = word.colors;
  const probes = word.probes.join(', ');
  const colors = { colorCount: String(word.colors.length), firstColor, secondColor };
  return { ...blank, ...texts, code, menuPosition: typedPosition, probes, ...colors, isHidden };
}

/** Parses the typed finenesses; null if one of them is invalid. */
export function probesOf(typed: string): number[] | null {
  const parts = typed.split(/[\s,;]+/).filter((part) => part !== '');
  const probes = parts.map(Number);
  const isRight = probes.every((probe) => Number.isInteger(probe) && probe >= 1 && probe <= 999);
  return probes.length > 0 && isRight ? probes : null;
}

/** The colors of a metal, as many as chosen. */
export const colorsOf = ({
  colorCount,
  firstColor,
  secondColor,
}: Pick<WordForm, 'colorCount' | 'firstColor' | 'secondColor'>): string[] =>
  [firstColor, secondColor].slice(0, Number(colorCount));

/** The request body: the fields that differ from the loaded ones. */
export function changeOf(form: WordForm, loaded: StaffWord): ChangeWord {
  const before = new Map<string, unknown>(Object.entries(formOf(loaded)));
  const { nameRu, nameUz, nameEn, careRu, careUz, careEn, menuPosition, isHidden } = form;
  const texts = { nameRu, nameUz, nameEn, careRu, careUz, careEn };
  const [probes, colors] = [probesOf(form.probes), colorsOf(form)];
  const typed = Object.entries(texts).map(
    ([name, text]) => [name, name.endsWith('Uz') ? uzbekLetters(text.trim()) : text.trim()] as const,
  );
  return {
    ...Object.fromEntries(typed.filter(([name, text]) => before.get(name) !== text)),
    ...(isHidden !== loaded.isHidden && { isHidden }),
    ...(menuPosition !== before.get('menuPosition') && {
      menuPosition: menuPosition.trim() === '' ? null : Number(menuPosition),
    }),
    ...(probes !== null && probes.join() !== loaded.probes.join() && { probes }),
    ...(colors.join() !== loaded.colors.join() && { colors }),
  };
}
