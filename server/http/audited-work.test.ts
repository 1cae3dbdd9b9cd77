import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CounterSale } from '#contract/admin/counter.ts';
import type { StaffOrder } from '#contract/admin/order.ts';
import type { Stocktake } from '#contract/admin/stock/stocktake.ts';
import { finish, openDay, openSale, scan, sell } from '#server/counter/testing-counter.ts';
import { bring, buyGold, take } from '#server/gold/testing-gold.ts';
import { enqueue } from '#server/kit/jobs.ts';
import { buy } from '#server/order/testing-orders.ts';
import { addPiece } from '#server/testing-goods.ts';
import { addOrder, byCourier, cards, payAtBank } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffAnswer, type StaffBrowser, testStaff } from '#server/testing-staff.ts';
import { addEndpoint, deliveriesOf } from '#server/webhook/testing-webhooks.ts';
import { comparedInFlows, type Differences, testDifferences } from './testing-differences.ts';

let sale: Sale;
let owner: StaffBrowser;
let seller: StaffBrowser;
let differences: Differences;
beforeAll(async () => {
  sale = await testSale();
  const staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  seller = await staff.enter('SELLER');
  owner = await staff.enter('OWNER');
  await openDay(sale, seller);
  await buyGold(sale, await staff.enter('MANAGER'));
  differences = await testDifferences(sale);
}, 120_000);
afterAll(() => sale.close());

const tried = new Set<string>();

/** Makes a call that has to succeed, compares its changes with its audit entry, and returns whether there were any. */
async function hasChanged(name: string, call: () => Promise<StaffAnswer>): Promise<boolean> {
  const compared = await differences.compare(name, call);
  if (compared.answer.statusCode >= 300) throw new Error(`${name}: ${compared.answer.body}`);
  tried.add(name);
  return compared.hasChanged;
}

async function act(number: string, path: string, body?: object): Promise<StaffAnswer> {
  const { version } = (await owner.get(`orders/${number}`)).json<StaffOrder>();
  owner.headers['idempotency-key'] = crypto.randomUUID();
  return owner.post(`orders/${number}/${path}`, body, version);
}

async function paidAtBank() {
  const { buyer, order, piece } = await addOrder(sale, { method: 'FAKE' });
  await payAtBank(buyer, order, cards.approved);
  const { rows } = await sql<{ id: number }>`
    select p.id from payments p join orders o on o.id = p.order_id where o.number = ${order.number}`.execute(
    sale.db,
  );
  return { number: order.number, serialNumber: piece.serialNumber, paymentId: rows[0]?.id };
}

