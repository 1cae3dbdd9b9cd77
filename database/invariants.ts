import { type RawBuilder, sql } from 'kysely';
import type { Db } from './connect.ts';

const ended = sql`('CANCELLED', 'EXPIRED', 'RETURNED')`;

/** Invariants, each as a query for the rows that violate it. */
const invariants: Record<string, RawBuilder<{ what: string }>> = {
  'a RESERVED piece has a hold': sql`
    select i.serial_number as what from product_items i
    where i.product_item_state = 'RESERVED' and not exists (select from hold_items hi where hi.item_id = i.id)`,
  'a held piece is RESERVED': sql`
    select i.serial_number as what from hold_items hi join product_items i on i.id = hi.item_id
    where i.product_item_state <> 'RESERVED'`,
  'a hold has at least one piece': sql`
    select h.id::text as what from holds h where not exists (select from hold_items hi where hi.hold_id = h.id)`,
  'a piece is in at most one open order': sql`
    select i.serial_number as what from order_lines l join orders o on o.id = l.order_id join product_items i on i.id = l.item_id
    where o.order_state not in ${ended} and l.released_at is null group by i.serial_number having count(*) > 1`,
  'an order holds the pieces of its lines until it is handed over': sql`
    select o.number as what from order_lines l join orders o on o.id = l.order_id
    left join hold_items hi on hi.item_id = l.item_id
    left join holds h on h.id = hi.hold_id and h.order_id = o.id
    where o.order_state not in ${ended} and o.order_state <> 'DELIVERED' and h.id is null`,
  'an order that is over has released its pieces': sql`
    select o.number as what from orders o where o.order_state in ${ended}
    and (exists (select from holds h where h.order_id = o.id)
      or exists (select from order_lines l where l.order_id = o.id and l.released_at is null))`,
  'only the reservation of an order that waits for its payment expires': sql`
    select o.number as what from orders o join holds h on h.order_id = o.id
    where (o.order_state = 'PENDING_PAYMENT') <> (h.expires_at is not null)`,
  'the goods of an order are the sum of its lines': sql`
    select o.number as what from orders o left join order_lines l on l.order_id = o.id
    group by o.id having o.goods_total_som <> coalesce(sum(l.unit_price_som), 0) or count(l.id) = 0`,
  'the discount of an order is the sum of its lines, and it has used the code': sql`
    select o.number as what from orders o left join order_lines l on l.order_id = o.id
    left join promo_code_uses u on u.order_id = o.id
    group by o.id, u.order_id having o.discount_total_som <> coalesce(sum(l.discount_som), 0)
      or (o.promo_code is not null) <> (u.order_id is not null)`,
  'the uses of a promo code are its orders that are not cancelled, and at most its maximum': sql`
    select c.code as what from promo_codes c
    left join promo_code_uses u on u.promo_code_id = c.id
    left join orders o on o.id = u.order_id
    group by c.id having c.uses <> count(u.order_id) filter (where u.freed_at is null)
      or c.uses <> count(u.order_id) filter (where o.order_state not in ('CANCELLED', 'EXPIRED')) or c.uses > c.max_uses`,
  'the total discount of a promo code is the sum of its orders that are not cancelled': sql`
    select c.code as what from promo_codes c
    left join promo_code_uses u on u.promo_code_id = c.id and u.freed_at is null
    left join orders o on o.id = u.order_id
    group by c.id having c.discounts_som <> coalesce(sum(o.discount_total_som), 0)`,
  'engraving and gift wrap of an order cost the sum of its lines': sql`
    select o.number as what from orders o left join order_lines l on l.order_id = o.id
    group by o.id having o.options_total_som <> coalesce(sum(l.engraving_price_som + l.gift_price_som), 0)`,
  'two lines of a cart with the same key differ in their options': sql`
    select l.line_key as what from cart_lines l join cart_lines o on o.cart_id = l.cart_id and o.line_key = l.line_key
    where o.variant < l.variant and (o.engraving_text, o.engraving_lettering, o.gift_ribbon, o.gift_card, o.gift_hides_price)
      is not distinct from (l.engraving_text, l.engraving_lettering, l.gift_ribbon, l.gift_card, l.gift_hides_price)`,
  'an order is PAID exactly if its ledger has its total': sql`
    select o.number as what from orders o
    left join ledger_entries l on l.order_id = o.id
    group by o.id having (o.payment_state = 'PAID') <> (coalesce(sum(l.amount_som), 0) = o.total_som and count(l.id) > 0)`,
  'the ledger of an order is between 0 and its total': sql`
    select o.number as what from orders o join ledger_entries l on l.order_id = o.id
    group by o.id having sum(l.amount_som) not between 0 and o.total_som`,
  'the ledger of a refunded order is 0': sql`
    select o.number as what from orders o join ledger_entries l on l.order_id = o.id
    where o.payment_state = 'REFUNDED' group by o.id having sum(l.amount_som) <> 0`,
  'the refunded amount of a payment is the sum of its refunds': sql`
    select p.id::text as what from payments p left join refunds r on r.payment_id = p.id
    group by p.id having p.refunded_som <> coalesce(sum(r.amount_som), 0)`,
  'the manually refunded amount of a payment is the sum of its manual refunds': sql`
    select p.id::text as what from payments p left join refunds r on r.payment_id = p.id and r.is_manual and r.refund_state = 'DONE'
    group by p.id having p.manual_refund_som <> coalesce(sum(r.amount_som), 0)`,
  'a refund is the sum of its parts': sql`
    select r.id::text as what from refunds r left join refund_lines l on l.refund_id = r.id
    group by r.id having r.amount_som <> coalesce(sum(l.amount_som), 0) + r.delivery_som + r.goodwill_som`,
  'an open payment belongs to an order that waits for payment': sql`
    select o.number as what from payments p join orders o on o.id = p.order_id
    where p.payment_state in ('PENDING', 'OPEN') and o.order_state <> 'PENDING_PAYMENT'`,
  'a delivered piece is SOLD and not held': sql`
    select i.serial_number as what from order_lines l join orders o on o.id = l.order_id join product_items i on i.id = l.item_id
    where o.order_state = 'DELIVERED' and l.released_at is null
    and (i.product_item_state <> 'SOLD' or exists (select from hold_items hi where hi.item_id = i.id))`,
  'a returned piece has an event of its order': sql`
    select o.number as what from order_lines l join orders o on o.id = l.order_id join order_events e on e.id = l.returned_event_id
    where e.order_id <> o.id or l.released_at is null or o.order_state not in ('DELIVERED', 'RETURNED')`,
  'an event has at most one message per channel': sql`
    select o.number as what from order_messages m join order_events e on e.id = m.event_id join orders o on o.id = e.order_id
    group by o.number, m.event_id having count(*) > 2 or count(*) filter (where m.channel = 'EMAIL' and o.contact_email is null) > 0`,
  'the last event of an order has its state': sql`
    select o.number as what from orders o where o.order_state is distinct from
    (select e.to_state from order_events e where e.order_id = o.id order by e.id desc limit 1)`,
};

/** The invariants as sentences. */
export const invariantNames: readonly string[] = Object.keys(invariants);

/** Returns every violated invariant of cart, order and payment, as a sentence with the offending rows; empty if there is none. */
export async function findBroken(db: Db): Promise<string[]> {
  const broken: string[] = [];
  for (const [sentence, query] of Object.entries(invariants)) {
    const { rows } = await query.execute(db);
    for (const row of rows) broken.push(`${sentence}: ${row.what}`);
  }
  return broken;
}

/** To be called at the end of each test. Throws if an invariant is violated. */
export async function requireSound(db: Db): Promise<void> {
  const broken = await findBroken(db);
  if (broken.length > 0) throw new Error(broken.join('\n'));
}
