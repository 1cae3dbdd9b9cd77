import type { ClientBase } from 'pg';
import type { TashkentDay } from '#domain/units/tashkent-day.ts';

/**
 * Adds a payment that a person has to check (backoffice.md 7): the first attempt for an order of last week timed out, the shopper paid by
 * a second one, and the provider reports that the first was also paid.
 */
export async function addDiscrepancy(client: ClientBase, today: TashkentDay): Promise<void> {
  await client.query(
    `with paid as (
       select p.order_id, p.provider, p.amount_som, o.created_at as at from payments p join orders o on o.id = p.order_id
       where p.transaction_id is not null and p.payment_state = 'PAID' and o.order_state = 'DELIVERED' and o.channel = 'SITE'
         and o.created_at < $1::date - 4 and o.created_at > $1::date - 30
         and not exists (select from refunds r where r.payment_id = p.id)
       order by o.created_at desc, p.id limit 1
     ), tried as (
       insert into payments (order_id, provider, payment_state, amount_som, failure, created_at, settled_at, transaction_id, started_at,
         opened_at, ended_at)
       select order_id, provider, 'FAILED', amount_som, 'TIMED_OUT', at, at + interval '12 minutes', 'demo-timed-out', at, at,
         at + interval '12 minutes' from paid
       returning id, settled_at
     )
     insert into payment_discrepancies (payment_id, noted_at, outcome, decided_at)
     select id, settled_at + interval '40 minutes', 'MANUAL', settled_at + interval '25 hours' from tried`,
    [today],
  );
}
