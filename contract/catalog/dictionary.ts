import { Type, type Static } from 'typebox';
import { Code, names, Nullable, Probe, Shape } from '../primitives.ts';

const care = {
  careUz: Nullable(Type.String()),
  careRu: Nullable(Type.String()),
  careEn: Nullable(Type.String()),
};

/** A word of a list; `productCount` = models of it with a piece that can be bought now. */
const listed = {
  code: Code,
  ...names,
  /** Not offered in menus and filters any more; what has it shows its name still. */
  isHidden: Type.Boolean(),
  productCount: Type.Integer({ minimum: 0 }),
};

/** The lists of words that staff edit, each in its order: what the codes in other answers and in filters mean. */
export const Dictionary = Shape({
  /** `probes`: the finenesses with which it may be sold. `care*`: advice for the owner; null = nothing particular. */
  preciousMetals: Type.Array(
    Shape({ code: Code, ...names, isHidden: listed.isHidden, probes: Type.Array(Probe), ...care }),
  ),
  /** Metals with their colors, as shoppers choose them. `colors`, `#d9b25c`: how one is drawn, as a circle of two halves where there are two. */
  metals: Type.Array(Shape({ ...listed, preciousMetal: Code, colors: Type.Array(Type.String()) })),
  stoneKinds: Type.Array(Shape({ ...listed, ...care })),
  shapes: Type.Array(Shape(listed)),
  /** `menuPosition`: its place in the menu; null = it does not stand there. */
  occasions: Type.Array(Shape({ ...listed, menuPosition: Nullable(Type.Integer()) })),
  styles: Type.Array(Shape(listed)),
});

export type Dictionary = Static<typeof Dictionary>;
