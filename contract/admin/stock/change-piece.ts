import { Type, type Static } from 'typebox';
import { Line, Nullable, Shape, Words } from '../../primitives.ts';
import { Tags } from '../tags.ts';
import { TypedParams } from './piece-param.ts';
import { TypedStones } from './stone.ts';
import { TypedCm, TypedGrams, TypedMm } from './typed-measures.ts';

/** How many sizes larger or smaller a ring can be made. */
export const resizes = ['none', '0.5', '1', '2'] as const;

const measure = Nullable(TypedMm);
/**
 * What is left out stays. `weightGrams` and `stones` only while no valid passport states others. The stones are all of them; a loose stone
 * is one, and its weight is that of its carats.
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
  /** All of them. */
  tags: Type.Optional(Tags),
});

/** Codes of receipts for many pieces; what is left out stays. */
export const SetCodes = Shape({
  ikpu: Type.Optional(Line(40)),
  packageCode: Type.Optional(Line(40)),
});

/** Reasons for which the staff withdraw a piece themselves. */
export const withdrawReasons = ['AUDIT', 'SHOWCASE', 'OTHER'] as const;
export const WithdrawPiece = Shape({ because: Words(withdrawReasons), reason: Line(300) });

export type ChangePiece = Static<typeof ChangePiece>;
