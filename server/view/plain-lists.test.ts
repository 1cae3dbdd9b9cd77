import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe } from 'vitest';
import { testApp } from '#server/testing.ts';
import { type PlainFilter, type PlainList, testPlainList } from '#server/testing-lists.ts';
import { type StaffBrowser, testStaff } from '#server/testing-staff.ts';

/** A row of a list, read by separate SQL, with the values that its filters and sort orders use. */
interface Fact {
  id: number;
  key: string;
  [name: string]: string | number | boolean | null;
}

let shop: Awaited<ReturnType<typeof testApp>>;
let browser: StaffBrowser;
const facts: Record<string, Fact[]> = {};

/** Microseconds as a number, for sorting. */
const micros = (column: RawBuilder<unknown>) => sql`(extract(epoch from ${column}) * 1000000)::float8`;

/** The demo has too few rows of some kinds: gives each list a few hundred rows of every kind, none close to "now". */
async function spread(): Promise<void> {
  const each = (statement: RawBuilder<unknown>) => statement.execute(shop.db);
  await each(sql`
    insert into users (phone, email, first_name, last_name, language, price_type, created_at)
    select '+998997' || lpad(i::text, 6, '0'), 'user' || i || '@example.uz', 'Test' || i % 5, case when i % 3 = 0 then 'Karimova' end,
      (array['uz', 'uz-Cyrl', 'ru', 'en'])[i % 4 + 1], case when i % 4 = 0 then 'B2B' else 'B2C' end, now() - i % 40 * interval '1 hour'
    from generate_series(1, 120) as i`);
  await each(sql`update users set phone = null, email = null, deleted_at = now() where id % 17 = 0`);
  await each(sql`
    insert into callbacks (callback_state, phone, name, subject, best_time, language, created_at, moved_at, due_at, tries)
    select (array['NEW', 'CALLED', 'CLOSED'])[i % 3 + 1], '+998997' || lpad(i::text, 6, '0'), 'Test' || i % 5,
      (array['GENERAL', 'PRODUCT', 'ORDER', 'FACTORY_VISIT', 'BUSINESS'])[i % 5 + 1],
      (array['ANY', 'MORNING', 'AFTERNOON', 'EVENING'])[i % 4 + 1], (array['uz', 'ru', 'en'])[i / 3 % 3 + 1],
      now() - i % 50 * interval '1 hour', now(), now() + (30 - i % 60) * interval '7 minutes' + interval '3 minutes', i % 3
    from generate_series(1, 150) as i`);
  await each(sql`
    insert into visits (visit_state, store_id, starts_at, place, name, phone, language, created_at, moved_at)
    select (array['NEW', 'CONFIRMED', 'KEPT', 'MISSED', 'CANCELLED'])[i % 5 + 1], (select min(id) from stores) + i % 2,
      date_trunc('hour', now()) + (i - 60) * interval '5 hours' + interval '7 seconds', 100 + i, 'Test' || i % 7,
      '+998997' || lpad(i::text, 6, '0'), 'ru', now() - i % 30 * interval '1 hour', now()
    from generate_series(1, 150) as i`);
  await each(sql`
    insert into reviews (order_line_id, product_id, rating, body, language, review_state, rejection_reason, created_at, written_at)
    select l.id, i.product_id, l.id % 5 + 1, 'Written for the list', (array['uz', 'ru', 'en'])[l.id % 3 + 1],
      (array['PENDING', 'PUBLISHED', 'REJECTED'])[l.id / 3 % 3 + 1], case when l.id / 3 % 3 = 2 then 'no' end, now(),
      now() - l.id % 40 * interval '1 hour'
    from order_lines l join product_items i on i.id = l.item_id
    where not exists (select from reviews r where r.order_line_id = l.id) order by l.id limit 150`);
  for (const [table, own, value] of [
    [
      'promotions',
      sql`name`,
      sql`jsonb_build_object('ru', 'Акция ' || i % 9, 'uz', 'Aksiya ' || i, 'en', 'Sale 100%')`,
    ],
    ['promo_codes', sql`code, uses, max_uses`, sql`'CODE-' || i, i % 7, case when i % 2 = 0 then 6 end`],
  ] as const)
    await each(sql`
      insert into ${sql.table(table)} (percent, begins_at, ends_at, ${own})
      select 5, now() + (60 - i % 90) * interval '1 hour' + interval '20 minutes',
        case when i % 3 > 0 then now() + (65 - i % 90) * interval '1 hour' + interval '20 minutes' end, ${value}
      from generate_series(1, 150) as i`);
  await each(
    sql`update certificates set certificate_state = 'WITHDRAWN' where substr(id, 9, 6)::integer % 9 = 0`,
  );
  await each(sql`update certificates set laboratory = 'GIA', report_number = 'gia-' || substr(id, 9, 6),
    attachment_id = null where substr(id, 9, 6)::integer % 7 = 0`);
  await each(sql`update certificates set issued_on = date '2026-01-01' + substr(id, 9, 6)::integer % 50`);
}

