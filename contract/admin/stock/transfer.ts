import { Type, type Static } from 'typebox';
import { productItemStates } from '../../catalog/catalog.ts';
import { Day, Id, Instant, Line, names, Nullable, Shape, WeightGrams, Words } from '../../primitives.ts';
import { WaitingApproval } from './piece-care.ts';
import { AnyOf, listQuery } from '../list.ts';

/** SENT: nothing of it was received yet. ARRIVED: a part of it was. CLOSED: all of it was, or two people agreed that the rest is lost. */
export const transferStates = ['SENT', 'ARRIVED', 'CLOSED'] as const;

/** What the list shows of a transfer. */
export const transferColumns = ['number', 'state', 'way', 'received', 'sent', 'arrives', 'sentBy'] as const;

/**
 * `storeId`: where they come from or go to; 0 = the warehouse. `missing`: those that go to one's stores and wait because pieces of them did
 * not arrive. `arriving`: those that go to one's stores, should be there by today and are not received.
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

/** `mayReceive` false: it is closed, goes to a store that is not one's own, or the caller has sent it. */
export const Transfer = Shape({
  ...TransferRow.properties,
  reason: Nullable(Type.String()),
  /** Somebody decides whether what is missing is lost; null = nothing is to be decided. */
  waiting: Nullable(WaitingApproval),
  lines: Type.Array(TransferPiece),
  mayReceive: Type.Boolean(),
});

export const SendTransfer = Shape({ fromStoreId: Place, toStoreId: Place, arrivesOn: Day, serials });
export const TransferParams = Shape({ id: Id });
export const ReceiveTransfer = Shape({ serials });
/** `strangers`: scanned, and not of this transfer. */
export const ReceivedTransfer = Shape({ transfer: Transfer, strangers: Type.Array(Type.String()) });
export const CloseTransfer = Shape({ reason: Line(300) });

/** Why a piece cannot travel: somebody keeps it, it is elsewhere, it travels already, it is sold or written off, it is nobody’s. */
export const travelRefusals = ['HELD', 'ELSEWHERE', 'TRAVELLING', 'GONE', 'UNKNOWN'] as const;

export type TransferColumn = (typeof transferColumns)[number];
export type Transfer = Static<typeof Transfer>;
export type TransferRow = Static<typeof TransferRow>;
