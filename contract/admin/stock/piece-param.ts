import { Type, type Static } from 'typebox';
import { Id, Line, names, Nullable, Shape, Words } from '../../primitives.ts';

const paramTypes = ['number', 'text', 'choice'] as const;

/** A characteristic that a piece can be given. Size, weight and fineness are none of them: they are measures of the piece. */
export const PieceParam = Shape({
  id: Id,
  ...names,
  type: Words(paramTypes),
  unit: Nullable(Type.String()),
  /** The values of a choice, in their order. */
  values: Type.Array(Shape({ code: Type.String(), ...names })),
});
/** The parameters in the order of the table of facts. */
export const PieceParams = Type.Array(PieceParam);

/** What a piece has of a characteristic: the code of a choice, else a text or a number as it is written. */
export const ParamOfPiece = Shape({ id: Id, value: Type.String() });
/** `value` null: the piece has the characteristic no longer. */
export const TypedParam = Shape({ id: Id, value: Nullable(Line(200)) });
/** Those that are left out stay. */
export const TypedParams = Type.Array(TypedParam, { maxItems: 200 });

export type PieceParam = Static<typeof PieceParam>;
export type ParamOfPiece = Static<typeof ParamOfPiece>;
export type TypedParam = Static<typeof TypedParam>;
