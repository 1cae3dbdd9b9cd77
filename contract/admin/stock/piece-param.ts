import { Type, type Static } from 'typebox';
import { Id, Line, names, Nullable, Shape, Words } from '../../primitives.ts';

const paramTypes = ['number', 'text', 'choice'] as const;

/** A characteristic that a piece can have. Size, weight and fineness are separate fields of the piece. */
export const PieceParam = Shape({
  id: Id,
  ...names,
  type: Words(paramTypes),
  unit: Nullable(Type.String()),
  /** The values of a choice, in display order. */
  values: Type.Array(Shape({ code: Type.String(), ...names })),
});
/** The parameters in the order of the table of characteristics. */
export const PieceParams = Type.Array(PieceParam);

/** The value of a characteristic of a piece: the code of a choice, otherwise a text or a number as typed. */
export const ParamOfPiece = Shape({ id: Id, value: Type.String() });
/** `value` null removes the characteristic from the piece. */
export const TypedParam = Shape({ id: Id, value: Nullable(Line(200)) });
/** Characteristics that are left out stay unchanged. */
export const TypedParams = Type.Array(TypedParam, { maxItems: 200 });

export type PieceParam = Static<typeof PieceParam>;
export type ParamOfPiece = Static<typeof ParamOfPiece>;
export type TypedParam = Static<typeof TypedParam>;