const day = (column: RawBuilder<unknown>) =>
  sql`to_char(${column} at time zone 'Asia/Tashkent', 'YYYY-MM-DD')`;
const selects: Record<string, RawBuilder<Fact>> = {
  callbacks: sql`select id, id::text as key, callback_state as state, subject, best_time as "bestTime", language, name, phone,
    callback_state = 'NEW' and due_at < now() - interval '15 minutes' as "isLate",
    ${day(sql`created_at`)} as day, ${micros(sql`due_at`)} as "dueAt", ${micros(sql`created_at`)} as "createdAt" from callbacks`,
  visits: sql`select id, id::text as key, visit_state as state, store_id as "storeId", name, phone, ${day(sql`starts_at`)} as day,
    visit_state = 'NEW' or visit_state = 'CONFIRMED' and starts_at < now() as "isToDo",
    ${micros(sql`starts_at`)} as "startsAt", ${micros(sql`created_at`)} as "createdAt" from visits`,
  reviews: sql`select r.id, r.id::text as key, r.review_state as state, r.rating, r.language, p.artikul, i.serial_number as serial,
    o.number, ${micros(sql`r.written_at`)} as "writtenAt"
    from reviews r join order_lines l on l.id = r.order_line_id join orders o on o.id = l.order_id join product_items i on i.id = l.item_id
    join products p on p.id = r.product_id`,
  customers: sql`select id, id::text as key, price_type as "priceType", language, phone, concat_ws(' ', first_name, last_name) as name,
    ${micros(sql`created_at`)} as "createdAt" from users where deleted_at is null`,
  promotions: sql`select id, id::text as key, name ->> 'ru' || ' ' || (name ->> 'uz') || ' ' || (name ->> 'en') as name,
    case when ends_at <= now() then 'OVER' when begins_at > now() then 'PLANNED' else 'RUNNING' end as state,
    ${micros(sql`begins_at`)} as "from" from promotions`,
  'promo-codes': sql`select id, id::text as key, code as name, uses, uses >= max_uses as "isUsedUp",
    case when ends_at <= now() then 'OVER' when begins_at > now() then 'PLANNED' else 'RUNNING' end as state,
    ${micros(sql`begins_at`)} as "from" from promo_codes`,
  certificates: sql`select (substr(c.id, 4, 4) || substr(c.id, 9, 6))::bigint as id, c.id as key, c.certificate_state as state,
    c.laboratory, upper(coalesce(c.report_number, '')) as report, i.serial_number as serial, c.issued_on::text as "issuedOn",
    c.attachment_id is null and c.laboratory <> 'ZARONA' as "isScanOwed"
    from certificates c join product_items i on i.id = c.item_id`,
};

beforeAll(async () => {
  shop = await testApp({ seed: 'demo' });
  const staff = await testStaff({ app: shop.app, db: shop.db, now: new Date() });
  await spread();
  browser = await staff.enter('OWNER');
  for (const [path, select] of Object.entries(selects))
    facts[path] = (await sql<Fact>`${select}`.execute(shop.db)).rows;
}, 60_000);
afterAll(() => shop.close());

const factsOf = (path: string) => facts[path] ?? [];
/** One filter for every value that occurs in a list, and one for two of them. */
function eachOf(path: string, name: string): PlainFilter<Fact>[] {
  const values = [...new Set(factsOf(path).map((fact) => fact[name]))];
  const [one, other] = values;
  const both = {
    query: `${name}=${one},${other}`,
    holds: (fact: Fact) => fact[name] === one || fact[name] === other,
  };
  const single = values.map((value) => ({
    query: `${name}=${value}`,
    holds: (fact: Fact) => fact[name] === value,
  }));
  return values.length > 1 ? [...single, both] : single;
}
const isTrue = (query: string, name: string): PlainFilter<Fact> => ({
  query: `${query}=true`,
  holds: (fact) => fact[name] === true,
});
const words = (typed: string, holds: (fact: Fact) => boolean): PlainFilter<Fact> => ({
  query: `q=${encodeURIComponent(typed)}`,
  holds,
});
const has = (name: string, part: string) => (fact: Fact) =>
  String(fact[name] ?? '')
    .toLowerCase()
    .includes(part.toLowerCase());
