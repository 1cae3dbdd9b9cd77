import { describe, expect, it } from 'vitest';
import { demoDatabase, today } from '../testing-demo.ts';

const { count, values } = demoDatabase();

describe('the requests of the demo’s shoppers', () => {
  it('are 60 call-backs, 40 visits and 30 stock alerts', async () => {
    expect(await count('callbacks')).toBe(60);
    expect(await count('visits')).toBe(40);
    expect(await count('stock_alerts')).toBe(30);
  });

  it('leave some work: four calls of yesterday, visits of the next days', async () => {
    expect(await count(`callbacks where callback_state = 'NEW'`)).toBe(4);
    expect(
      await count(`callbacks where callback_state = 'NEW' and created_at >= '${today}T00:00:00+05:00'`),
    ).toBe(0);
    expect(
      await count(
        `visits where visit_state in ('NEW', 'CONFIRMED') and starts_at > '${today}T23:00:00+05:00'`,
      ),
    ).toBe(9);
    expect(
      await count(
        `visits where visit_state in ('NEW', 'CONFIRMED') and starts_at < '${today}T00:00:00+05:00'`,
      ),
    ).toBe(0);
  });

  it('are for sizes that are not available, so nobody gets a message', async () => {
    const answered = await values(`select a.id as value from stock_alerts a join product_items i
      on i.product_id = a.product_id and i.size_hundredths_mm = a.size_hundredths_mm and i.product_item_state = 'AVAILABLE'
      where a.alert_state = 'WAITING'`);
    expect(answered).toEqual([]);
  });
});
