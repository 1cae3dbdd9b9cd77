// Tests of migrations that created lists of the back-office from existing data (the tests of other migrations are in
// migrations-on-data.test.ts).
import { describe, expect, it } from 'vitest';
import { insertOrder, insertPieces, insertRows, oldDatabases, rowsOf } from './testing-migrations.ts';

const before = oldDatabases();
const named = (uz: string, ru = uz, en = uz) => ({ uz, ru, en });

describe('a migration of a filled shop', () => {
  it('0137 makes a call due from the time of its request on', async () => {
    const shop = await before('0137');
    await insertRows(shop.pool, 'callbacks', [
      {
        id: 1,
        phone: '+998901234567',
        name: 'Aziza',
        subject: 'GENERAL',
        best_time: 'ANY',
        language: 'uz',
        created_at: '2026-01-10T07:00:00Z',
        moved_at: '2026-01-10T07:00:00Z',
      },
    ]);
    await shop.apply();
    expect(await rowsOf(shop, 'select due_at = created_at as is_due, tries, version from callbacks')).toEqual(
      [{ is_due: true, tries: 0, version: 1 }],
    );
  });

  it('0197 lists the values of a choice that pieces have, each once, with the names of its first piece', async () => {
    const shop = await before('0197');
    await insertPieces(shop.pool, [{ id: 1 }, { id: 2 }, { id: 3 }]);
    await insertRows(shop.pool, 'params', [
      { id: 21, code: 'clasp', name: named('Qulf'), type: 'choice', position: 1 },
      { id: 22, code: 'note', name: named('Izoh'), type: 'text', position: 2 },
    ]);
    await insertRows(shop.pool, 'item_params', [
      { item_id: 1, param_id: 21, value: 'lobster', param_value: named('Karabin', 'Карабин', 'Lobster') },
      { item_id: 2, param_id: 21, value: 'lobster', param_value: named('Karabin 2') },
      { item_id: 3, param_id: 21, value: 'box' },
      { item_id: 3, param_id: 22, value: 'no list' },
    ]);
    await shop.apply();
    expect(
      await rowsOf(shop, 'select param_id, code, name, position from param_values order by position'),
    ).toEqual([
      { param_id: 21, code: 'box', name: named('box'), position: 0 },
      { param_id: 21, code: 'lobster', name: named('Karabin', 'Карабин', 'Lobster'), position: 1 },
    ]);
  });

  it('0210 dates the messages of orders by their events, and sorts failed ones last', async () => {
    const shop = await before('0210');
    await insertPieces(shop.pool, [{ id: 1 }]);
    await insertOrder(shop.pool, { id: 1, orderState: 'CONFIRMED', paymentState: 'NONE', itemId: 1 });
    const event = { order_id: 1, actor: 'STAFF', to_state: 'CONFIRMED' };
    await insertRows(shop.pool, 'order_events', [
      { id: 1, at: '2026-01-10T07:00:00Z', ...event },
      { id: 2, at: '2026-01-11T07:00:00Z', ...event },
    ]);
    const settled_at = '2026-01-12T07:00:00Z';
    const message = { channel: 'SMS', due_at: settled_at, settled_at };
    await insertRows(shop.pool, 'order_messages', [
      {
        id: 1,
        event_id: 1,
        message: 'PLACED',
        message_state: 'DROPPED',
        dropped_because: 'GAVE_UP',
        ...message,
      },
      { id: 2, event_id: 2, message: 'SHIPPED', message_state: 'SENT', ...message },
    ]);
    await shop.apply();
    expect(
      await rowsOf(
        shop,
        'select m.id, m.created_at = e.at as is_dated from order_messages m join order_events e on e.id = m.event_id order by list_place',
      ),
    ).toEqual([
      { id: 2, is_dated: true },
      { id: 1, is_dated: true },
    ]);
  });

  it('0340 counts what each customer bought and kept', async () => {
    const shop = await before('0340');
    await insertPieces(shop.pool, [{ id: 1 }, { id: 2 }]);
    await insertRows(shop.pool, 'users', [
      { id: 1, phone: '+998901112233', language: 'ru' },
      { id: 2, phone: '+998901112234', language: 'ru' },
    ]);
    await insertOrder(shop.pool, { id: 1, orderState: 'CONFIRMED', paymentState: 'NONE', itemId: 1 });
    await insertOrder(shop.pool, { id: 2, orderState: 'CANCELLED', paymentState: 'NONE', itemId: 2 });
    await shop.pool.query(`update orders set user_id = 1;
      update product_items set size_hundredths_mm = 1750 where id = 1;
      update order_lines set released_at = now() where order_id = 2`);
    await shop.apply();
    expect(
      await rowsOf(
        shop,
        `select t.user_id, t.orders, t.total_som = (select total_som from orders where id = 1) as is_sum, t.sizes,
          t.last_order_at = (select created_at from orders where id = 1) as is_last from customer_totals t order by 1`,
      ),
    ).toEqual([
      { user_id: 1, orders: 1, is_sum: true, sizes: [1750], is_last: true },
      { user_id: 2, orders: 0, is_sum: false, sizes: [], is_last: null },
    ]);
  });

  it('0354 lists the browsers in which the staff have logged in, whatever their versions', async () => {
    const shop = await before('0354');
    await insertRows(shop.pool, 'staff', [
      { id: 1, email: 'nodira@zarona.uz', name: 'Nodira', role: 'SUPPORT' },
    ]);
    const session = (nth: number, device: string, factor_at: string | null) => ({
      id_hash: `\\x0${nth}`,
      staff_id: 1,
      created_at: `2026-11-0${nth}T07:00:00Z`,
      seen_at: `2026-11-0${nth}T07:00:00Z`,
      ends_at: `2026-11-0${nth}T19:00:00Z`,
      factor_at,
      device,
      ip: `198.51.100.${nth}`,
    });
    const factor = '2026-11-01T07:00:00Z';
    await insertRows(shop.pool, 'staff_sessions', [
      session(1, 'Chrome 142.0', factor),
      session(2, 'Chrome 143.0.1', factor),
      session(3, 'Firefox 140', null),
    ]);
    await shop.apply();
    expect(await rowsOf(shop, 'select staff_id, device, ip from staff_devices')).toEqual([
      { staff_id: 1, device: 'Chrome ', ip: '198.51.100.1' },
    ]);
  });

  it('0380 computes the total discount of each code in orders that were not cancelled', async () => {
    const shop = await before('0380');
    await insertPieces(shop.pool, [{ id: 1 }, { id: 2 }]);
    const begins_at = '2026-01-10T07:00:00Z';
    await insertRows(shop.pool, 'promo_codes', [
      { id: 1, code: 'USED', percent: 10, begins_at, uses: 1 },
      { id: 2, code: 'FREE', percent: 10, begins_at },
    ]);
    await insertOrder(shop.pool, { id: 1, orderState: 'CONFIRMED', paymentState: 'NONE', itemId: 1 });
    await insertOrder(shop.pool, { id: 2, orderState: 'CANCELLED', paymentState: 'NONE', itemId: 2 });
    await shop.pool.query(
      `update orders set goods_total_som = goods_total_som + 700, discount_total_som = 700, promo_code = 'CODE'`,
    );
    await insertRows(shop.pool, 'promo_code_uses', [
      { order_id: 1, promo_code_id: 1, used_at: begins_at },
      { order_id: 2, promo_code_id: 2, used_at: begins_at, freed_at: begins_at },
    ]);
    await shop.apply();
    expect(
      await rowsOf(shop, 'select code, discounts_som::integer as given from promo_codes order by id'),
    ).toEqual([
      { code: 'USED', given: 700 },
      { code: 'FREE', given: 0 },
    ]);
  });

  it.each([
    ['real', [{ value: '"OFF"' }]],
    ['demo', []],
  ])('0440 removes the notice of a demonstration from the pages of a %s shop', async (kind, notice) => {
    const shop = await before('0440');
    await insertRows(shop.pool, 'shop_settings', [{ name: 'shop_kind', value: JSON.stringify(kind) }]);
    await shop.apply();
    expect(
      await rowsOf(shop, `select value::text as value from shop_settings where name = 'demo_notice'`),
    ).toEqual(notice);
  });

  it('0500 gives figures to models that have none, and leaves those that are counted', async () => {
    const shop = await before('0500');
    await insertPieces(shop.pool, [
      { id: 1, productId: 1 },
      { id: 2, productId: 2 },
    ]);
    await insertRows(shop.pool, 'model_figures', [{ product_id: 2, views: 40, sold: 3 }]);
    await shop.apply();
    expect(
      await rowsOf(shop, 'select product_id, views, sold from model_figures order by product_id'),
    ).toEqual([
      { product_id: 1, views: 0, sold: 0 },
      { product_id: 2, views: 40, sold: 3 },
    ]);
  });

  it('0501 lists the accounts that are open, since when, and what they agreed to', async () => {
    const shop = await before('0501');
    const user = { language: 'ru', created_at: '2026-01-10T07:00:00Z' };
    await insertRows(shop.pool, 'users', [
      { id: 1, phone: '+998901112233', ...user },
      { id: 2, phone: '+998901112234', ...user },
      { id: 3, deleted_at: '2026-02-10T07:00:00Z', ...user },
    ]);
    await insertRows(shop.pool, 'consents', [
      { user_id: 1, topic: 'NEWS', channel: 'EMAIL' },
      { user_id: 1, topic: 'NEWS', channel: 'SMS' },
      { user_id: 1, topic: 'REMINDERS', channel: 'SMS' },
    ]);
    await shop.apply();
    const created_at = new Date(user.created_at);
    expect(
      await rowsOf(shop, 'select user_id, created_at, channels from customer_totals order by user_id'),
    ).toEqual([
      { user_id: 1, created_at, channels: ['SMS', 'EMAIL'] },
      { user_id: 2, created_at, channels: [] },
    ]);
  });

  it('0620 stops all running imports but the one that moved last, and lets no second one run', async () => {
    const shop = await before('0620');
    const staff = { id: 1, email: 'dilnoza@zarona.demo', name: 'Dilnoza', role: 'OWNER', password_hash: '' };
    await insertRows(shop.pool, 'staff', [staff]);
    const at = '2026-01-10T07:00:00Z';
    const file = { bytes: 1, columns: '[]', uploaded_by: 1, uploaded_at: at };
    await insertRows(shop.pool, 'imports', [
      { id: 1, file_name: 'a.csv', import_state: 'RUNNING', moved_at: at, cancel_at: at, ...file },
      { id: 2, file_name: 'b.csv', import_state: 'RUNNING', moved_at: '2026-01-10T08:00:00Z', ...file },
      { id: 3, file_name: 'c.csv', import_state: 'RUNNING', moved_at: at, ...file },
      { id: 4, file_name: 'd.csv', import_state: 'TRYING', moved_at: at, ...file },
    ]);
    await shop.apply();
    expect(
      await rowsOf(shop, 'select id::integer, import_state as state, cancel_at from imports order by id'),
    ).toEqual([
      { id: 1, state: 'STOPPED', cancel_at: null },
      { id: 2, state: 'RUNNING', cancel_at: null },
      { id: 3, state: 'STOPPED', cancel_at: null },
      { id: 4, state: 'TRYING', cancel_at: null },
    ]);
    await expect(
      shop.pool.query(`update imports set import_state = 'RUNNING' where id = 1`),
    ).rejects.toMatchObject({ constraint: 'imports_running' });
  });

  it('0590 renames the limits of promo codes, and they still hold', async () => {
    const shop = await before('0590');
    const code = { begins_at: '2026-01-10T07:00:00Z', percent: 10 };
    await insertRows(shop.pool, 'promo_codes', [
      { ...code, id: 1, code: 'LIMITED', least_goods_som: 500_000, most_uses: 5, most_uses_each: 1, uses: 4 },
      { ...code, id: 2, code: 'OPEN' },
    ]);
    await shop.apply();
    expect(
      await rowsOf(
        shop,
        'select min_goods_som::integer as goods, max_uses, max_uses_per_shopper from promo_codes order by id',
      ),
    ).toEqual([
      { goods: 500_000, max_uses: 5, max_uses_per_shopper: 1 },
      { goods: 0, max_uses: null, max_uses_per_shopper: null },
    ]);
    await expect(shop.pool.query('update promo_codes set uses = uses + 2 where id = 1')).rejects.toThrow(
      'promo_codes_limit',
    );
  });
});
