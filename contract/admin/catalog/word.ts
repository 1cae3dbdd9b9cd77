import { Type, type Static } from 'typebox';
import { Code, Line, names, Nullable, Probe, Shape, Words } from '../../primitives.ts';

/** The lists of words that the staff edit. */
const wordLists = ['precious-metals', 'metals', 'stone-kinds', 'shapes', 'occasions', 'styles'] as const;
const WordList = Words(wordLists);

const Care = Type.String({ maxLength: 400 });
const Probes = Type.Array(Probe, { minItems: 1, maxItems: 30 });
/** CSS colors. Two colors: a circle of two halves. */
const Colors = Type.Array(Type.String({ pattern: '^#[0-9a-f]{6}$' }), { maxItems: 2 });
const MenuPosition = Nullable(Type.Integer({ minimum: 1, maximum: 40 }));

/**
 * A word of a list. `uses`: models that have it, or of kinds and shapes of stones the stones, of a precious metal the metals that are made of it.
 * `isHidden`: it is not offered, nor is what is made of it; what has it shows its name still.
 */
export const StaffWord = Shape({
  code: Type.String(),
  version: Type.Integer({ minimum: 1 }),
  ...names,
  isHidden: Type.Boolean(),
  uses: Type.Integer({ minimum: 0 }),
  /** The precious metal that a metal is made of. */
  preciousMetal: Nullable(Code),
  /** The finenesses with which a precious metal may be sold, the lowest first. */
  probes: Type.Array(Probe),
  /** The colors of a metal's circle in filters; none = a plain circle. */
  colors: Colors,
  /** Advice to shoppers on the care of a precious metal or a kind of stone; empty = none. */
  careUz: Type.String(),
  careRu: Type.String(),
  careEn: Type.String(),
  /** The place of an occasion in the menu; null = it is in the filter only. */
  menuPosition: Nullable(Type.Integer()),
});
/** The words in their order. */
export const StaffWords = Type.Array(StaffWord);

/** `code` stands in addresses and stays. `preciousMetal`: of a metal; `probes`: of a precious metal, which needs them. */
export const NewWord = Shape({
  code: Code,
  nameUz: Line(60),
  nameRu: Line(60),
  nameEn: Line(60),
  preciousMetal: Type.Optional(Code),
  probes: Type.Optional(Probes),
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
  probes: Type.Optional(Probes),
  colors: Type.Optional(Colors),
});
/** `place`: from 0; one past the last puts it last. */
export const MoveWord = Shape({ place: Type.Integer({ minimum: 0, maximum: 1000 }) });
export const WordListParams = Shape({ list: WordList });
export const WordParams = Shape({ list: WordList, code: Code });

export type WordListName = (typeof wordLists)[number];
export type StaffWord = Static<typeof StaffWord>;
export type ChangeWord = Static<typeof ChangeWord>;