describe('BO-13: the changes of the entry equal the database’s difference', () => {
  it('of a sale at the counter and its return', async () => {
    const { serialNumber } = await addPiece(sale.db, { storeId: sale.places.amirTemur });
    const scanned = await scan(seller, await openSale(sale, seller), serialNumber);
    expect(await hasChanged('finishSale', () => finish(seller, scanned.json<CounterSale>()))).toBe(true);
    const { piece, sold } = await sell(sale, seller);
    expect(
      await hasChanged('returnAtCounter', () => {
        seller.headers['idempotency-key'] = crypto.randomUUID();
        const { amirTemur: storeId } = sale.places;
        const form = { number: sold.number, storeId, serials: [piece.serialNumber], isFaulty: false };
        return seller.post('counter/returns', { ...form, reason: 'too small' });
      }),
    ).toBe(true);
  });

  it('of old gold that is taken, and given back unpaid', async () => {
    expect(await hasChanged('takeGold', () => bring(sale, seller))).toBe(true);
    const { id } = await take(sale, seller);
    expect(await hasChanged('dropGold', () => seller.delete(`counter/gold/${id}`))).toBe(true);
  });

  it('of a new hand-over code', async () => {
    const { order, pieces } = await buy(sale, { form: byCourier() });
    const serials = pieces.map(({ serialNumber }) => serialNumber);
    await act(order.number, 'moves', { to: 'CONFIRMED' });
    await act(order.number, 'moves', { to: 'ASSEMBLING', serials });
    await act(order.number, 'moves', { to: 'SHIPPED' });
    expect(await hasChanged('sendNewHandoverCode', () => act(order.number, 'new-code'))).toBe(true);
  });

  it('of a refund, and of its booking', async () => {
    const { order, pieces } = await buy(sale, {
      form: { expectedTotal: 1_000_000 },
      pieces: [{ priceSom: 1_000_000 }],
    });
    const serials = pieces.map(({ serialNumber }) => serialNumber);
    await act(order.number, 'moves', { to: 'CONFIRMED' });
    await act(order.number, 'moves', { to: 'ASSEMBLING', serials });
    await act(order.number, 'moves', { to: 'READY_FOR_PICKUP' });
    await act(order.number, 'hand-over', {});
    const wish = { serials, delivery: false, goodwill: 0, reason: 'The clasp is scratched' };
    expect(await hasChanged('refundOrder', () => act(order.number, 'refund', wish))).toBe(true);
    expect(
      await hasChanged('bookOrderRefunds', () => act(order.number, 'refunds/done', { paperNumber: 'KO-17' })),
    ).toBe(true);
  });

  it('of a refund by hand that is booked on the screen of refunds', async () => {
    const { number, paymentId } = await paidAtBank();
    const { version } = (await owner.get(`orders/${number}`)).json<StaffOrder>();
    await owner.post(`orders/${number}/cancellation`, { reason: 'The shopper called' }, version);
    // simulates a provider that refunds only through its merchant portal
    const { rows } = await sql<{ id: number }>`
      update refunds set is_manual = true where payment_id = ${paymentId} returning id`.execute(sale.db);
    expect(
      await hasChanged('bookRefund', () =>
        owner.post(`refunds/${rows[0]?.id}/done`, { paperNumber: 'KO-18' }),
      ),
    ).toBe(true);
  });

  it('of the codes of a receipt, and of the receipt requested again', async () => {
    const { serialNumber, paymentId } = await paidAtBank();
    const form = { serialNumber, ikpu: '07113001001000000', packageCode: '1443010' };
    expect(await hasChanged('mendCodes', () => owner.post(`receipts/${paymentId}/codes`, form))).toBe(true);
    // only queued: tasks and webhooks are not audited, and the entry names the record
    expect(
      await hasChanged('sendReceipt', () => owner.post(`receipts/${paymentId}/send`, { refundId: null })),
    ).toBe(false);
  });

  it('of the differences of a stocktake', async () => {
    const { samarqand: storeId } = sale.places;
    await addPiece(sale.db, { storeId });
    const { id, version } = (await owner.post('stocktakes', { storeId })).json<Stocktake>();
    const counted = (await owner.post(`stocktakes/${id}/end`, undefined, version)).json<Stocktake>();
    const ids = counted.lines.map((line) => line.id);
    const decision = { ids, decision: 'RECOUNT', reason: 'In the safe' };
    expect(
      await hasChanged('decideStocktakeDifferences', () =>
        owner.post(`stocktakes/${id}/decisions`, decision, counted.version),
      ),
    ).toBe(true);
    const { version: last } = (await owner.get(`stocktakes/${id}`)).json<Stocktake>();
    expect(
      await hasChanged('closeStocktake', () => owner.post(`stocktakes/${id}/close`, undefined, last)),
    ).toBe(true);
  });

  it('of alerts that end', async () => {
    const { rows } = await sql<{ artikul: string }>`
      with model as (select id, artikul from products order by id limit 1),
        alert as (insert into stock_alerts (product_id, size_hundredths_mm, phone, language, created_at, moved_at)
          select id, 1800, '+998935550177', 'ru', now(), now() from model)
      select artikul from model`.execute(sale.db);
    const wish = { artikul: rows[0]?.artikul, sizeMm: 18, lengthCm: null, reason: 'The master has left' };
    expect(await hasChanged('endWaits', () => owner.post('stock-alerts/end', wish))).toBe(true);
  });

  it('of a background task that is retried or cancelled, and a webhook that is sent again', async () => {
    const failed = async (key: string) => {
      await enqueue(sale.db, { task: 'forget-carts', payload: {}, key });
      const { rows } = await sql<{ id: number }>`
        update graphile_worker._private_jobs set attempts = 25 where key = ${key} returning id`.execute(
        sale.db,
      );
      return rows[0]?.id;
    };
    const [retried, cancelled] = [await failed('retried'), await failed('cancelled')];
    // the queue is not audited; the entry names the task
    expect(await hasChanged('retryTask', () => owner.post(`tasks/${retried}/retry`))).toBe(false);
    expect(await hasChanged('cancelTask', () => owner.delete(`tasks/${cancelled}`))).toBe(false);
    // nobody listens there
    const { id } = await addEndpoint(owner, 'http://127.0.0.1:9/hooks', { events: ['order.placed'] });
    await buy(sale);
    await sale.runTask('send-webhooks');
    const [delivery] = await deliveriesOf(owner, id);
    expect(
      await hasChanged('resendWebhookDelivery', () =>
        owner.post(`webhooks/${id}/deliveries/${delivery?.id}/resend`),
      ),
    ).toBe(false);
  });

  it('of every operation that the list of such flows names', () => {
    expect([...tried].toSorted()).toEqual(comparedInFlows.toSorted());
  });
});

