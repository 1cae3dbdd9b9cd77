import { Type, type Static } from 'typebox';
import { Code, Line, names, Nullable, Shape, Words } from '../../primitives.ts';

/** The lists of words that the staff edit. */
const wordLists = ['metals', 'stone-kinds', 'shapes', 'occasions', 'styles'] as const;
const WordList = Words(wordLists);

const Care = Type.String({ maxLength: 400 });
const MenuPosition = Nullable(Type.Integer({ minimum: 1, maximum: 40 }));

/**
 * A word of a list. `uses`: models that have it, or of kinds and shapes of stones the stones. `isHidden`: it is not offered; what has it
 * shows its name still.
 */
export const StaffWord = Shape({
  code: Type.String(),
  version: Type.Integer({ minimum: 1 }),
  ...names,
  isHidden: Type.Boolean(),
  uses: Type.Integer({ minimum: 0 }),
  /** Of a metal: what it is made of. */
  preciousMetal: Nullable(Code),
  /** Of a kind of stone: what its owner is told; empty = nothing particular. */
  careUz: Type.String(),
  careRu: Type.String(),
  careEn: Type.String(),
  /** Of an occasion: its place in the menu; null = it stands in the filter only. */
  menuPosition: Nullable(Type.Integer()),
});
/** In their order. */
export const StaffWords = Type.Array(StaffWord);

/** `code` stands in addresses and stays. `preciousMetal`: of a metal. */
export const NewWord = Shape({
  code: Code,
  nameUz: Line(60),
  nameRu: Line(60),
  nameEn: Line(60),
  preciousMetal: Type.Optional(Code),
});
/** What is left out stays; what a list does not have is left alone. */
export const ChangeWord = Shape({
  nameUz: Type.Optional(Line(60)),
  nameRu: Type.Optional(Line(60)),
  nameEn: Type.Optional(Line(60)),
  isHidden: Type.Optional(Type.Boolean()),
  careUz: Type.Optional(Care),
  careRu: Type.Optional(Care),
  careEn: Type.Optional(Care),
  menuPosition: Type.Optional(MenuPosition),
});
/** `place`: from 0; one past the last puts it last. */
export const MoveWord = Shape({ place: Type.Integer({ minimum: 0, maximum: 1000 }) });
export const WordListParams = Shape({ list: WordList });
export const WordParams = Shape({ list: WordList, code: Code });

export type WordListName = (typeof wordLists)[number];
export type StaffWord = Static<typeof StaffWord>;
export type ChangeWord = Static<typeof ChangeWord>;
