import type { figureOperations as declared } from '#contract/operations/admin/figures/figures.ts';
import { type WorkKind, workKinds } from '#contract/admin/figures.ts';
import { kindsDecidedBy } from '#domain/approval/approval-kinds.ts';
import { type Permission, scopeOf } from '#domain/auth/permissions.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import { dayMs } from '#domain/units/durations.ts';
import type { ReadDb } from '#database/connect.ts';
import { countCodes } from '#server/auth/codes/count-codes.ts';
import type { Staff, StaffFunctions } from '#server/kit/staff-operation.ts';
import { failedSince } from '#server/order/messages/failed-messages.ts';
import { receiptsSince } from '#server/payment/receipts/missing-receipt.ts';
import { lateBeforeBySetting } from '#server/request/staff/late-calls.ts';
import { selectOrderHours } from './queries-hours.ts';
import { selectHeldPieces, selectLeadTime, selectPaymentsEnded, selectWaitingOrders } from './queries-now.ts';
import { selectStaleRates } from './queries-rate.ts';
import { selectWork } from './queries-work.ts';
import { readSales, requireLength } from './read-sales.ts';
import { readStock } from './read-stock.ts';
import { seenStores } from './seen-stores.ts';

const leadTimeDays = 28;

/** The data of the screen Today: pending work, and the shop in figures. */
export const figureOperations = {
  async getWorkList({ db }, { caller: { staff }, now }) {
    const decider = { staffId: staff.id, kinds: kindsDecidedBy(staff.role) };
    const may = (permission: Permission) => scopeOf(staff, permission) !== null;
    const money = { isSeen: may('money.read'), since: receiptsSince(now) };
    const seesReviews = may('reviews.moderate');
    const requests = { isSeen: may('requests.work'), dueBefore: lateBeforeBySetting(now), now };
    const messages = {
      isSeen: may('jobs.read'),
      since: failedSince(now),
      stores: storesOf(staff, 'jobs.read'),
    };
    const transfers = { isSeen: may('pieces.move'), stores: storesOf(staff, 'pieces.move') };
    const cash = { isSeen: may('money.read'), stores: storesOf(staff, 'money.read') };
    const rows = await selectWork(db, {
      seesOrders: may('orders.read'),
      stores: storesOf(staff, 'orders.read'),
      today: tashkentDay(now),
      money,
      seesReports: scopeOf(staff, 'money.settle') === 'ALL',
      requests,
      seesReviews,
      seesPrivacy: may('customers.privacy'),
      messages,
      transfers,
      seesImports: may('imports.run'),
      cash,
      seesWebhooks: may('keys.read'),
      decider,
    });
    rows.push(...(await selectStaleRates(db, { isSeen: may('prices.read'), now })));
    return {
      items: workKinds.map((kind) => {
        const row = rows.find((one) => one.kind === kind);
        return {
          kind,
          count: row?.count ?? 0,
          oldest: row?.oldest?.toISOString() ?? null,
          ...recordOf(kind, row?.record ?? null),
        };
      }),
    };
  },

  getSalesFigures: ({ db }, { caller, input: { from, to, storeId }, now }) =>
    readSales(db, {
      first: from,
      last: to,
      stores: seenStores(caller.stores, storeId),
      seesMargin: scopeOf(caller.staff, 'figures.margin') === 'ALL',
      now,
    }),

  async getOrderHours({ db }, { caller, input: { from, to, storeId } }) {
    const period = { first: from, last: to };
    requireLength(period);
    return { hours: await selectOrderHours(db, { ...period, stores: seenStores(caller.stores, storeId) }) };
  },

  async getOrderFigures({ db, secret }, { caller, input: { storeId }, now }) {
    const stores = seenStores(caller.stores, storeId);
    const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
    return {
      waiting: await selectWaitingOrders(db, stores),
      held: await selectHeldPieces(db, { stores, now }),
      leadTime: await selectLeadTime(db, { stores, since: daysAgo(leadTimeDays) }),
      payments: await selectPaymentsEnded(db, { stores, since: daysAgo(1) }),
      codes: stores === null ? await countCodes({ db, secret }, daysAgo(1)) : null,
    };
  },

  getStockFigures: ({ db }, { caller, input: { storeId }, now }) =>
    readStock(db, {
      stores: seenStores(caller.stores, storeId),
      today: tashkentDay(now),
      seesCost: scopeOf(caller.staff, 'pieces.cost') === 'ALL',
    }),
} satisfies StaffFunctions<typeof declared, { db: ReadDb; secret: string }>;

/** Returns the type of the linked record: a transfer, the store of a cash day, or for the other kinds an order. */
function recordOf(kind: WorkKind, record: string | null) {
  const isTransfer = kind === 'MISSING' || kind === 'ARRIVING';
  const isStore = kind === 'CASH_DAYS';
  const id = record === null ? null : Number(record);
  return {
    order: isTransfer || isStore ? null : record,
    transfer: isTransfer ? id : null,
    store: isStore ? id : null,
  };
}

/** The stores covered by a role's permission: null = all, or the member's own. */
const storesOf = (staff: Staff, permission: Permission): readonly number[] | null =>
  scopeOf(staff, permission) === 'ALL' ? null : staff.storeIds;
