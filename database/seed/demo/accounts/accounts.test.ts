import { describe, expect, it } from 'vitest';
import { demoDatabase } from '../testing-demo.ts';

const { count, broken, values } = demoDatabase();

describe('the accounts of the demo', () => {
  it('are 60 accounts of buyers, which own their orders', async () => {
    expect(await count('users')).toBe(60);
    expect(await count('users u where not exists (select from orders where user_id = u.id)')).toBe(0);
    expect(await count('orders o join users u on u.id = o.user_id where u.phone <> o.contact_phone')).toBe(0);
    expect(await count('users u join orders o on o.user_id = u.id where o.created_at < u.created_at')).toBe(
      0,
    );
  });

  it('fill every part of a customer’s record', async () => {
    for (const table of ['favorites', 'consents', 'callbacks', 'visits', 'stock_alerts'])
      expect([table, (await count(`${table} where user_id is not null`)) > 4]).toEqual([table, true]);
    expect(
      await count(
        'reviews r join order_lines l on l.id = r.order_line_id join orders o on o.id = l.order_id where o.user_id is not null',
      ),
    ).toBeGreaterThan(4);
    const states = await values<string>('select business_state as value from businesses order by 1');
    expect(states).toEqual(['APPROVED', 'SUSPENDED', 'WAITING']);
    expect(
      await count(`users u join businesses b on b.user_id = u.id
        where (u.price_type = 'B2B') <> (b.business_state = 'APPROVED')`),
    ).toBe(0);
  });

  it('include a review that has not been moderated', async () => {
    const waiting = `reviews r join order_lines l on l.id = r.order_line_id join orders o on o.id = l.order_id
      join review_events e on e.review_id = r.id and e.to_state = 'PENDING'
      where r.review_state = 'PENDING' and o.user_id is not null and o.language = r.language and r.written_at > o.created_at`;
    expect(await count(waiting)).toBe(1);
    expect(await count(`reviews where review_state = 'PENDING'`)).toBe(1);
  });

  it('include privacy requests, one of them pending', async () => {
    const states = await values<string>('select privacy_state as value from privacy_requests order by 1');
    expect(states).toEqual(['DONE', 'REFUSED', 'WAITING']);
  });

  it('violate no invariant', async () => {
    expect(await broken()).toEqual([]);
  });
});
