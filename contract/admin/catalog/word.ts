import { Type, type Static } from 'typebox';
import { AnyOf } from '../list.ts';
import { Code, Line, names, Nullable, Probe, Shape, Words } from '../../primitives.ts';

/** Word lists that the staff can edit. */
export const wordLists = [
  'occasions',
  'styles',
  'precious-metals',
  'metals',
  'stone-kinds',
  'shapes',
] as const;
const WordList = Words(wordLists);

const Care = Type.String({ maxLength: 400 });
const Probes = Type.Array(Probe, { minItems: 1, maxItems: 30 });
/** CSS colors. Two colors are drawn as a circle of two halves. */
const Colors = Type.Array(Type.String({ pattern: '^#[0-9a-f]{6}$' }), { maxItems: 2 });
const MenuPosition = Nullable(Type.Integer({ minimum: 1, maximum: 40 }));

/**
 * A word of a list. `uses`: number of models that have it; for kinds and shapes of stones the number of stones, for a precious metal the
 * number of metals made of it. `isHidden`: the word, and what is made of it, is no longer offered; records that have it still show its
 * name.
 */
export const StaffWord = Shape({
  list: WordList,
  code: Type.String(),
  version: Type.Integer({ minimum: 1 }),
  ...names,
  isHidden: Type.Boolean(),
  uses: Type.Integer({ minimum: 0 }),
  /** The precious metal that this metal is made of. */
  preciousMetal: Nullable(Code),
  /** Finenesses with which a precious metal may be sold, lowest first. */
  probes: Type.Array(Probe),
  /** Colors of the metal's circle in filters; empty = a plain circle. */
  colors: Colors,
  /** Care advice for a precious metal or a kind of stone; empty = none. */
  careUz: Type.String(),
  careRu: Type.String(),
  careEn: Type.String(),
  /** Position of an occasion in the menu; null = it is only in the filter. */
  menuPosition: Nullable(Type.Integer()),
});
/** The words in display order, list after list. */
export const StaffWords = Type.Array(StaffWord);
/**
 * `list`: the lists; all of them without it. `q`: a part of a name in any language, or of the code. `inMenu`: occasions in the menu.
 * `unused`: those that nothing has.
 */
export const WordsQuery = Shape({
  list: Type.Optional(AnyOf),
  q: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
  hidden: Type.Optional(Type.Boolean()),
  inMenu: Type.Optional(Type.Boolean()),
  unused: Type.Optional(Type.Boolean()),
  sort: Type.Optional(Words(['position', '-position', 'uses', '-uses'])),
});
export const wordColumns = ['name', 'list', 'offered', 'facts', 'uses', 'code'] as const;

/**
 * `code` is part of page addresses and never changes. `preciousMetal`: for a metal; `probes`: for a precious metal, where they are
 * required.
 */
export const NewWord = Shape({
  code: Code,
  nameUz: Line(60),
  nameRu: Line(60),
  nameEn: Line(60),
  preciousMetal: Type.Optional(Code),
  probes: Type.Optional(Probes),
});
/** Fields that are left out stay unchanged. Fields that do not apply to the list are ignored. */
export const ChangeWord = Shape({
  nameUz: Type.Optional(Line(60)),
  nameRu: Type.Optional(Line(60)),
  nameEn: Type.Optional(Line(60)),
  isHidden: Type.Optional(Type.Boolean()),
  careUz: Type.Optional(Care),
  careRu: Type.Optional(Care),
  careEn: Type.Optional(Care),
  menuPosition: Type.Optional(MenuPosition),
  probes: Type.Optional(Probes),
  colors: Type.Optional(Colors),
});
/** `place`: position from 0; one past the last position puts it last. */
export const MoveWord = Shape({ place: Type.Integer({ minimum: 0, maximum: 1000 }) });
export const WordListParams = Shape({ list: WordList });
export const WordParams = Shape({ list: WordList, code: Code });

export type WordListName = (typeof wordLists)[number];
export type WordsQuery = Static<typeof WordsQuery>;
export type WordColumn = (typeof wordColumns)[number];
export type StaffWord = Static<typeof StaffWord>;
export type ChangeWord = Static<typeof ChangeWord>;
