import { sql } from 'kysely';
import type { Transfer } from '#contract/admin/stock/transfer.ts';
import type { transferOperations as declared } from '#contract/operations/admin/stock/transfer.ts';
import { Shape, Id } from '#contract/primitives.ts';
import type { Db } from '#database/connect.ts';
import { findWaitingRequest } from '#server/approval/waiting-request.ts';
import { onceOnly } from '#server/kit/idempotency.ts';
import { idsOf, readPage } from '#server/kit/list-page.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller, StaffFunctions } from '#server/kit/staff-operation.ts';
import { closeTransfer, receiveTransfer, sendTransfer } from './move-transfer.ts';
import {
  countTransfers,
  findTransfer,
  selectTransferPieces,
  selectTransfers,
  type TransferFilter,
} from './queries-transfer.ts';
import { transferRowToWire, transferToWire } from './wire-transfer.ts';

const sentOnce = onceOnly(Shape({ id: Id }));

/** Pieces between stores. */
export const transferOperations = {
  async listTransfers({ db }, { caller, input }) {
    const { state, storeId } = input;
    const filter: TransferFilter = {
      stores: caller.stores,
      ...(state !== undefined && { states: state.split(',') }),
      ...(storeId !== undefined && { storeIds: idsOf(storeId) }),
    };
    const page = await readPage(input, {
      sorts: { sentAt: { by: sql`t.sent_at`, type: 'timestamptz' } },
      usualSort: '-sentAt',
      id: sql`t.id`,
      select: (part) => selectTransfers(db, filter, part),
      count: (wanted) => countTransfers(db, filter, wanted),
    });
    return { ...page, rows: page.rows.map(transferRowToWire) };
  },

  getTransfer: ({ db }, { caller, input: { id } }) => readTransfer(db, id, caller),

  async sendTransfer({ db }, { caller, input, now }) {
    const { idempotencyKey: key, ...sent } = input;
    const call = { scope: `transfer ${caller.staff.id}`, key, request: sent, now };
    const { id } = await sentOnce(db, call, {
      run: async () => ({ id: await sendTransfer(db, { sent, caller, now }) }),
      retell: () => Promise.reject(new Error('the answer of a transfer has no other form')),
    });
    return readTransfer(db, id, caller);
  },

  async receiveTransfer({ db }, { caller, input: { id, serials }, now }) {
    const strangers = await receiveTransfer(db, { id, serials, caller, now });
    return { transfer: await readTransfer(db, id, caller), strangers };
  },

  async closeTransfer({ db }, { caller, input: { id, reason }, now }) {
    await closeTransfer(db, { id, reason, caller, now });
    return readTransfer(db, id, caller);
  },
} satisfies StaffFunctions<typeof declared, { db: Db }>;

/** Refuses NOT_FOUND, for one that touches no store of the caller's, too. */
async function readTransfer(db: Db, id: number, caller: StaffCaller): Promise<Transfer> {
  const row = await findTransfer(db, { id, stores: caller.stores });
  if (row === undefined) throw new Refusal('NOT_FOUND');
  const waiting = await findWaitingRequest(db, { resource: 'transfer', recordId: String(id) });
  return transferToWire({ row, pieces: await selectTransferPieces(db, id), waiting }, caller);
}
