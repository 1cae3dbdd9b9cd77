import { Type, type Static } from 'typebox';
import { Id, Line, Nullable, Probe, Shape, Som, Words } from '../../primitives.ts';
import { resizes } from './change-piece.ts';
import { TypedParams } from './piece-param.ts';
import { TypedStone, TypedStones } from './stone.ts';
import { TypedCm, TypedGrams, TypedMm } from './typed-measures.ts';

/** One piece as it came: what the scale says, and its size or length where it is not that of the others. */
export const ReceivedPiece = Shape({
  weightGrams: TypedGrams,
  sizeMm: Type.Optional(TypedMm),
  lengthCm: Type.Optional(TypedCm),
  /** The serial number on the piece's label; left out = the next number of the series. */
  serial: Type.Optional(Type.String({ pattern: '^[A-Z0-9][A-Z0-9-]{1,38}$' })),
});

/**
 * Pieces that came in, of the model and the make of one that the shop knows: `like`, its serial number. They have its probe, stones,
 * measures and codes; `cost`: what each of them cost, whole soʻm. `isWeightSure`: a weight that is far from that piece's is right.
 */
export const ReceivePieces = Shape({
  like: Line(40),
  /** null = the warehouse. */
  storeId: Nullable(Id),
  /** Left out = unknown. */
  cost: Type.Optional(Som),
  supplier: Nullable(Line(120)),
  invoice: Nullable(Line(60)),
  isWeightSure: Type.Boolean(),
  pieces: Type.Array(ReceivedPiece, { minItems: 1, maxItems: 100 }),
});

/** Where pieces come to and how they were bought. `storeId` null = the warehouse. */
const arrival = {
  storeId: Nullable(Id),
  /** Left out = unknown; so are `supplier` and `invoice`, which are stored with a cost. */
  cost: Type.Optional(Som),
  supplier: Type.Optional(Nullable(Line(120))),
  invoice: Type.Optional(Nullable(Line(60))),
};

/**
 * The first pieces of a model that may have none yet: no other piece says what they are. What stands beside `pieces` is the same of all of
 * them. Their prices are the formula's, by their weights and stones; their codes are the model's. A piece without a `serial` has the next
 * number of the latest series.
 */
export const ReceiveFirstPieces = Shape({
  probe: Probe,
  resizable: Words(resizes),
  isEngravable: Type.Boolean(),
  makersMark: Line(20),
  hallmarkKind: Words(['state', 'maker'] as const),
  /** Left out = none. */
  stones: Type.Optional(TypedStones),
  params: Type.Optional(TypedParams),
  pieces: Type.Array(ReceivedPiece, { minItems: 1, maxItems: 100 }),
  ...arrival,
});
/**
 * The stone of a model of a loose stone: one, with its carats. It has no price until somebody gives it one. `serial` left out = the next
 * number of the latest series of loose stones.
 */
export const ReceiveLooseStone = Shape({
  stone: TypedStone,
  serial: ReceivedPiece.properties.serial,
  ...arrival,
});
export type ReceiveLooseStone = Static<typeof ReceiveLooseStone>;

export type ReceiveFirstPieces = Static<typeof ReceiveFirstPieces>;

/** Serial numbers, in the order of the pieces. */
export const ReceivedPieces = Shape({ serials: Type.Array(Type.String()) });

export type ReceivePieces = Static<typeof ReceivePieces>;
export type ReceivedPiece = Static<typeof ReceivedPiece>;
