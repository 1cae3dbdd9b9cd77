import { sql } from 'kysely';
import type { transferOperations as declared } from '#contract/operations/admin/stock/transfer.ts';
import { Shape, Id } from '#contract/primitives.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import type { Db } from '#database/connect.ts';
import { onceOnly } from '#server/kit/idempotency.ts';
import { idsOf, readPage } from '#server/kit/list-page.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { closeTransfer, receiveTransfer, sendTransfer } from './move-transfer.ts';
import { countTransfers, selectTransfers, type TransferFilter } from './queries-transfer.ts';
import { readTransfer } from './read-transfer.ts';
import { transferRowToWire } from './wire-transfer.ts';

const sentOnce = onceOnly(Shape({ id: Id }));

/** Transfers of pieces between stores. */
export const transferOperations = {
  async listTransfers({ db }, { caller, input, now }) {
    const { q, state, storeId, missing, arriving } = input;
    const filter: TransferFilter = {
      stores: caller.stores,
      ...(q !== undefined && { q }),
      ...(state !== undefined && { states: state.split(',') }),
      ...(storeId !== undefined && { storeIds: idsOf(storeId) }),
      ...(missing === true && { isMissing: true }),
      ...(arriving === true && { dueBy: tashkentDay(now) }),
    };
    const page = await readPage(input, {
      sorts: { sentAt: { by: sql`t.sent_at`, type: 'timestamptz' } },
      defaultSort: '-sentAt',
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
      retell: () => Promise.reject(new Error('the response of a transfer has no older format')),
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
