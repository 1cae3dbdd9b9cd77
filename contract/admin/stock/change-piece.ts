import { Type, type Static } from 'typebox';
import { Line, Nullable, Shape, Som, Words } from '../../primitives.ts';
import { Tags } from '../tags.ts';
import { TypedParams } from './piece-param.ts';
import { TypedStones } from './stone.ts';
import { TypedCm, TypedGrams, TypedMm } from './typed-measures.ts';

/** By how many sizes a ring can be made larger or smaller. */
export const resizes = ['none', '0.5', '1', '2'] as const;

const measure = Nullable(TypedMm);
/**
 * Fields that are left out stay unchanged. `weightGrams` and `stones` can only be changed while no valid passport states others. `stones`
 * is the complete list; a loose stone has exactly one, and its weight follows from its carats.
 */
export const ChangePiece = Shape({
  sizeMm: Type.Optional(measure),
  lengthCm: Type.Optional(Nullable(TypedCm)),
  weightGrams: Type.Optional(TypedGrams),
  widthMm: Type.Optional(measure),
  heightMm: Type.Optional(measure),
  thicknessMm: Type.Optional(measure),
  resizable: Type.Optional(Words(resizes)),
  isEngravable: Type.Optional(Type.Boolean()),
  makersMark: Type.Optional(Line(20)),
  hallmarkKind: Type.Optional(Words(['state', 'maker'])),
  ikpu: Type.Optional(Nullable(Line(40))),
  packageCode: Type.Optional(Nullable(Line(40))),
  stones: Type.Optional(TypedStones),
  params: Type.Optional(TypedParams),
  /** The complete list. */
  tags: Type.Optional(Tags),
});

/** Receipt codes for many pieces; fields that are left out stay unchanged. */
export const SetCodes = Shape({
  ikpu: Type.Optional(Line(40)),
  packageCode: Type.Optional(Line(40)),
});

/** Reasons for which the staff withdraw a piece. */
export const withdrawReasons = ['AUDIT', 'SHOWCASE', 'OTHER'] as const;
export const WithdrawPiece = Shape({ because: Words(withdrawReasons), reason: Line(300) });

/** What the shop paid for a piece, whole soʻm. `supplier`, `invoice`: null = unknown. */
export const SetPieceCost = Shape({
  cost: Som,
  supplier: Nullable(Line(120)),
  invoice: Nullable(Line(60)),
});

export type SetPieceCost = Static<typeof SetPieceCost>;
export type ChangePiece = Static<typeof ChangePiece>;
