import type { ClientBase } from 'pg';
import { addDays, type TashkentDay } from '#domain/units/tashkent-day.ts';
import { insertRows, type SeedRow } from '../../insert-rows.ts';
import { mulberry32, type Random } from '../../random.ts';
import { addPrivacyRequests } from './privacy-requests.ts';
import { addWaitingReview } from './waiting-review.ts';
import { type Buyer, userRows } from './user-rows.ts';

const accountCount = 60;

/**
 * Adds 60 accounts to a demo without accounts: of buyers, with their orders, calls, visits, favorites, consents, companies and privacy
 * requests (backoffice.md 2.9). Returns the number of accounts added.
 */
export async function addAccounts(client: ClientBase, today: TashkentDay): Promise<number> {
  const known = await client.query(`select from users where phone like '+998900000%'`);
  if (known.rowCount !== 0) return 0;
  const random = mulberry32(7919 * 2029);
  const buyers = await readBuyers(client);
  const firstId = await nextUserId(client);
  const users = userRows(buyers, { random, firstId });
  await insertRows(client, 'users', users);
  await client.query(
    `select setval(pg_get_serial_sequence('users', 'id'), (select max(id) + 1 from users), false)`,
  );
  const userIds = users.map(({ id }) => Number(id));
  await giveTheirs(client, { userIds, phones: buyers.map(({ phone }) => phone) });
  await insertRows(client, 'consents', consentRows(users, random));
  await insertRows(client, 'favorites', await favoriteRows(client, { userIds, today, random }));
  await addCompanies(client, { userIds, today });
  await addPrivacyRequests(client, { userIds, today });
  await addWaitingReview(client, today);
  return users.length;
}

/** Buyers with a demo phone, by their first order; some bought without ever creating an account. */
async function readBuyers(client: ClientBase): Promise<Buyer[]> {
  const { rows } = await client.query<Buyer>(
    `select contact_phone as phone, (array_agg(contact_name order by id))[1] as name, (array_agg(language order by id))[1] as language,
       to_char(min(created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "firstOrderAt"
     from orders where contact_phone like '+998900000%' and channel <> 'COUNTER'
     group by contact_phone having bool_or(channel = 'SITE') order by count(*) desc, contact_phone limit $1`,
    [accountCount],
  );
  return rows;
}

async function nextUserId(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `select coalesce(max(id), 0)::integer + 1 as id from users`,
  );
  return rows[0]?.id ?? 1;
}

/** Assigns their orders to them, and some of the calls, visits and stock alerts that were made without an account. */
async function giveTheirs(
  client: ClientBase,
  { userIds, phones }: { userIds: readonly number[]; phones: readonly string[] },
): Promise<void> {
  await client.query(
    `update orders o set user_id = u.id from users u where u.phone = o.contact_phone and u.id = any($1) and o.channel <> 'COUNTER'`,
    [userIds],
  );
  for (const [table, share] of [
    ['callbacks', 4],
    ['visits', 3],
    ['stock_alerts', 2],
  ] as const) {
    const names = table === 'stock_alerts' ? '' : `, name = concat_ws(' ', u.first_name, u.last_name)`;
    await client.query(
      `with theirs as (
         select id, row_number() over (order by id) as nth from ${table} where phone like '+998900000%' and id % ${String(share)} = 0
       ), owners as (
         select u.*, row_number() over (order by id desc) as nth from users u where u.phone = any($1)
       )
       update ${table} t set user_id = u.id, phone = u.phone${names}
       from theirs, owners u where t.id = theirs.id and u.nth = theirs.nth`,
      [phones],
    );
  }
}

/** Most want no messages: consents are rare, and each has its time. */
function consentRows(users: readonly SeedRow<'users'>[], random: Random): SeedRow<'consents'>[] {
  return users.flatMap(({ id, email, created_at: givenAt }) =>
    random.next() < 0.6
      ? []
      : [
          {
            user_id: Number(id),
            topic: random.next() < 0.6 ? ('NEWS' as const) : ('REMINDERS' as const),
            channel: email === null ? ('SMS' as const) : ('EMAIL' as const),
            given_at: givenAt,
          },
        ],
  );
}

interface Hearts {
  userIds: readonly number[];
  today: TashkentDay;
  random: Random;
}

async function favoriteRows(
  client: ClientBase,
  { userIds, today, random }: Hearts,
): Promise<SeedRow<'favorites'>[]> {
  const { rows: models } = await client.query<{ id: number; price: number }>(
    `select p.id::integer as id, min(i.price_b2c_som)::float8 as price from products p join product_items i on i.product_id = p.id
     where p.product_state = 'ACTIVE' and p.kind = 'jewel' and i.product_item_state = 'AVAILABLE' group by p.id order by p.id`,
  );
  return userIds.flatMap((userId) => {
    const chosen = new Set(
      Array.from({ length: random.whole(0, 6) }, () => random.whole(0, models.length - 1)),
    );
    return [...chosen].flatMap((index) => {
      const model = models[index];
      const addedAt = `${addDays(today, -random.whole(1, 60))}T19:45:00+05:00`;
      return model === undefined
        ? []
        : [{ user_id: userId, product_id: model.id, added_at: addedAt, price_seen_som: model.price }];
    });
  });
}

/** A workshop that buys at wholesale prices, a shop pending a decision, and a suspended one. */
async function addCompanies(
  client: ClientBase,
  { userIds, today }: { userIds: readonly number[]; today: TashkentDay },
): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    `select id::integer as id from staff where role = 'MANAGER' order by id limit 1`,
  );
  const decided = (daysAgo: number) => ({
    decided_by: rows[0]?.id ?? null,
    decided_at: `${addDays(today, -daysAgo)}T11:30:00+05:00`,
  });
  const companies = [
    { name: 'OOO «Nur Zargar»', stir: '302145876', business_state: 'APPROVED' as const, ...decided(41) },
    {
      name: 'XK «Samarqand Gavhar»',
      stir: '305518204',
      business_state: 'WAITING' as const,
      decided_by: null,
      decided_at: null,
    },
    { name: 'YaTT Yoqub Saidov', stir: '517330962', business_state: 'SUSPENDED' as const, ...decided(12) },
  ];
  await client.query(
    `insert into businesses (user_id, name, stir, contract, business_state, decided_by, decided_at, created_at)
     select c.user_id, c.name, c.stir, c.contract, c.business_state, c.decided_by, c.decided_at, c.created_at
     from jsonb_populate_recordset(null::businesses, $1::jsonb) c`,
    [
      JSON.stringify(
        companies.map((company, nth) => ({
          ...company,
          user_id: userIds[20 + nth],
          contract: `B2B-${String(nth + 1).padStart(3, '0')}`,
          created_at: `${addDays(today, -45 + nth * 15)}T10:05:00+05:00`,
        })),
      ),
    ],
  );
  await client.query(`update users set price_type = 'B2B' where id = $1`, [userIds[20]]);
}
