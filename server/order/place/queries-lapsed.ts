import { sql } from 'kysely';
import type { ReadDb } from '#database/connect.ts';

/**
 * Counts the orders of a phone or a user that expired since `since` and after the last order that was paid. `onlyProven` leaves out orders
 * that strangers placed under a phone they did not prove.
 */
export async function countLapsedOrders(
  db: ReadDb,
  args: { phone: string; onlyProven: boolean; userId: number | null; since: Date },
): Promise<number> {
  const { phone, onlyProven, userId, since } = args;
  const own = sql<boolean>`(o.user_id = ${userId}
    or (o.contact_phone = ${phone} and (o.phone_verified_at is not null or not ${onlyProven}::boolean)))`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders o
    where o.order_state = 'EXPIRED' and o.created_at > ${since} and ${own}
      and not exists (
        select from orders p
        where p.created_at > o.created_at and p.payment_state = 'PAID'
          and (p.user_id = ${userId} or p.contact_phone = ${phone} and p.user_id is null and p.phone_verified_at is not null)
      )`.execute(db);
  return rows[0]?.count ?? 0;
}
