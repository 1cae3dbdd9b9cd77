import { Type, type Static } from 'typebox';
import { Id, Line, Nullable, Probe, Shape, Som, Words } from '../../primitives.ts';
import { resizes } from './change-piece.ts';
import { TypedParams } from './piece-param.ts';
import { TypedStone, TypedStones } from './stone.ts';
import { TypedCm, TypedGrams, TypedMm } from './typed-measures.ts';

/** One piece as it arrived: its weight, and its size or length if they differ from those of the others. */
export const ReceivedPiece = Shape({
  weightGrams: TypedGrams,
  sizeMm: Type.Optional(TypedMm),
  lengthCm: Type.Optional(TypedCm),
  /** The serial number on the piece's label; left out = the next number of the series. */
  serial: Type.Optional(Type.String({ pattern: '^[A-Z0-9][A-Z0-9-]{1,38}$' })),
});

/**
 * Pieces of the same model and make as the known piece `like` (its serial number). They take over its probe, stones, measures and codes.
 * `cost`: of each piece, in whole soʻm. `isWeightSure`: confirms a weight that differs a lot from that of `like`.
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

/** Where the pieces are received and how they were bought. `storeId` null = the warehouse. */
const arrival = {
  storeId: Nullable(Id),
  /** Left out = unknown. `supplier` and `invoice` are also optional, and are stored only together with a cost. */
  cost: Type.Optional(Som),
  supplier: Type.Optional(Nullable(Line(120))),
  invoice: Type.Optional(Nullable(Line(60))),
};

/**
 * The first pieces of a model, which may have none yet, so that they must be described in full. The fields next to `pieces` apply to all
 * of them. Their prices follow from the formula by weight and stones; their codes are those of the model. A piece without a `serial` gets
 * the next number of the latest series.
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
 * The stone of a loose-stone model: exactly one, with its carats. It has no price until one is set. `serial` left out = the next number of
 * the latest series of loose stones.
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
