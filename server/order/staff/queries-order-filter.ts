import { type RawBuilder, sql } from 'kysely';
import { allOf, type Condition } from '#server/kit/list-page.ts';
import { hasTag } from '#server/kit/tags.ts';
import type { FulfillmentKind } from '#domain/order/order-states.ts';

/** Conditions on orders; an omitted field does not restrict the result. */
export interface StaffOrderFilter {
  /** The caller's stores; null = all stores. */
  stores: readonly number[] | null;
  number?: string;
  q?: string;
  states?: readonly string[];
  payments?: readonly string[];
  methods?: readonly string[];
  channels?: readonly string[];
  kind?: FulfillmentKind;
  storeIds?: readonly number[];
  /** SOATO ids of the regions in the delivery address. */
  regions?: readonly string[];
  /** The staff who took the order, by phone or at the counter. */
  staffIds?: readonly number[];
  tags?: readonly string[];
  /** Days in Asia/Tashkent, both inclusive. */
  createdFrom?: string;
  createdTo?: string;
  promisedFrom?: string | undefined;
  promisedTo?: string | undefined;
  /** Soʻm, both inclusive. */
  totalFrom?: number | undefined;
  totalTo?: number | undefined;
  /** Orders whose sale in these days differs from the ledger entries; null = no first or no last day. */
  moneyDiffersIn?: { first: string | null; last: string | null };
  /** Promised for a day before this one. */
  lateBefore?: string;
  isUncollected?: boolean;
  hasManualRefund?: boolean;
  hasEngraving?: boolean;
  /** A hand-over code is needed. */
  hasCode?: boolean;
  /** The order's user buys at wholesale prices. */
  isB2b?: boolean;
  /** One of its payments differs from the provider's record and must be resolved by a person. */
  hasDiscrepancy?: boolean;
}

/** A pending refund that the provider does not make automatically. */
export const hasManualRefund = sql`exists (select from refunds r join payments p on p.id = r.payment_id
  where p.order_id = o.id and r.is_manual and r.refund_state = 'REQUESTED')`;

/** Returns the SQL condition on `orders o`. */
export function whereOf(filter: StaffOrderFilter): RawBuilder<boolean> {
  return allOf([...ofOrder(filter), ...ofLimits(filter), ...ofLinked(filter)]);
}

/** Conditions on the promised day and the total. */
const ofLimits = ({ promisedFrom, promisedTo, totalFrom, totalTo }: StaffOrderFilter): Condition[] => [
  promisedFrom && sql`o.promised_to >= ${promisedFrom}::date`,
  promisedTo && sql`o.promised_to <= ${promisedTo}::date`,
  totalFrom !== undefined && sql`o.total_som >= ${totalFrom}::bigint`,
  totalTo !== undefined && sql`o.total_som <= ${totalTo}::bigint`,
];

/** Conditions on the order's own row. */
function ofOrder(filter: StaffOrderFilter): Condition[] {
  const { channels } = filter;
  return [
    filter.stores !== null && sql`o.store_id = any(${filter.stores}::bigint[])`,
    filter.number !== undefined && sql`o.number = ${filter.number}`,
    filter.states && sql`o.order_state = any(${filter.states}::text[])`,
    filter.payments && sql`o.payment_state = any(${filter.payments}::text[])`,
    filter.methods && sql`o.payment_method = any(${filter.methods}::text[])`,
    channels && sql`o.channel = any(${channels}::text[])`,
    // a separate condition, so that the index on orders from other channels is used
    channels && !channels.includes('SITE') && sql`o.channel <> 'SITE'`,
    filter.kind && sql`o.fulfillment_kind = ${filter.kind}`,
    filter.storeIds && sql`o.store_id = any(${filter.storeIds}::bigint[])`,
    filter.staffIds && sql`o.staff_id = any(${filter.staffIds}::bigint[])`,
    filter.tags && hasTag(sql`o.tags`, filter.tags),
    filter.createdFrom &&
      sql`o.created_at >= (${filter.createdFrom}::date)::timestamp at time zone 'Asia/Tashkent'`,
    filter.createdTo &&
      sql`o.created_at < (${filter.createdTo}::date + 1)::timestamp at time zone 'Asia/Tashkent'`,
    filter.lateBefore &&
      sql`o.promised_to < ${filter.lateBefore}::date
        and o.order_state in ('NEW', 'PAID', 'CONFIRMED', 'ASSEMBLING', 'SHIPPED')`,
    filter.hasCode && sql`o.handover_code is not null`,
  ];
}

/** Conditions on rows of other tables. */
function ofLinked(filter: StaffOrderFilter): Condition[] {
  const { q, regions } = filter;
  return [
    q !== undefined && matchesText(q),
    regions && sql`o.address ->> 'regionId' = any(${regions}::text[]) and o.address is not null`,
    filter.isUncollected &&
      sql`o.order_state = 'READY_FOR_PICKUP' and exists (
        select from order_events n where n.order_id = o.id and n.kind = 'NOT_COLLECTED')`,
    filter.moneyDiffersIn && moneyDiffersIn(filter.moneyDiffersIn),
    filter.hasManualRefund && hasManualRefund,
    filter.hasEngraving &&
      sql`exists (select from order_lines l where l.order_id = o.id and l.engraving_text is not null)`,
    filter.isB2b && sql`o.user_id = any(array(select id from users where price_type = 'B2B'))`,
    filter.hasDiscrepancy &&
      sql`exists (select from payments p join payment_discrepancies d on d.payment_id = p.id
        where p.order_id = o.id and d.outcome = 'MANUAL')`,
  ];
}

/** Compares sales, as counted by server/figures, with the ledger for each of these days in Asia/Tashkent. */
const moneyDiffersIn = ({ first, last }: { first: string | null; last: string | null }) => sql`o.id in (
  select f.order_id from (
    select order_id, value_som + shipping_som as som from sale_events
    where name = 'purchase' and (${first}::date is null or day >= ${first}::date) and (${last}::date is null or day <= ${last}::date)
    union all
    select order_id, -amount_som from ledger_entries
    where (${first}::date is null or at >= ${first}::timestamp at time zone 'Asia/Tashkent')
      and (${last}::date is null or at < (${last}::date + 1)::timestamp at time zone 'Asia/Tashkent')) f
  group by f.order_id having sum(f.som) <> 0)`;

/** Matches the order number or its end, the end of the phone, or a piece's serial number, each through a separate index. */
function matchesText(q: string): RawBuilder<unknown> {
  const typed = q.trim();
  const digits = typed.replaceAll(/\D/g, '');
  const end = sql`reverse(${digits}::text) || '%'`;
  const ofDigits =
    digits.length >= 4
      ? sql`union select id from orders where contact_phone is not null and reverse(contact_phone) like ${end}
        union select id from orders where reverse(translate(number, 'Z-', '')) like ${end}`
      : sql``;
  return sql`o.id in (
    select id from orders where number = upper(${typed}) ${ofDigits}
    union select l.order_id from order_lines l join product_items i on i.id = l.item_id
      where i.serial_number = upper(${typed}))`;
}
