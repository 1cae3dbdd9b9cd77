import { describe, expect, it } from 'vitest';
import { demoDatabase, today } from '../testing-demo.ts';
import { tradeOf } from './history-orders.ts';

const { values, count, broken } = demoDatabase();
const ofHistory = `orders o where exists (
  select from order_lines l join product_items i on i.id = l.item_id join products p on p.id = i.product_id
  where l.order_id = o.id and p.artikul like 'ZA-%')`;

describe('the demo’s 90 days of trade', () => {
  it('are orders of former models, which no shopper sees', async () => {
    expect(await count(ofHistory)).toBe(240);
    expect(await count(`products where artikul like 'ZA-%' and product_state <> 'ARCHIVED'`)).toBe(0);
    expect(await count(`${ofHistory} and o.created_at >= '${today}T00:00:00+05:00'`)).toBe(0);
    expect(
      await count(
        `${ofHistory} and o.created_at < '${today}T00:00:00+05:00'::timestamptz - interval '91 days'`,
      ),
    ).toBe(0);
  });

  it('are told apart by day: weekends and feasts sell more', () => {
    expect(tradeOf('2026-11-21')).toBeGreaterThan(tradeOf('2026-11-19'));
    expect(tradeOf('2026-03-05')).toBeGreaterThan(2 * tradeOf('2026-02-05'));
  });

  it('hold all kinds of ends: handed over, on the way, cancelled, returned in part and whole', async () => {
    const states = await values<string>(`select distinct o.order_state as value from ${ofHistory}`);
    for (const state of ['DELIVERED', 'CANCELLED', 'RETURNED']) expect(states).toContain(state);
    expect(states.length).toBeGreaterThan(3);
    const pickups = await count(`${ofHistory} and o.fulfillment_kind = 'PICKUP'`);
    expect(pickups / 240).toBeGreaterThan(0.52);
    expect(pickups / 240).toBeLessThan(0.72);
    expect(await count(`refunds where refund_state = 'REQUESTED' and is_manual`)).toBe(1);
    expect(await count(`${ofHistory} and o.payment_state = 'PARTIALLY_REFUNDED'`)).toBeGreaterThan(0);
  });

  it('break nothing that must hold of orders, pieces and money', async () => {
    expect(await broken()).toEqual([]);
  });
});
