import { sql } from 'kysely';
import type { moneyOperations as declared } from '#contract/operations/admin/money.ts';
import type { Db } from '#database/connect.ts';
import { enqueue } from '#server/kit/jobs.ts';
import { type ListSort, readPage } from '#server/kit/list-page.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { listManualDiscrepancies } from '#server/payment/discrepancies/list-manual-discrepancies.ts';
import type { Providers } from '#server/payment/open-payment.ts';
import { queryPayment } from '#server/payment/query-payment.ts';
import { receiptsSince } from '#server/payment/receipts/missing-receipt.ts';
import { fetchReceiptTask } from '#server/payment/receipts/fetch-receipts.ts';
import { giveBack } from '../cancel/give-back.ts';
import { resolveDiscrepancy } from '../resolve-discrepancy.ts';
import {
  countPayments,
  countRefunds,
  findPaymentOrder,
  type PaymentFilter,
  type PaymentOrderRow,
  type RefundFilter,
  selectPaymentList,
  selectReceiptless,
  selectRefundList,
  updateCodes,
} from './queries-money.ts';

export interface MoneyDeps {
  db: Db;
  secret: string;
  publicUrl: string;
  providers: Providers;
}

/** Lists are also exported, where only the database is available. */
type OfDb = Pick<MoneyDeps, 'db'>;

const byCreation = (column: ListSort['by']) => ({ createdAt: { by: column, type: 'timestamptz' } as const });

/** Payments, manual refunds, discrepancies and receipts. */
export const moneyOperations = {
  async listStaffPayments({ db }: OfDb, { caller: { stores }, input }) {
    const { q, state, provider } = input;
    const filter: PaymentFilter = {
      stores,
      ...(q !== undefined && { q }),
      ...(state !== undefined && { states: state.split(',') }),
      ...(provider !== undefined && { providers: provider.split(',') }),
    };
    const page = await readPage(input, {
      sorts: byCreation(sql`p.created_at`),
      defaultSort: '-createdAt',
      id: sql`p.id`,
      select: (part) => selectPaymentList(db, filter, part),
      count: (wanted) => countPayments(db, filter, wanted),
    });
    return {
      ...page,
      rows: page.rows.map(({ edge: _edge, ...row }) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    };
  },

  async queryProvider({ db, providers }, { caller, input: { id } }) {
    const { orderId, number } = await ownOrder(db, { stores: caller.stores, paymentId: id });
    return queryPayment({ db, providers, log: caller.log }, { paymentId: id, orderId, number });
  },

  async listStaffRefunds({ db }: OfDb, { caller: { stores }, input }) {
    const { state, manual } = input;
    const filter: RefundFilter = {
      stores,
      ...(state !== undefined && { states: state.split(',') }),
      ...(manual === true && { isManual: true }),
    };
    const page = await readPage(input, {
      sorts: byCreation(sql`r.created_at`),
      defaultSort: '-createdAt',
      id: sql`r.id`,
      select: (part) => selectRefundList(db, filter, part),
      count: (wanted) => countRefunds(db, filter, wanted),
    });
    return {
      ...page,
      rows: page.rows.map(({ edge: _edge, ...row }) => ({
        ...row,
        createdAt: row.createdAt.toISOString(),
        doneAt: row.doneAt?.toISOString() ?? null,
      })),
    };
  },

  async bookRefund(deps, { caller, input: { id, paperNumber, storeId }, now }) {
    const { number } = await ownOrder(deps.db, { stores: caller.stores, refundId: id });
    await giveBack(deps, { number, only: id, paperNumber, storeId, caller, now });
  },

  async listDiscrepancies({ db }: OfDb, { caller: { stores }, input: { provider } }) {
    const rows = await listManualDiscrepancies(db, {
      stores,
      ...(provider !== undefined && { providers: provider.split(',') }),
    });
    return {
      rows: rows.map((row) => ({
        id: row.payment_id,
        number: row.number,
        orderState: row.order_state,
        provider: row.provider,
        transaction: row.transaction_id,
        ours: row.payment_state,
        amount: row.amount_som,
        notedAt: row.noted_at.toISOString(),
      })),
    };
  },

  async closeDiscrepancy({ db }, { caller, input: { id, decision, reason }, now }) {
    const { number, transaction } = await ownOrder(db, { stores: caller.stores, paymentId: id });
    const transactionId = transaction ?? undefined;
    const closed = await resolveDiscrepancy(db, { number, transactionId, decision, reason, now });
    if (!closed.ok) throw new Refusal('ORDER_STATE_CONFLICT');
  },

  async listMissingReceipts({ db }: OfDb, { caller: { stores }, now }) {
    const rows = await selectReceiptless(db, { stores, since: receiptsSince(now) });
    return { rows: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
  },

  async mendCodes({ db }, { caller, input: { id, ...codes } }) {
    const { orderId } = await ownOrder(db, { stores: caller.stores, paymentId: id });
    const { serialNumber, ikpu, packageCode } = codes;
    if (!(await updateCodes(db, { orderId, serialNumber, ikpu, packageCode })))
      throw new Refusal('NOT_FOUND');
  },

  async sendReceipt({ db }, { caller, input: { id: paymentId, refundId } }) {
    const { orderId, number } = await ownOrder(db, { stores: caller.stores, paymentId });
    const payload = { orderId, number, paymentId, refundId };
    await enqueue(db, { task: fetchReceiptTask, payload, key: `receipt:${paymentId}:${refundId ?? 'sale'}` });
  },
} satisfies StaffFunctions<typeof declared, MoneyDeps>;

/** Refuses with NOT_FOUND, also for an order of another store. */
async function ownOrder(db: Db, of: Parameters<typeof findPaymentOrder>[1]): Promise<PaymentOrderRow> {
  const found = await findPaymentOrder(db, of);
  if (found === undefined) throw new Refusal('NOT_FOUND');
  return found;
}
