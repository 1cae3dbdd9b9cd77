import { describe, expect, it } from 'vitest';
import { demoDatabase, today } from '../testing-demo.ts';

const { values, count } = demoDatabase();

/** The orders of demo/history are of former models. */
const isOfCatalogue = `exists (select from order_lines l join product_items i on i.id = l.item_id
  join products p on p.id = i.product_id and p.product_state = 'ACTIVE' where l.order_id = o.id)`;
const reservedPieces = `product_items i join products p on p.id = i.product_id and p.product_state = 'ACTIVE'
  where i.product_item_state = 'RESERVED'`;

describe('the reviews of the demo', () => {
  it('are about sold pieces that were received, and written after the hand-over', async () => {
    const reviews = await count(`reviews where review_state = 'PUBLISHED'`);
    expect(reviews).toBeGreaterThan(20);
    const honest = await count(
      `reviews r join order_lines l on l.id = r.order_line_id and l.released_at is null
       join orders o on o.id = l.order_id and o.order_state = 'DELIVERED' and o.language = r.language
       join product_items i on i.id = l.item_id and i.product_item_state = 'SOLD' and i.product_id = r.product_id
       join order_events e on e.order_id = o.id and e.to_state = 'DELIVERED' and e.at < r.written_at
       where i.received_on < o.created_at and r.written_at < now() and r.review_state = 'PUBLISHED'
       and (r.fit is null or i.size_hundredths_mm is not null or i.length_mm is not null)
       and (r.author_name is null or left(r.author_name, 4) = left(o.contact_name, 4))`,
    );
    expect(honest).toBe(reviews);
    expect(await count(`orders o where order_state = 'DELIVERED' and ${isOfCatalogue}`)).toBe(reviews);
  });

  it('are in three languages, not all of them positive', async () => {
    expect(await values('select distinct language as value from reviews order by 1')).toEqual([
      'en',
      'ru',
      'uz',
    ]);
    expect(await count('reviews where rating < 5')).toBeGreaterThan(5);
    expect(await count('reviews where answer is not null')).toBeGreaterThan(2);
  });
});

describe('the reserved pieces of the demo', () => {
  it('each belong to one open cash order with a hold, a line and its events', async () => {
    const reserved = await count(reservedPieces);
    expect(reserved).toBeGreaterThan(30);
    const owned = await count(
      `product_items i join hold_items hi on hi.item_id = i.id join holds h on h.id = hi.hold_id
       join orders o on o.id = h.order_id and o.order_state in ('NEW', 'CONFIRMED', 'ASSEMBLING', 'READY_FOR_PICKUP', 'SHIPPED') and o.payment_method = 'CASH'
       join order_lines l on l.order_id = o.id and l.item_id = i.id and l.unit_price_som = i.price_b2c_som and l.released_at is null
       join order_events e on e.order_id = o.id and e.to_state = 'NEW'
       where i.product_item_state = 'RESERVED' and ${isOfCatalogue} and h.expires_at is null and o.goods_total_som = i.price_b2c_som`,
    );
    expect(owned).toBe(reserved);
    for (const state of ['NEW', 'CONFIRMED', 'ASSEMBLING', 'READY_FOR_PICKUP', 'SHIPPED'])
      expect(await count(`orders o where order_state = '${state}' and ${isOfCatalogue}`)).toBeGreaterThan(1);
    expect(
      await count(`order_events e join orders o on o.id = e.order_id
      where ${isOfCatalogue} and e.at >= '${today}T00:00:00+05:00'`),
    ).toBe(0);
  });

  it('went through all states in order', async () => {
    expect(
      await count(`order_events one join order_events next on next.order_id = one.order_id and next.from_state = one.to_state
        and next.from_state <> next.to_state where next.at <= one.at`),
    ).toBe(0);
  });

  it('are never delivered by courier above the insured limit', async () => {
    expect(await count(`orders where fulfillment_kind = 'DELIVERY' and goods_total_som >= 50000000`)).toBe(0);
    expect(await count(`orders where fulfillment_kind = 'DELIVERY'`)).toBeGreaterThan(5);
  });

  it('were ordered in the previous days, with numbers that increase with time', async () => {
    const numbers = await values<string>(
      `select number as value from orders o where ${isOfCatalogue} order by created_at, id`,
    );
    expect(numbers).toEqual(numbers.toSorted());
    expect(await count(`orders where created_at >= '${today}T00:00:00+05:00'`)).toBe(0);
  });
});
