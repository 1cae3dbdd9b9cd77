import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { placeIdOf } from '#domain/delivery/place-ids.ts';
import { testApp } from '#server/testing.ts';
import { type PlainFilter, testPlainList } from '#server/testing-lists.ts';
import { type StaffBrowser, testStaff } from '#server/testing-staff.ts';

/** A customer computed from the base tables, independent of the counters in customer_totals. */
interface Fact {
  id: number;
  since: number;
  day: string;
  orders: number;
  total: number;
  last: number;
  lastDay: string | null;
  sizes: number[];
  channels: string[];
  region: string | null;
}

let shop: Awaited<ReturnType<typeof testApp>>;
let browser: StaffBrowser;
let facts: Fact[];

beforeAll(async () => {
  shop = await testApp({ seed: 'demo' });
  await sql`
    insert into users (phone, language, price_type, created_at)
    select '+998997' || lpad(i::text, 6, '0'), 'ru', 'B2C', now() - i % 40 * interval '10 hours'
    from generate_series(1, 90) as i`.execute(shop.db);
  // the demo's orders are assigned to these users, and some are cancelled later, so that the counters have to follow
  await sql`update orders set user_id = 1 + id % 70 where id % 3 > 0`.execute(shop.db);
  await sql`update orders set order_state = 'EXPIRED' where id % 11 = 0 and order_state = 'NEW'`.execute(
    shop.db,
  );
  await sql`update orders set user_id = 71 where id % 13 = 0 and user_id is not null`.execute(shop.db);
  await sql`update order_lines set released_at = now() where id % 5 = 0 and released_at is null`.execute(
    shop.db,
  );
  await sql`
    insert into consents (user_id, topic, channel)
    select id, 'NEWS', case when id % 4 = 0 then 'EMAIL' else 'SMS' end from users where id % 3 = 0 on conflict do nothing`.execute(
    shop.db,
  );
  await sql`delete from consents where user_id % 12 = 0`.execute(shop.db);
  await sql`update users set deleted_at = now(), phone = null, email = null where id % 17 = 0`.execute(
    shop.db,
  );
  await sql`
    insert into addresses (user_id, region_id, district_id, street, house, is_default)
    select u.id, d.region_id, d.id, 'x', '1', u.id % 5 > 0 from users u
    join lateral (select id, region_id from districts order by (id::bigint * (u.id + 7)) % 101 limit 1) d on true
    where not exists (select from addresses where user_id = u.id)`.execute(shop.db);
  const staff = await testStaff({ app: shop.app, db: shop.db, now: new Date() });
  browser = await staff.enter('OWNER');
  facts = (
    await sql<Fact>`
      select u.id, extract(epoch from u.created_at)::float8 as since,
        to_char(u.created_at at time zone 'Asia/Tashkent', 'YYYY-MM-DD') as day,
        (select count(*)::integer from orders where user_id = u.id and order_state not in ('CANCELLED', 'EXPIRED')) as orders,
        (select coalesce(sum(total_som), 0)::float8 from orders where user_id = u.id and order_state not in ('CANCELLED', 'EXPIRED')) as total,
        coalesce((select extract(epoch from max(created_at))::float8 from orders
          where user_id = u.id and order_state not in ('CANCELLED', 'EXPIRED')), 0) as last,
        (select to_char(max(created_at) at time zone 'Asia/Tashkent', 'YYYY-MM-DD') from orders
          where user_id = u.id and order_state not in ('CANCELLED', 'EXPIRED')) as "lastDay",
        array(select i.size_hundredths_mm / 100.0::float8 from orders o join order_lines l on l.order_id = o.id
          join product_items i on i.id = l.item_id where o.user_id = u.id and l.released_at is null and l.returned_event_id is null
            and i.size_hundredths_mm is not null) as sizes,
        array(select channel from consents where user_id = u.id) as channels,
        (select r.soato from addresses a join regions r on r.id = a.region_id where a.user_id = u.id and a.is_default) as region
      from users u where u.deleted_at is null`.execute(shop.db)
  ).rows;
}, 60_000);
afterAll(() => shop.close());

const middleOf = (list: readonly string[]): string | undefined =>
  list.toSorted((one, other) => one.localeCompare(other))[Math.floor(list.length / 2)];

