import { expect, it } from 'vitest';
import { demoDatabase, today } from '../testing-demo.ts';

const { values, count } = demoDatabase();

it('every shopper who can be reached got the messages of each step', async () => {
  expect(await count('order_messages')).toBeGreaterThan(400);
  const kinds = await values<string>('select distinct message as value from order_messages order by 1');
  for (const kind of ['PLACED', 'PAID', 'SHIPPED', 'READY_FOR_PICKUP', 'DELIVERED', 'CANCELLED', 'RETURNED'])
    expect(kinds).toContain(kind);
  const unwritten = `orders o where o.contact_phone is not null and o.channel <> 'COUNTER' and o.order_state = 'DELIVERED'
    and not exists (select from order_messages m join order_events e on e.id = m.event_id
      where e.order_id = o.id and m.message = 'DELIVERED')`;
  expect(await count(unwritten)).toBe(0);
  const toNobody = `order_messages m join order_events e on e.id = m.event_id join orders o on o.id = e.order_id
    where o.contact_phone is null or o.channel = 'COUNTER'`;
  expect(await count(toNobody)).toBe(0);
});

it('most were sent within a minute, a few failed, and none is pending', async () => {
  const all = await count('order_messages');
  const dropped = await count(`order_messages where message_state = 'DROPPED'`);
  expect(dropped).toBeGreaterThan(3);
  expect(dropped / all).toBeLessThan(0.03);
  expect(await count(`order_messages where message_state = 'WAITING'`)).toBe(0);
  expect(await count(`order_messages where settled_at - due_at not between '1 second' and '1 minute'`)).toBe(
    0,
  );
  expect(await count(`order_messages where created_at >= '${today}T00:00:00+05:00'`)).toBe(0);
});
