import { sql } from 'kysely';
import type { CounterSale } from '#contract/admin/counter.ts';
import { buy } from '#server/order/testing-orders.ts';
import { addHere, openDay, openSale, scan, sell } from '#server/counter/testing-counter.ts';
import { buyGold, person, take } from '#server/gold/testing-gold.ts';
import { addPiece } from '#server/testing-goods.ts';
import type { Sale } from '#server/testing-sale.ts';
import { shopper } from '#server/testing-shopper.ts';
import type { StaffBrowser, TestedStaff } from '#server/testing-staff.ts';

/** One record of each kind in the store of the demo's first seller. */
export interface OwnRecords {
  storeId: number;
  /** An order placed on the site and paid at pickup. */
  number: string;
  /** A payment of another order, made through the bank. */
  paymentId: number;
  /** A counter sale without a receipt yet: its order and its payment. */
  soldNumber: string;
  soldPaymentId: number;
  soldSerial: string;
  saleId: number;
  saleSerial: string;
  dayId: number;
  /** An AVAILABLE piece in the store. */
  serial: string;
  otherSerial: string;
  /** Serial number of a piece in the warehouse that the store has requested. */
  requestedSerial: string;
  transferId: number;
  transferSerial: string;
  stocktakeId: number;
  visitId: number;
  callbackId: number;
  approvalId: number;
  jobId: string;
  messageId: number;
  /** Old gold that was recorded and not paid yet. */
  goldId: number;
}

interface Made {
  id: number;
}

async function firstId(sale: Sale, table: 'visits' | 'callbacks'): Promise<number> {
  const { id } = await sale.db.selectFrom(table).select('id').executeTakeFirstOrThrow();
  return Number(id);
}

const requireMade = (answer: { statusCode: number; body: string }) => {
  if (answer.statusCode >= 300) throw new Error(answer.body);
};

/** Creates one record of each kind; `near` is the first seller of the demo. */
export async function makeOwnRecords(
  sale: Sale,
  staff: TestedStaff,
  near: StaffBrowser,
): Promise<OwnRecords> {
  const storeId = sale.places.amirTemur;
  const post = async <T>(
    browser: StaffBrowser,
    path: string,
    body?: object,
    version?: number,
  ): Promise<T> => {
    browser.headers['idempotency-key'] = crypto.randomUUID();
    const answer = await browser.post(path, body, version);
    requireMade(answer);
    return answer.json<T>();
  };
  const { order } = await buy(sale, { pieces: [{ storeId }] });
  const { order: online } = await buy(sale, { form: { payment: { method: 'FAKE' } }, pieces: [{ storeId }] });
  await sale.db.insertInto('shop_settings').values({ name: 'counter_receipt', value: '"LATER"' }).execute();
  await openDay(sale, near);
  const {
    piece: sold,
    sold: { number: soldNumber },
  } = await sell(sale, near, { receipt: null });
  const paymentOf = async (number: string) => {
    const { id } = await sale.db
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .select('payments.id')
      .where('orders.number', '=', number)
      .executeTakeFirstOrThrow();
    return Number(id);
  };
  const opened = await openSale(sale, near);
  const saleSerial = (await addHere(sale)).serialNumber;
  const scanned = await scan(near, opened, saleSerial);
  requireMade(scanned);
  const { current } = (await near.get(`counter/days?storeId=${storeId}`)).json<{ current: Made }>();
  const [serial, otherSerial, lost, moved] = [
    (await addHere(sale)).serialNumber,
    (await addHere(sale)).serialNumber,
    (await addHere(sale)).serialNumber,
    (await addPiece(sale.db)).serialNumber,
  ];
  const way = { fromStoreId: null, toStoreId: storeId, arrivesOn: '2026-04-10', serials: [moved] };
  const transfer = await post<Made>(await staff.enter('WAREHOUSE'), 'transfers', way);
  const requestedSerial = (await addPiece(sale.db)).serialNumber;
  await post(near, 'transfer-drafts', { serial: requestedSerial, toStoreId: storeId });
  const stocktake = await post<Made>(near, 'stocktakes', { storeId });
  // refused until a second person approves
  await near.post(`pieces/${lost}/write-off`, { reason: 'broken' }, 1);
  const approval = await sale.db.selectFrom('approvals').select('id').executeTakeFirstOrThrow();
  const job = await post<{ jobId: string }>(near, 'orders/export-job', {
    query: {},
    columns: ['number'],
    format: 'CSV',
  });
  await sale.runTask('run-staff-job', { jobId: job.jobId });
  await buyGold(sale, await staff.enter('MANAGER'));
  const gold = await take(sale, near);
  const guest = shopper(sale.app);
  const contact = { phone: '+998931112233', name: 'Dilnoza', consent: true };
  requireMade(
    await guest.post('/api/v1/visits', { ...contact, storeId, day: '2026-04-09', time: '11:00', pieces: [] }),
  );
  requireMade(
    await guest.post('/api/v1/callbacks', {
      ...contact,
      subject: { kind: 'ORDER', orderNumber: order.number },
    }),
  );
  await sale.runTask('send-order-messages');
  // required for the figures
  await sale.runTask('note-sales');
  const { rows: messages } = await sql<{ id: number }>`
    select m.id from order_messages m join order_events e on e.id = m.event_id join orders o on o.id = e.order_id
    where o.number = ${order.number} limit 1`.execute(sale.db);
  return {
    storeId,
    number: order.number,
    paymentId: await paymentOf(online.number),
    soldNumber,
    soldPaymentId: await paymentOf(soldNumber),
    soldSerial: sold.serialNumber,
    saleId: scanned.json<CounterSale>().id,
    saleSerial,
    dayId: current.id,
    serial,
    otherSerial,
    requestedSerial,
    transferId: transfer.id,
    transferSerial: moved,
    stocktakeId: stocktake.id,
    visitId: await firstId(sale, 'visits'),
    callbackId: await firstId(sale, 'callbacks'),
    approvalId: Number(approval.id),
    jobId: job.jobId,
    messageId: messages[0]?.id ?? 0,
    goldId: gold.id,
  };
}

/** The form of old gold brought to a store. */
export const goldForm = (storeId: number) => ({
  storeId,
  description: 'a ring',
  metal: 'gold',
  probe: 583,
  gross: 2,
  net: 1,
  expectedAmount: 1,
  person,
});

/** Not restricted to stores: everybody sees pieces and models; customers are found by the whole phone, and can be served in any store. */
export const ofNoStore = [
  'exportPieces',
  'startPiecesExport',
  'exportWhole',
  'listWaits',
  'endWaits',
  'readReceipt',
  'watchPiece',
  'findPurchase',
  'listStaffCustomers',
  'getStaffCustomer',
  'getCustomerHistory',
  'showCustomerContact',
  'endCustomerSessions',
  'listCustomerMessages',
  'sendCustomerMessage',
  'getPhoneCart',
  'addToPhoneCart',
  'removeFromPhoneCart',
  'placePhoneOrder',
];
