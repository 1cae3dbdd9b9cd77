import { describe, expect, it } from 'vitest';
import { demoDatabase, today } from '../testing-demo.ts';
import { tradeOf } from './history-orders.ts';

const { values, count, broken } = demoDatabase();
const ofHistory = `orders o where exists (
  select from order_lines l join product_items i on i.id = l.item_id join products p on p.id = i.product_id
  where l.order_id = o.id and p.artikul like 'ZA-%')`;

describe('the demo’s 90 days of sales', () => {
  it('are orders of former models, which shoppers do not see', async () => {
    expect(await count(ofHistory)).toBe(240);
    expect(await count(`products where artikul like 'ZA-%' and product_state <> 'ARCHIVED'`)).toBe(0);
    expect(await count(`${ofHistory} and o.created_at >= '${today}T00:00:00+05:00'`)).toBe(0);
    expect(
      await count(
        `${ofHistory} and o.created_at < '${today}T00:00:00+05:00'::timestamptz - interval '91 days'`,
      ),
    ).toBe(0);
  });

  it('differ by day: weekends and feasts sell more', () => {
    expect(tradeOf('2026-11-21')).toBeGreaterThan(tradeOf('2026-11-19'));
    expect(tradeOf('2026-03-05')).toBeGreaterThan(2 * tradeOf('2026-02-05'));
  });

  it('have all outcomes: handed over, on the way, cancelled, returned in part and whole', async () => {
    const states = await values<string>(`select distinct o.order_state as value from ${ofHistory}`);
    for (const state of ['DELIVERED', 'CANCELLED', 'RETURNED']) expect(states).toContain(state);
    const late = `o.promised_to < '${today}' and o.order_state`;
    expect(await count(`${ofHistory} and ${late} = 'SHIPPED'`)).toBe(1);
    expect(await count(`${ofHistory} and ${late} = 'READY_FOR_PICKUP'`)).toBe(1);
    const notSold = `${ofHistory} and o.channel <> 'COUNTER'`;
    const pickups = (await count(`${notSold} and o.fulfillment_kind = 'PICKUP'`)) / (await count(notSold));
    expect(pickups).toBeGreaterThan(0.52);
    expect(pickups).toBeLessThan(0.72);
    expect(await count(`refunds where refund_state = 'REQUESTED' and is_manual`)).toBe(1);
    expect(await count(`${ofHistory} and o.payment_state = 'PARTIALLY_REFUNDED'`)).toBeGreaterThan(0);
  });

  it('are from the counter, the phone and the site; each counter sale and phone order has its staff member', async () => {
    const shareOf = async (channel: string) =>
      (await count(`${ofHistory} and o.channel = '${channel}'`)) / 240;
    expect(Math.round((await shareOf('COUNTER')) * 10)).toBe(3);
    expect(Math.round((await shareOf('PHONE')) * 20)).toBe(1);
    const roles = await values<string>(
      `select distinct o.channel || ' ' || s.role as value from orders o join staff s on s.id = o.staff_id order by 1`,
    );
    expect(roles).toEqual(['COUNTER MANAGER', 'COUNTER SELLER', 'PHONE SUPPORT']);
  });

  it('are paid if they were handed over, also in cash and by card', async () => {
    expect(await count(`orders where order_state = 'DELIVERED' and payment_state = 'NONE'`)).toBe(0);
    const methods = await values<string>(
      `select distinct p.provider as value from ledger_entries e join payments p on p.id = e.payment_id order by 1`,
    );
    expect(methods).toEqual(['CARD_IN_STORE', 'CASH', 'CLICK', 'PAYME', 'UZUM']);
    expect(
      await count(
        `refunds r join payments p on p.id = r.payment_id where p.provider = 'CASH' and r.is_manual`,
      ),
    ).toBeGreaterThan(0);
  });

  it('violate no invariant of orders, pieces and payments', async () => {
    expect(await broken()).toEqual([]);
  });
});
