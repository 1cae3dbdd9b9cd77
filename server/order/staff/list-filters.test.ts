import { sql } from 'kysely';
import { afterAll, beforeAll, describe } from 'vitest';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import { testApp } from '#server/testing.ts';
import { type PlainFilter, testPlainList } from '#server/testing-lists.ts';
import { type StaffBrowser, testStaff } from '#server/testing-staff.ts';

/** An order with every value that a filter can match, read without any SQL of the list. */
interface Fact {
  id: number;
  number: string;
  state: string;
  payment: string;
  method: string;
  channel: string;
  kind: string;
  storeId: number | null;
  region: string | null;
  staffId: number | null;
  total: number;
  createdAt: Date;
  createdOn: string;
  promisedTo: string;
  phone: string | null;
  serials: string[];
  events: string[];
  hasCode: boolean;
  tags: string[];
  isEngraved: boolean;
  isB2b: boolean;
  hasManualRefund: boolean;
  hasDiscrepancy: boolean;
  /** Sales and ledger amounts of the order by day in Tashkent. */
  money: { day: string; som: number }[];
}

let shop: Awaited<ReturnType<typeof testApp>>;
let browser: StaffBrowser;
let facts: Fact[];
beforeAll(async () => {
  shop = await testApp({ seed: 'demo' });
  const staff = await testStaff({ app: shop.app, db: shop.db, now: new Date() });
  await spread();
  browser = await staff.enter('OWNER');
  facts = await readFacts();
}, 60_000);
afterAll(() => shop.close());

/** Gives some demo orders the values that only staff create. */
async function spread(): Promise<void> {
  await sql`update orders set channel = 'PHONE', staff_id = (select min(id) from staff) + id % 3 where id % 7 = 0 and channel = 'SITE'`.execute(
    shop.db,
  );
  await sql`update orders set handover_code = '\\x00' where id % 5 = 0`.execute(shop.db);
  await sql`update orders set tags = '{"VIP"}' where id % 6 = 0`.execute(shop.db);
  await sql`update order_lines set engraving_text = 'A', engraving_lettering = 'PLAIN' where id % 11 = 0`.execute(
    shop.db,
  );
  await sql`insert into users (phone, language, price_type) values ('+998910000001', 'ru', 'B2B'), ('+998910000002', 'ru', 'B2C')`.execute(
    shop.db,
  );
  await sql`update orders set user_id = (select min(id) from users where price_type = case when orders.id % 2 = 0 then 'B2B' else 'B2C' end)
    where id % 13 = 0`.execute(shop.db);
  await sql`insert into order_events (order_id, at, actor, kind, from_state, to_state)
    select id, now(), 'SYSTEM', 'NOT_COLLECTED', order_state, order_state from orders
    where order_state = 'DELIVERED' and id % 3 = 0 or id in (select id from orders where order_state = 'READY_FOR_PICKUP' limit 1)`.execute(
    shop.db,
  );
  await sql`insert into payment_discrepancies (payment_id, noted_at, outcome, decided_at)
    select id, now(), 'MANUAL', now() from payments where id % 17 = 0 on conflict do nothing`.execute(
    shop.db,
  );
}

async function readFacts(): Promise<Fact[]> {
  const { rows } = await sql<Fact>`
    select o.id, o.number, o.order_state as state, o.payment_state as payment, o.payment_method as method, o.channel,
      o.fulfillment_kind as kind, o.store_id as "storeId", o.staff_id as "staffId", o.total_som as total, o.created_at as "createdAt",
      to_char(o.created_at at time zone 'Asia/Tashkent', 'YYYY-MM-DD') as "createdOn", o.promised_to::text as "promisedTo",
      o.contact_phone as phone, o.handover_code is not null as "hasCode", o.tags,
      o.address ->> 'regionId' as region,
      array(select i.serial_number from order_lines l join product_items i on i.id = l.item_id where l.order_id = o.id) as serials,
      array(select kind from order_events where order_id = o.id) as events,
      (select coalesce(bool_or(engraving_text is not null), false) from order_lines where order_id = o.id) as "isEngraved",
      (select coalesce(bool_or(price_type = 'B2B'), false) from users where id = o.user_id) as "isB2b",
      (select coalesce(bool_or(r.is_manual and r.refund_state = 'REQUESTED'), false) from payments p join refunds r on r.payment_id = p.id
        where p.order_id = o.id) as "hasManualRefund",
      (select count(*) > 0 from payments p join payment_discrepancies d on d.payment_id = p.id
        where p.order_id = o.id and d.outcome = 'MANUAL') as "hasDiscrepancy",
      (select coalesce(jsonb_agg(jsonb_build_object('day', f.day, 'som', f.som)), '[]') from (
        select day, value_som + shipping_som as som from sale_events where order_id = o.id and name = 'purchase'
        union all
        select (at at time zone 'Asia/Tashkent')::date, -amount_som from ledger_entries where order_id = o.id) f) as money
    from orders o`.execute(shop.db);
  return rows;
}

