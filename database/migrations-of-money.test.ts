// Tests of the migrations of payment tables, on rows of the version before them.
import { describe, expect, it } from 'vitest';
import { insertOrder, insertPieces, insertRows, oldDatabases, rowsOf } from './testing-migrations.ts';

const before = oldDatabases();

describe('a migration of a filled shop', () => {
  it('0018 writes the ledger of payments and refunds', async () => {
    const shop = await before('0018');
    await insertPieces(
      shop.pool,
      [1, 2, 3, 4, 5].map((id) => ({ id })),
    );
    const order = (id: number, orderState: string, paymentState: string) =>
      insertOrder(shop.pool, { id, orderState, paymentState, itemId: id });
    await order(1, 'PAID', 'PAID');
    await order(2, 'CANCELLED', 'REFUNDED');
    await order(3, 'CANCELLED', 'PAID');
    await order(4, 'CANCELLED', 'FAILED');
    await order(5, 'PENDING_PAYMENT', 'PENDING');
    const payment = (id: number, state: string, settled: string | null) => ({
      id,
      order_id: id,
      provider: 'FAKE',
      provider_reference: `r-${id}`,
      payment_state: state,
      amount_som: 1_050_000,
      failure: state === 'FAILED' ? 'DECLINED' : null,
      created_at: '2026-01-10T07:00:00Z',
      settled_at: settled,
    });
    await insertRows(shop.pool, 'payments', [
      payment(1, 'PAID', '2026-01-10T07:05:00Z'),
      payment(2, 'REFUNDED', '2026-01-10T07:06:00Z'),
      payment(3, 'PAID', null),
      payment(4, 'FAILED', null),
      payment(5, 'PENDING', null),
    ]);
    await insertRows(shop.pool, 'refunds', [
      { id: 1, payment_id: 2, amount_som: 1_050_000, refund_state: 'DONE', done_at: '2026-01-11T07:00:00Z' },
      { id: 2, payment_id: 3, amount_som: 1_050_000, refund_state: 'REQUESTED' },
    ]);
    await shop.apply();
    const iso = (column: string) => `to_char(${column} at time zone 'utc', 'MM-DD HH24:MI')`;
    expect(
      await rowsOf(
        shop,
        `select order_id, payment_id, refund_id, amount_som, ${iso('at')} as at from ledger_entries
         order by order_id, amount_som desc`,
      ),
    ).toEqual([
      { order_id: 1, payment_id: 1, refund_id: null, amount_som: 1_050_000, at: '01-10 07:05' },
      { order_id: 2, payment_id: 2, refund_id: null, amount_som: 1_050_000, at: '01-10 07:06' },
      { order_id: 2, payment_id: 2, refund_id: 1, amount_som: -1_050_000, at: '01-11 07:00' },
      // paid, and the refund is pending
      { order_id: 3, payment_id: 3, refund_id: null, amount_som: 1_050_000, at: '01-10 07:00' },
    ]);
    expect(
      await rowsOf(
        shop,
        `select refunded_som, ${iso('ended_at')} as ended_at, transaction_id from payments order by id`,
      ),
    ).toEqual([
      { refunded_som: 0, ended_at: null, transaction_id: null },
      { refunded_som: 1_050_000, ended_at: '01-10 07:06', transaction_id: null },
      { refunded_som: 1_050_000, ended_at: null, transaction_id: null },
      { refunded_som: 0, ended_at: '01-10 07:00', transaction_id: null },
      { refunded_som: 0, ended_at: null, transaction_id: null },
    ]);
  });

  it('0048 distinguishes refunds by the staff from those by a provider', async () => {
    const shop = await before('0048');
    const ids = [1, 2, 3, 4];
    await insertPieces(
      shop.pool,
      ids.map((id) => ({ id })),
    );
    for (const id of ids)
      await insertOrder(shop.pool, {
        id,
        orderState: 'CANCELLED',
        paymentState: id === 4 ? 'PAID' : 'REFUNDED',
        itemId: id,
      });
    const at = '2026-01-10T07:00:00Z';
    const payment = (id: number, facts: object, transaction: string | null) => ({
      id,
      order_id: id,
      provider: transaction === null ? 'CASH' : 'UZUM',
      payment_state: id === 4 ? 'PAID' : 'REFUNDED',
      amount_som: 1_050_000,
      refunded_som: 1_050_000,
      transaction_id: transaction,
      started_at: transaction && at,
      opened_at: transaction && at,
      settled_at: at,
      ended_at: id === 4 ? null : at,
      facts: JSON.stringify(facts),
    });
    await insertRows(shop.pool, 'payments', [
      payment(1, {}, 'by-staff'),
      payment(2, { reversed: 1 }, 'by-uzum'),
      payment(3, {}, null),
      payment(4, {}, 'waits'),
    ]);
    const refund = (id: number, byHand: boolean, state = 'DONE') => ({
      id,
      payment_id: id,
      amount_som: 1_050_000,
      refund_state: state,
      by_hand: byHand,
      done_at: state === 'DONE' ? at : null,
    });
    await insertRows(shop.pool, 'refunds', [
      refund(1, true),
      refund(2, true),
      refund(3, false),
      refund(4, true, 'REQUESTED'),
    ]);
    await shop.apply();
    expect(
      await rowsOf(shop, 'select id::int, manual_refund_som::int as som from payments order by id'),
    ).toEqual([
      { id: 1, som: 1_050_000 },
      { id: 2, som: 0 },
      { id: 3, som: 1_050_000 },
      { id: 4, som: 0 },
    ]);
    expect(await rowsOf(shop, 'select by_hand from refunds order by id')).toEqual(
      [true, false, true, true].map((by_hand) => ({ by_hand })),
    );
  });

  it('0095 renames the states of discrepancies and keeps their outcomes', async () => {
    const shop = await before('0095');
    await insertPieces(shop.pool, [{ id: 1 }]);
    await insertOrder(shop.pool, { id: 1, orderState: 'CANCELLED', paymentState: 'NONE', itemId: 1 });
    await insertRows(shop.pool, 'payments', [
      { id: 1, order_id: 1, provider: 'CLICK', payment_state: 'PENDING', amount_som: 1_050_000 },
    ]);
    const at = '2026-01-10T07:00:00Z';
    await insertRows(shop.pool, 'payment_doubts', [
      { payment_id: 1, noted_at: at, outcome: 'BY_HAND', decided_at: at },
    ]);
    await insertRows(shop.pool, 'order_events', [
      { order_id: 1, at, actor: 'STAFF', to_state: 'CANCELLED', kind: 'DOUBT_CLOSED' },
    ]);
    await shop.apply();
    expect(await rowsOf(shop, 'select outcome from payment_discrepancies')).toEqual([{ outcome: 'MANUAL' }]);
    expect(await rowsOf(shop, `select actor from order_events where kind = 'DISCREPANCY_CLOSED'`)).toEqual([
      { actor: 'STAFF' },
    ]);
  });

  it.each([
    ['the rate that the shop had set', 2_345_000, 2_345_000],
    ['the usual one where none was set', null, 2_000_000],
  ])('0019 takes over %s', async (_what, set, gold) => {
    const shop = await before('0019');
    if (set !== null) await insertRows(shop.pool, 'shop_settings', [{ name: 'gold_ref_som', value: set }]);
    await insertRows(shop.pool, 'shop_settings', [{ name: 'gift_price_som', value: 5 }]);
    await shop.apply();
    expect(await rowsOf(shop, 'select metal, ref_som from metal_rates order by id')).toEqual([
      { metal: 'gold', ref_som: gold },
      { metal: 'silver', ref_som: 110_000 },
      { metal: 'platinum', ref_som: 1_900_000 },
    ]);
    expect(await rowsOf(shop, 'select name from shop_settings')).toEqual([{ name: 'gift_price_som' }]);
  });

  it('0019 finds the markdown percentage of a model, and none if its pieces differ', async () => {
    const shop = await before('0019');
    const reduced = (id: number, productId: number, now: number, old: number | null) => ({
      id,
      productId,
      price_b2c_som: now,
      old_price_b2c_som: old,
    });
    await insertPieces(shop.pool, [
      reduced(1, 1, 900_000, 1_000_000),
      // 10 % off 1 234 567, rounded up to 10 000 soʻm
      reduced(2, 1, 1_120_000, 1_234_567),
      reduced(3, 2, 1_000_000, null),
      reduced(4, 3, 900_000, 1_000_000),
      reduced(5, 3, 700_000, 1_000_000),
    ]);
    await shop.apply();
    expect(await rowsOf(shop, 'select id, markdown_percent from products order by id')).toEqual([
      { id: 1, markdown_percent: 10 },
      { id: 2, markdown_percent: null },
      { id: 3, markdown_percent: null },
    ]);
    // the prices of pieces stay unchanged
    expect(await rowsOf(shop, 'select sum(price_b2c_som)::int as sum from product_items')).toEqual([
      { sum: 4_620_000 },
    ]);
  });
});