/** Tables without the triggers of the audit, by reason. */
const unaudited: Record<string, readonly string[]> = {
  'the audit itself': [
    'audit_blocks',
    'audit_changes',
    'audit_entries',
    'audit_sealed',
    'audit_verifications',
  ],
  'a log that is only added to, each row with its author or entry': [
    'content_versions',
    'piece_movements',
    'price_history',
    'sale_events',
  ],
  'written by shoppers and their orders': [
    'addresses',
    'cards',
    'cart_lines',
    'carts',
    'certificate_misses',
    'code_challenges',
    'favorites',
    'hold_starts',
    'hold_subjects',
    'holds',
    'measured_events',
    'measured_networks',
    'measured_orders',
    'muted_contacts',
    'one_time_codes',
    'promo_code_uses',
    'refresh_tokens',
    'visit_pieces',
  ],
  'logins of the staff: the entries of the session name them, and their values are secret': [
    'staff_challenges',
    'staff_devices',
    'staff_links',
    'staff_recovery_codes',
    'staff_sessions',
  ],
  'work in progress of a job, an import or a bulk action; what it changes is audited': [
    'bulk_selections',
    'import_files',
    'import_previews',
    'import_problems',
    'import_runs',
    'imports',
    'staff_job_files',
    'staff_job_records',
    'staff_jobs',
    'stocktake_expected',
    'stocktake_scans',
  ],
  'queues of messages and deliveries': [
    'order_messages',
    'webhook_attempts',
    'webhook_deliveries',
    'webhook_messages',
  ],
  'rows of a provider’s uploaded report, which is audited': ['settlement_differences', 'settlement_rows'],
  'computed from other tables': [
    'catalog_changes',
    'customer_totals',
    'model_figures',
    'old_slugs',
    'product_last_changes',
    'product_old_slugs',
    'repricing',
  ],
  'a person’s screen: what it follows, and who looks at what': [
    'piece_watches',
    'staff_feed',
    'staff_presence',
  ],
  'keys of repeated calls, and limits': ['idempotency_keys', 'limit_events'],
  'a register of the state, filled once': ['districts', 'regions'],
};

it('BO-13: every table of the shop is audited, or listed with the reason why not', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class c
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and not relispartition
      and relname not in ('row_images', 'schema_migrations')
      and not exists (select from pg_trigger t where t.tgrelid = c.oid and tgname = 'audit_update')`.execute(
    sale.db,
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.values(unaudited).flat().toSorted());
});
