import { Type, type Static } from 'typebox';
import { productItemStates } from '../../catalog/catalog.ts';
import { Day, Id, Instant, Line, names, Nullable, Shape, WeightGrams, Words } from '../../primitives.ts';
import { WaitingApproval } from '../approval.ts';
import { AnyOf, listQuery } from '../list.ts';

/**
 * SENT: nothing was received yet. ARRIVED: some pieces were received. CLOSED: all were received, or two people agreed that the rest is
 * lost.
 */
export const transferStates = ['SENT', 'ARRIVED', 'CLOSED'] as const;

/** Columns of the transfer list. */
export const transferColumns = ['number', 'state', 'way', 'received', 'sent', 'arrives', 'sentBy'] as const;

/**
 * `storeId`: where they come from or go to; 0 = the warehouse. `missing`: transfers to the caller's stores that are incomplete because
 * pieces did not arrive. `arriving`: transfers to the caller's stores that are due by today and are not received.
 */
export const TransfersQuery = Shape({
  ...listQuery(['sentAt']),
  state: Type.Optional(AnyOf),
  storeId: Type.Optional(AnyOf),
  missing: Type.Optional(Type.Boolean()),
  arriving: Type.Optional(Type.Boolean()),
});

/** A store's id; null = the warehouse. */
const Place = Nullable(Id);
const serials = Type.Array(Line(40), { minItems: 1, maxItems: 500, uniqueItems: true });

export const TransferRow = Shape({
  id: Id,
  state: Words(transferStates),
  fromStoreId: Place,
  toStoreId: Place,
  sentAt: Instant,
  sentBy: Type.String(),
  arrivesOn: Day,
  pieces: Type.Integer({ minimum: 0 }),
  received: Type.Integer({ minimum: 0 }),
  missing: Type.Integer({ minimum: 0 }),
});

export const TransferPiece = Shape({
  serialNumber: Type.String(),
  ...names,
  weightGrams: WeightGrams,
  state: Words(productItemStates),
  receivedAt: Nullable(Instant),
  receivedBy: Nullable(Type.String()),
  isMissing: Type.Boolean(),
});

/** `mayReceive` false: it is closed, goes to a store that is not the caller's, or was sent by the caller. */
export const Transfer = Shape({
  ...TransferRow.properties,
  reason: Nullable(Type.String()),
  /** The approval request that decides whether the missing pieces are lost; null = nothing is to be decided. */
  waiting: Nullable(WaitingApproval),
  lines: Type.Array(TransferPiece),
  mayReceive: Type.Boolean(),
});

export const SendTransfer = Shape({ fromStoreId: Place, toStoreId: Place, arrivesOn: Day, serials });
export const TransferParams = Shape({ id: Id });
export const ReceiveTransfer = Shape({ serials });
/** `strangers`: scanned pieces that do not belong to this transfer. */
export const ReceivedTransfer = Shape({ transfer: Transfer, strangers: Type.Array(Type.String()) });
export const CloseTransfer = Shape({ reason: Line(300) });

/** Why a piece cannot be transferred: held by somebody, elsewhere, already in transit, sold or written off, unknown. */
export const transferRefusals = ['HELD', 'ELSEWHERE', 'TRAVELLING', 'GONE', 'UNKNOWN'] as const;

export type TransferColumn = (typeof transferColumns)[number];
export type Transfer = Static<typeof Transfer>;
export type TransferRow = Static<typeof TransferRow>;