function filters(): PlainFilter<Fact>[] {
  const bought = facts.filter(({ orders }) => orders > 0);
  const day = middleOf(facts.map((fact) => fact.day)) ?? '';
  const last = middleOf(bought.map(({ lastDay }) => lastDay ?? '')) ?? '';
  const sum = bought.map(({ total }) => total).toSorted((one, other) => one - other)[10] ?? 0;
  const [size = 0, other = 0] = [...new Set(facts.flatMap(({ sizes }) => sizes))];
  const [region = ''] = facts.flatMap((fact) => fact.region ?? []);
  return [
    { query: `createdAt.from=${day}`, holds: (fact) => fact.day >= day },
    { query: `createdAt.to=${day}`, holds: (fact) => fact.day <= day },
    { query: `lastOrderAt.from=${last}`, holds: ({ lastDay }) => lastDay !== null && lastDay >= last },
    { query: `lastOrderAt.to=${last}`, holds: ({ lastDay }) => lastDay !== null && lastDay <= last },
    { query: 'orders.from=2', holds: ({ orders }) => orders >= 2 },
    { query: 'orders.to=1', holds: ({ orders }) => orders <= 1 },
    { query: `total.from=${sum}`, holds: ({ total }) => total >= sum },
    { query: `total.to=${sum}`, holds: ({ total }) => total <= sum },
    { query: `sizes=${size}`, holds: ({ sizes }) => sizes.includes(size) },
    { query: `sizes=${size},${other}`, holds: ({ sizes }) => sizes.includes(size) || sizes.includes(other) },
    { query: 'consent=SMS', holds: ({ channels }) => channels.includes('SMS') },
    {
      query: 'consent=EMAIL,NONE',
      holds: ({ channels }) => channels.includes('EMAIL') || channels.length === 0,
    },
    { query: `regionId=${placeIdOf(region)}`, holds: (fact) => fact.region === region },
  ];
}

describe('BO-22: filters of customers by what they bought, with the demo’s data', () => {
  testPlainList<Fact>({
    path: 'customers',
    browser: () => browser,
    facts: () => facts,
    filters,
    sorts: {
      createdAt: ({ since }) => since,
      orders: ({ orders }) => orders,
      total: ({ total }) => total,
      lastOrderAt: ({ last }) => last,
    },
    id: ({ id }) => id,
    keyOf: ({ id }) => String(id),
    keyOfRow: ({ id }) => String(id),
  });

  it('BO-22: a region that does not exist leaves nobody', async () => {
    for (const query of ['regionId=x', 'regionId=x,W&count=exact', 'regionId=1&count=exact'])
      expect((await browser.get(`customers?${query}`)).json()).toMatchObject({ rows: [] });
  });

  it('BO-22: rows contain what the customer bought, their consents and their region', async () => {
    const { rows } = (await browser.get('customers?size=200')).json<{ rows: Record<string, unknown>[] }>();
    for (const fact of facts) {
      const row = rows.find(({ id }) => id === fact.id);
      expect(row).toMatchObject({
        orders: fact.orders,
        total: fact.total,
        sizes: [...new Set(fact.sizes)].toSorted((one, other) => one - other),
        regionId: fact.region === null ? null : placeIdOf(fact.region),
      });
      expect(new Set(row?.['consents'] as string[])).toEqual(new Set(fact.channels));
    }
  });

  it('two consents given at once are both listed', async () => {
    const { id = 0 } = facts.find(({ channels }) => channels.length === 0) ?? {};
    const give = (db: typeof shop.db, channel: string) =>
      sql`insert into consents (user_id, topic, channel) values (${id}, 'NEWS', ${channel})`.execute(db);
    const second = await shop.db.transaction().execute(async (db) => {
      await give(db, 'SMS');
      const waiting = give(shop.db, 'EMAIL');
      await vi.waitFor(async () => {
        const { rows } =
          await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
            shop.db,
          );
        expect(rows).toHaveLength(1);
      });
      return { waiting };
    });
    await second.waiting;
    const { rows } = (await browser.get('customers?size=200')).json<{ rows: Record<string, unknown>[] }>();
    expect(rows.find((row) => row['id'] === id)).toMatchObject({ consents: ['SMS', 'EMAIL'] });
  });
});
