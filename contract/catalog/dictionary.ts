import { Type, type Static } from 'typebox';
import { Code, names, Nullable, Probe, Shape } from '../primitives.ts';

const care = {
  careUz: Nullable(Type.String()),
  careRu: Nullable(Type.String()),
  careEn: Nullable(Type.String()),
};

/** A word of a list; `productCount`: number of its models with a piece that can be bought now. */
const listed = {
  code: Code,
  ...names,
  /** No longer offered in menus and filters; records that have it still show its name. */
  isHidden: Type.Boolean(),
  productCount: Type.Integer({ minimum: 0 }),
};

/** The word lists that staff edit, in display order. They explain the codes in other responses and in filters. */
export const Dictionary = Shape({
  /** `probes`: the finenesses with which it may be sold. `care*`: care advice for the owner; null = none. */
  preciousMetals: Type.Array(
    Shape({ code: Code, ...names, isHidden: listed.isHidden, probes: Type.Array(Probe), ...care }),
  ),
  /**
   * Metals with their colors, as shoppers choose them. `colors`, such as `#d9b25c`: colors of the metal's circle; two colors give two
   * halves.
   */
  metals: Type.Array(Shape({ ...listed, preciousMetal: Code, colors: Type.Array(Type.String()) })),
  stoneKinds: Type.Array(Shape({ ...listed, ...care })),
  shapes: Type.Array(Shape(listed)),
  /** `menuPosition`: its position in the menu; null = not in the menu. */
  occasions: Type.Array(Shape({ ...listed, menuPosition: Nullable(Type.Integer()) })),
  styles: Type.Array(Shape(listed)),
});

export type Dictionary = Static<typeof Dictionary>;