/** True if the sale and the ledger amounts in these days differ. */
const differsIn =
  (first: string, last: string) =>
  ({ money }: Fact): boolean =>
    money.filter(({ day }) => day >= first && day <= last).reduce((sum, { som }) => sum + som, 0) !== 0;

const unfinished = ['NEW', 'PAID', 'CONFIRMED', 'ASSEMBLING', 'SHIPPED'];

/** One filter for every value that occurs in the facts. */
function eachOf(name: string, valueOf: (fact: Fact) => string | number | null): PlainFilter<Fact>[] {
  const values = [...new Set(facts.map(valueOf))].filter((value) => value !== null);
  return values.map((value) => ({ query: `${name}=${value}`, holds: (fact) => valueOf(fact) === value }));
}

function filters(): PlainFilter<Fact>[] {
  const today = tashkentDay(new Date());
  const days = facts.map(({ createdOn }) => createdOn).toSorted();
  const middle = days[Math.floor(days.length / 2)] ?? '';
  const promised = facts.map(({ promisedTo }) => promisedTo).toSorted();
  const half = promised[Math.floor(promised.length / 2)] ?? '';
  const sums = facts.map(({ total }) => total).toSorted((one, other) => one - other);
  const sum = sums[Math.floor(sums.length / 2)] ?? 0;
  const some = facts.find(({ phone, serials }) => phone !== null && serials.length > 0);
  const { number = '', phone = '', serials = [] } = some ?? {};
  const end = (phone ?? '').slice(-4);
  const digits = (text: string | null) => (text ?? '').replaceAll(/\D/g, '');
  return [
    ...eachOf('state', ({ state }) => state),
    ...eachOf('payment', ({ payment }) => payment),
    ...eachOf('method', ({ method }) => method),
    ...eachOf('channel', ({ channel }) => channel),
    ...eachOf('kind', ({ kind }) => kind),
    ...eachOf('storeId', ({ storeId }) => storeId),
    ...eachOf('regionId', ({ region }) => region),
    ...eachOf('staffId', ({ staffId }) => staffId),
    { query: 'state=NEW,PAID', holds: ({ state }) => state === 'NEW' || state === 'PAID' },
    { query: `createdAt.from=${middle}`, holds: ({ createdOn }) => createdOn >= middle },
    { query: `createdAt.to=${middle}`, holds: ({ createdOn }) => createdOn <= middle },
    { query: `promisedTo.from=${half}`, holds: ({ promisedTo }) => promisedTo >= half },
    { query: `promisedTo.to=${half}`, holds: ({ promisedTo }) => promisedTo <= half },
    { query: `total.from=${sum}`, holds: ({ total }) => total >= sum },
    { query: `total.to=${sum}`, holds: ({ total }) => total <= sum },
    {
      query: 'late=true',
      holds: ({ state, promisedTo }) => promisedTo < today && unfinished.includes(state),
    },
    {
      query: 'uncollected=true',
      holds: ({ state, events }) => state === 'READY_FOR_PICKUP' && events.includes('NOT_COLLECTED'),
    },
    { query: `money.from=${middle}&money.to=${days.at(-1)}`, holds: differsIn(middle, days.at(-1) ?? '') },
    { query: 'manualRefund=true', holds: (fact) => fact.hasManualRefund },
    { query: 'discrepancy=true', holds: (fact) => fact.hasDiscrepancy },
    { query: 'engraving=true', holds: ({ isEngraved }) => isEngraved },
    { query: 'code=true', holds: ({ hasCode }) => hasCode },
    { query: 'tag=VIP', holds: ({ tags }) => tags.includes('VIP') },
    { query: 'b2b=true', holds: ({ isB2b }) => isB2b },
    { query: `q=${number}`, holds: (fact) => fact.number === number },
    { query: `q=${number.slice(2)}`, holds: (fact) => fact.number === number },
    { query: `q=${serials[0]}`, holds: (fact) => fact.serials.includes(serials[0] ?? '') },
    {
      query: `q=${end}`,
      holds: (fact) => digits(fact.phone).endsWith(end) || digits(fact.number).endsWith(end),
    },
  ];
}

describe('the list of orders over the demo data', () => {
  testPlainList<Fact>({
    path: 'orders',
    browser: () => browser,
    facts: () => facts,
    filters,
    sorts: {
      createdAt: ({ createdAt }) => createdAt.getTime(),
      promisedTo: ({ promisedTo }) => promisedTo,
      total: ({ total }) => total,
      number: ({ number }) => number,
    },
    id: ({ id }) => id,
    keyOf: ({ number }) => number,
    keyOfRow: ({ number }) => String(number),
  });
});