const ends = (name: string, part: string) => (fact: Fact) => String(fact[name] ?? '').endsWith(part);
const starts = (name: string, part: string) => (fact: Fact) => String(fact[name] ?? '').startsWith(part);

function testList(
  path: string,
  {
    filters,
    sorts,
    keyOfRow = 'id',
  }: { filters: () => PlainFilter<Fact>[]; sorts: string[]; keyOfRow?: string },
): void {
  const by = (name: string) => (fact: Fact) => {
    const value = fact[name];
    return typeof value === 'number' ? value : String(value);
  };
  const list: PlainList<Fact> = {
    path,
    browser: () => browser,
    facts: () => factsOf(path),
    filters,
    sorts: Object.fromEntries(sorts.map((name) => [name, by(name)])),
    id: ({ id }) => Number(id),
    keyOf: ({ key }) => key,
    keyOfRow: (row) => String(row[keyOfRow]),
  };
  describe(`BO-22: the list of ${path} over the demo data`, () => {
    testPlainList(list);
  });
}

/** The filters and sort orders of each list, from the contract (contract/admin/). */
testList('callbacks', {
  filters: () => {
    const [, second = ''] = [...new Set(factsOf('callbacks').map(({ day }) => String(day)))].toSorted();
    return [
      ...['state', 'subject', 'bestTime', 'language'].flatMap((name) => eachOf('callbacks', name)),
      isTrue('late', 'isLate'),
      { query: `createdAt.from=${second}`, holds: ({ day }) => String(day) >= second },
      { query: `createdAt.to=${second}`, holds: ({ day }) => String(day) <= second },
      words('tEST3', has('name', 'test3')),
      words('0 00 21', ends('phone', '00021')),
    ];
  },
  sorts: ['dueAt', 'createdAt'],
});
testList('visits', {
  filters: () => {
    const [, second = ''] = [...new Set(factsOf('visits').map(({ day }) => String(day)))].toSorted();
    return [
      ...['state', 'storeId'].flatMap((name) => eachOf('visits', name)),
      isTrue('toDo', 'isToDo'),
      { query: `startsOn.from=${second}`, holds: ({ day }) => String(day) >= second },
      { query: `startsOn.to=${second}`, holds: ({ day }) => String(day) <= second },
      words('test3', has('name', 'test3')),
      words('00021', ends('phone', '00021')),
    ];
  },
  sorts: ['startsAt', 'createdAt'],
});
testList('reviews', {
  filters: () => {
    const [one] = factsOf('reviews');
    return [
      ...['state', 'rating', 'language'].flatMap((name) => eachOf('reviews', name)),
      ...(['artikul', 'serial', 'number'] as const).flatMap((name) => [
        words(String(one?.[name]).toLowerCase(), (fact) => fact[name] === one?.[name]),
        {
          query: `${{ artikul: 'model', serial: 'piece', number: 'order' }[name]}=${String(one?.[name]).toLowerCase()},NONE-1`,
          holds: (fact: Fact) => fact[name] === one?.[name],
        },
      ]),
    ];
  },
  sorts: ['writtenAt'],
});
testList('customers', {
  filters: () => [
    ...['priceType', 'language'].flatMap((name) => eachOf('customers', name)),
    words('karimova', has('name', 'karimova')),
    words('0021', ends('phone', '0021')),
    words('99 700 00 21', (fact) => fact['phone'] === '+998997000021'),
  ],
  sorts: ['createdAt'],
});
testList('promotions', {
  filters: () => [
    ...eachOf('promotions', 'state'),
    words('акция 3', has('name', 'акция 3')),
    words('100%', has('name', '100%')),
  ],
  sorts: ['from'],
});
testList('promo-codes', {
  filters: () => [
    ...eachOf('promo-codes', 'state'),
    isTrue('usedUp', 'isUsedUp'),
    words('ode-1', has('name', 'ode-1')),
  ],
  sorts: ['from', 'uses'],
});
testList('certificates', {
  filters: () => {
    const [one] = factsOf('certificates');
    return [
      ...['state', 'laboratory'].flatMap((name) => eachOf('certificates', name)),
      isTrue('noScan', 'isScanOwed'),
      { query: 'issuedFrom=2026-01-20', holds: ({ issuedOn }) => String(issuedOn) >= '2026-01-20' },
      { query: 'issuedTo=2026-01-20', holds: ({ issuedOn }) => String(issuedOn) <= '2026-01-20' },
      words('gia-00', starts('report', 'GIA-00')),
      words(String(one?.key.slice(0, 11)), (fact) => fact.key.startsWith(String(one?.key.slice(0, 11)))),
      words(String(one?.['serial']), (fact) => starts('serial', String(one?.['serial']))(fact)),
    ];
  },
  sorts: ['issuedOn'],
});
