import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noon } from '#domain/calendar/testing-noon.ts';
import { addOrder, byCourier, cancel, cards, orderForm, payAtBank, place } from '#server/testing-order.ts';
import { addPiece, defaultPriceSom } from '#server/testing-goods.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { shopperWith } from '#server/testing-shopper.ts';
import { measurementTasks } from './tasks.ts';
import { answer, batchOf, eventOf, sendBatch } from './testing.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
afterAll(() => sale.close());

async function run(task: 'note-sales' | 'forget-measurements', now = noon): Promise<void> {
  const { tasks } = measurementTasks({ db: sale.db, now: () => now });
  // neither task uses its payload or the worker
  await Reflect.apply(tasks[task] ?? (() => undefined), undefined, [{}, undefined]);
}

const eventsOf = (number: string) =>
  sale.db
    .selectFrom('sale_events as s')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .selectAll('s')
    .where('o.number', '=', number)
    .orderBy('s.at')
    .orderBy('s.source')
    .execute();

/** Confirms an order with payment at the hand-over on behalf of the staff. */
async function confirm(number: string): Promise<void> {
  await sql`
    with taken as (update orders set order_state = 'CONFIRMED' where number = ${number} returning id)
    insert into order_events (order_id, at, actor, from_state, to_state) select id, ${noon}, 'STAFF', 'NEW', 'CONFIRMED' from taken`.execute(
    sale.db,
  );
}

describe('a purchase', () => {
  it('is reported once when the order is paid, with its pieces, by any number of processes', async () => {
    const { buyer, order, piece } = await addOrder(sale, { method: 'FAKE' });
    await run('note-sales');
    expect(await eventsOf(order.number)).toEqual([]);
    await payAtBank(buyer, order, cards.approved);
    await Promise.all(Array.from({ length: 6 }, () => run('note-sales')));
    await run('note-sales');
    expect(await eventsOf(order.number)).toEqual([
      expect.objectContaining({
        name: 'purchase',
        day: '2026-04-08',
        value_som: defaultPriceSom,
        shipping_som: 0,
        tax_som: 0,
        coupon: null,
        client_type: 'b2c',
        session_id: null,
        items: [
          expect.objectContaining({
            zr_serial: piece.serialNumber,
            price: defaultPriceSom,
            item_variant: 'yellow 585 17',
          }),
        ],
      }),
    ]);
  });

  it('with payment at the hand-over is reported when the shop has confirmed it, including the delivery', async () => {
    const buyer = await shopperWith(sale.app, (await addPiece(sale.db, { priceSom: 2_000_000 })).fullKey);
    const form = orderForm(sale, { ...byCourier(), expectedTotal: 2_060_000 });
    const order = (await place(buyer, form)).json<{ number: string }>();
    await run('note-sales');
    expect(await eventsOf(order.number)).toEqual([]);
    await confirm(order.number);
    await run('note-sales');
    expect(await eventsOf(order.number)).toMatchObject([
      { name: 'purchase', value_som: 2_000_000, shipping_som: 60_000 },
    ]);
  });

  it('that is cancelled is reported as cancelled and refunded', async () => {
    const { buyer, order } = await addOrder(sale, { method: 'FAKE' });
    await payAtBank(buyer, order, cards.approved);
    await cancel(buyer, order);
    await run('note-sales');
    await sale.runTask('send-refunds');
    await run('note-sales');
    expect(
      (await eventsOf(order.number)).map(({ name, value_som }) => `${name} ${value_som}`).toSorted(),
    ).toEqual([
      `purchase ${defaultPriceSom}`,
      `refund ${defaultPriceSom}`,
      `zr_order_cancel ${defaultPriceSom}`,
    ]);
  });

  it('of a business is reported without the price of each piece', async () => {
    const { buyer, order } = await addOrder(sale, { method: 'FAKE' });
    await payAtBank(buyer, order, cards.approved);
    await sql`
      with one as (insert into users (email, language, price_type) values ('b2b@example.uz', 'ru', 'B2B') returning id)
      update orders set user_id = one.id from one where number = ${order.number}`.execute(sale.db);
    await run('note-sales');
    const [event] = await eventsOf(order.number);
    expect(event).toMatchObject({ client_type: 'b2b', value_som: defaultPriceSom });
    expect(JSON.stringify(event?.items)).not.toContain('price');
  });

  it('contains its session only if the shopper consented', async () => {
    const order = async (choice: 'yes' | 'no') => {
      const buyer = await shopperWith(sale.app, (await addPiece(sale.db)).fullKey);
      await answer(buyer, choice);
      const session = crypto.randomUUID();
      buyer.jar.set('measured', session);
      const placed = (await place(buyer, orderForm(sale))).json<{ number: string }>();
      await confirm(placed.number);
      await run('note-sales');
      const [event] = await eventsOf(placed.number);
      return { session, sent: event?.session_id };
    };
    const yes = await order('yes');
    expect(yes.sent).toBe(yes.session);
    expect((await order('no')).sent).toBeNull();
  });

  it('and all other events sum up to the ledger exactly', async () => {
    const { rows } = await sql<Record<'reported' | 'booked' | 'reported_back' | 'booked_back', number>>`
      select
        (select sum(value_som + shipping_som)::bigint from sale_events where name = 'purchase') as reported,
        (select sum(o.total_som)::bigint from orders o where exists (
          select from order_events e where e.order_id = o.id and e.to_state in ('PAID', 'CONFIRMED'))) as booked,
        (select sum(value_som)::bigint from sale_events where name = 'refund') as reported_back,
        (select sum(amount_som)::bigint from refunds where refund_state = 'DONE') as booked_back`.execute(
      sale.db,
    );
    const [sums] = rows;
    expect(sums?.reported).toBeGreaterThan(0);
    expect([sums?.reported, sums?.reported_back]).toEqual([sums?.booked, sums?.booked_back]);
  });
});

describe('after 400 days', () => {
  it('browser events are deleted; sale events stay without their session', async () => {
    const buyer = await shopperWith(sale.app, (await addPiece(sale.db)).fullKey);
    await answer(buyer, 'yes');
    const batch = batchOf([eventOf({ at: noon.toISOString() })]);
    buyer.jar.set('measured', batch.session);
    await sendBatch(buyer, batch);
    const { number } = (await place(buyer, orderForm(sale))).json<{ number: string }>();
    await confirm(number);
    await run('note-sales');
    const left = async () => ({
      events: (await sale.db.selectFrom('measured_events').select('id').execute()).length,
      session: (await eventsOf(number))[0]?.session_id,
    });
    await run('forget-measurements', new Date('2027-05-13T12:00:00Z'));
    expect(await left()).toEqual({ events: 1, session: batch.session });
    await run('forget-measurements', new Date('2027-05-14T12:00:00Z'));
    expect(await left()).toEqual({ events: 0, session: null });
  });
});
