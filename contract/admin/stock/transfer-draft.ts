import { Type, type Static } from 'typebox';
import { productItemStates } from '../../catalog/catalog.ts';
import { Id, Instant, Line, names, Nullable, Shape, Words } from '../../primitives.ts';

/** A piece that a store requests. `visitId`: it is to be shown at that visit. */
const RequestedPiece = Shape({
  serialNumber: Type.String(),
  ...names,
  state: Words(productItemStates),
  visitId: Nullable(Id),
  requestedBy: Type.String(),
  requestedAt: Instant,
});

/**
 * Pieces that one store requests from one place; `fromStoreId` null = the warehouse. Pieces that are sent are removed from it
 * automatically.
 */
export const TransferDraft = Shape({
  fromStoreId: Nullable(Id),
  toStoreId: Id,
  pieces: Type.Array(RequestedPiece),
});
export const TransferDrafts = Shape({ rows: Type.Array(TransferDraft) });
export const RequestTransfer = Shape({ serial: Line(40), toStoreId: Id });
export const DraftPieceParams = Shape({ serial: Line(40) });

export type TransferDraft = Static<typeof TransferDraft>;
