import type { TransferDraft } from '#contract/admin/stock/transfer-draft.ts';
import type { transferDraftOperations as declared } from '#contract/operations/admin/stock/transfer-draft.ts';
import type { Db } from '#database/connect.ts';
import { transferRefusal } from '#domain/stock/may-transfer.ts';
import { requireNamedStore } from '#server/kit/own-store.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { names } from '#server/kit/wire.ts';
import { lockPieces } from '../queries-change.ts';
import { deleteRequest, insertRequest, type RequestedRow, selectRequested } from './queries-draft.ts';
import { selectTransferFacts } from './queries-transfer.ts';

interface WantedPiece {
  serial: string;
  toStoreId: number;
  staffId: number;
  /** The piece is to be shown there at this visit. */
  visitId?: number;
  now: Date;
}

/**
 * Requests a piece from another place for a store; it is added to the draft of a transfer, and nothing is held. Returns the reason if it
 * cannot travel or another store has already requested it; null on success. Refuses with NOT_FOUND.
 */
export async function requestTransfer(db: Db, wanted: WantedPiece): Promise<string | null> {
  const { serial, toStoreId: to, staffId, visitId = null, now } = wanted;
  const [piece] = await lockPieces(db, [serial]);
  if (piece === undefined) throw new Refusal('NOT_FOUND');
  if (piece.storeId === to) return 'ELSEWHERE';
  const [travel] = await selectTransferFacts(db, [piece.id]);
  const facts = {
    ...piece,
    isInTransit: travel?.is_in_transit ?? false,
    pickupStoreId: travel?.pickup_store_id ?? null,
  };
  const why = transferRefusal(facts, { from: piece.storeId, to });
  if (why !== null) return why;
  const isNew = await insertRequest(db, { itemId: piece.id, toStoreId: to, staffId, visitId, now });
  return isNew ? null : 'REQUESTED';
}

/** Pieces that stores request from each other. */
export const transferDraftOperations = {
  async listTransferDrafts({ db }, { caller: { stores } }) {
    return { rows: draftsOf(await selectRequested(db, { stores })) };
  },

  async requestTransfer({ db }, { caller, input, now }) {
    const { serial, toStoreId } = input;
    await requireNamedStore(db, caller, toStoreId);
    const why = await requestTransfer(db, { serial, toStoreId, staffId: caller.staff.id, now });
    if (why !== null) throw new Refusal('PIECE_STATE_CONFLICT', { why });
    const drafts = draftsOf(await selectRequested(db, { stores: caller.stores }));
    const draft = drafts.find(({ pieces }) => pieces.some(({ serialNumber }) => serialNumber === serial));
    if (draft === undefined) throw new Refusal('NOT_FOUND');
    return draft;
  },

  async dropTransferRequest({ db }, { caller: { stores }, input: { serial } }) {
    const [row] = await selectRequested(db, { stores, serial });
    if (row === undefined) throw new Refusal('NOT_FOUND');
    await deleteRequest(db, row.item_id);
  },
} satisfies StaffFunctions<typeof declared, { db: Db }>;

/** One draft for each pair of places, the oldest request first. */
function draftsOf(rows: readonly RequestedRow[]): TransferDraft[] {
  const ways = Map.groupBy(rows, (row) => `${row.from_store_id ?? ''} ${row.to_store_id}`);
  return [...ways.values()].flatMap((pieces) => {
    const [first] = pieces;
    if (first === undefined) return [];
    return [
      {
        fromStoreId: first.from_store_id,
        toStoreId: first.to_store_id,
        pieces: pieces.map((row) => ({
          serialNumber: row.serial_number,
          ...names(row.name),
          state: row.product_item_state,
          visitId: row.visit_id,
          requestedBy: row.by,
          requestedAt: row.at.toISOString(),
        })),
      },
    ];
  });
}
