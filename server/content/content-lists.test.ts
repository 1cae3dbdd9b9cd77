import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe } from 'vitest';
import { testApp } from '#server/testing.ts';
import { type PlainFilter, testPlainList } from '#server/testing-lists.ts';
import { type StaffBrowser, testStaff } from '#server/testing-staff.ts';

/** A row of a list, read by separate SQL, with the values that its filters and sort orders use. */
interface Fact {
  id: number;
  key: string;
  words: string;
  languages: string;
  [name: string]: string | number | boolean | null;
}

let shop: Awaited<ReturnType<typeof testApp>>;
let browser: StaffBrowser;
const facts: Record<string, Fact[]> = {};

/** The demo has no drafts: the first contents of each kind get one, the second with a time of publication. */
async function addDrafts(): Promise<void> {
  const draft = (kind: string, table: string, key: string) => sql`
    insert into content_drafts (kind, record_id, base_version, staff_id, updated_at, body, publish_at)
    select ${kind}, id, 1, (select min(id) from staff), now(), '{}', case when nth = 2 then now() + interval '1 day' end
    from (select ${sql.ref(key)}::text as id, row_number() over (order by ${sql.ref(key)}) as nth from ${sql.table(table)}) as rows
    where nth <= 2`;
  await draft('PAGE', 'pages', 'slug').execute(shop.db);
  await draft('MOMENT', 'moments', 'id').execute(shop.db);
  await sql`update stores set closed_at = now(), visits_per_hour = 9, name = name || '{"en": ""}' where position = 1`.execute(
    shop.db,
  );
  await draft('BANNER', 'banners', 'id').execute(shop.db);
  await sql`
    update banners set banner_state = case when placement = 'CATALOG' then 'DRAFT' else 'ACTIVE' end,
      active_from = case placement when 'CART' then now() + interval '9 days' when 'HOME_HERO' then now() - position * interval '9 days' end,
      active_to = case when placement = 'SUCCESS' then now() - interval '1 day' end,
      title = case when placement = 'CART' then title || '{"uz": ""}' else title end`.execute(shop.db);
  await sql`update moments set moment_state = 'DRAFT', category_id = null where position = 1`.execute(
    shop.db,
  );
  await sql`update moments set archive_at = now() + interval '1 day', title = title || '{"en": ""}' where position = 2`.execute(
    shop.db,
  );
  await sql`update pages set page_state = 'DRAFT' where slug in (select slug from pages order by slug desc limit 2)`.execute(
    shop.db,
  );
  await sql`update pages set body = body || '{"en": []}' where slug in (select slug from pages order by slug desc limit 3)`.execute(
    shop.db,
  );
}

const micros = (column: RawBuilder<unknown>) => sql`(extract(epoch from ${column}) * 1000000)::float8`;
const draftOf = (kind: string, id: RawBuilder<unknown>) => sql`
  (select case when d.publish_at is null then 'SAVED' else 'SCHEDULED' end from content_drafts d
    where d.kind = ${kind} and d.record_id = ${id})`;
const titles = sql`lower(concat_ws(' ', title ->> 'ru', title ->> 'uz', title ->> 'en'))`;

const selects: Record<string, RawBuilder<Fact>> = {
  pages: sql`
    select row_number() over (order by slug)::int as id, slug as key, page_state as state,
      ${titles} || ' /' || slug as words, ${draftOf('PAGE', sql`pages.slug`)} as draft, ${micros(sql`updated_at`)} as "updatedAt",
      row_number() over (order by slug)::int as slug,
      (select string_agg(l.key, ',') from jsonb_each(body) l where l.value <> '[]') as languages
    from pages`,
  moments: sql`
    select row_number() over (order by position, id)::int as id, id::text as key, moment_state as state, coalesce(category_id, 0) as "categoryId", archive_at is not null as hiding,
      ${titles} || ' /' || slug as words, ${draftOf('MOMENT', sql`moments.id::text`)} as draft, ${micros(sql`updated_at`)} as "updatedAt",
      row_number() over (order by position, id)::int as "order",
      (select string_agg(l.key, ',') from jsonb_each_text(title) l where l.value <> '') as languages
    from moments`,
  banners: sql`
    select row_number() over (order by array_position(array['HOME_HERO', 'HOME_STRIP', 'CATALOG', 'CART', 'SUCCESS'], placement), position, id)::int
        as id, id::text as key, banner_state as state, placement, ${titles} as words, ${draftOf('BANNER', sql`banners.id::text`)} as draft,
      case when banner_state = 'DRAFT' then null when active_to <= now() then 'OVER' when active_from > now() then 'TO_COME' else 'NOW' end as phase,
      coalesce(${micros(sql`active_from`)}, 0) as "activeFrom",
      row_number() over (order by array_position(array['HOME_HERO', 'HOME_STRIP', 'CATALOG', 'CART', 'SUCCESS'], placement), position, id)::int
        as "order",
      banner_state = 'ACTIVE' and (active_to is null or active_to > now()) and exists (
        select from banners o where o.placement = banners.placement and o.banner_state = 'ACTIVE' and o.position < banners.position
          and (o.active_to is null or o.active_to > now())
          and tstzrange(o.active_from, o.active_to) && tstzrange(banners.active_from, banners.active_to)) as covered,
      (select string_agg(l.key, ',') from jsonb_each_text(title) l where l.value <> '') as languages
    from banners`,
  stores: sql`
    select row_number() over (order by position, id)::int as id, id::text as key, visits_per_hour as visits,
      case when closed_at is null then 'OPEN' else 'CLOSED' end as state, array_to_string(services, ',') as services,
      row_number() over (order by position, id)::int as "order",
      lower(concat_ws(' ', name ->> 'ru', name ->> 'uz', name ->> 'en', city ->> 'ru', address ->> 'ru', phone)) as words,
      (select string_agg(l, ',') from unnest(array['ru', 'uz', 'en']) l
        where name ->> l <> '' and city ->> l <> '' and address ->> l <> '') as languages
    from stores`,
};

beforeAll(async () => {
  shop = await testApp({ seed: 'demo' });
  const staff = await testStaff({ app: shop.app, db: shop.db, now: new Date() });
  await addDrafts();
  browser = await staff.enter('CONTENT');
  for (const [path, select] of Object.entries(selects))
    facts[path] = (await sql<Fact>`${select}`.execute(shop.db)).rows;
}, 120_000);
afterAll(() => shop.close());

const one = (name: string, value: string): PlainFilter<Fact> => ({
  query: `${name}=${value}`,
  holds: (fact) => value.split(',').includes(String(fact[name])),
});
const typed = (q: string, words = q): PlainFilter<Fact> => ({
  query: `q=${encodeURIComponent(q)}`,
  holds: (fact) => fact.words.includes(words),
});
const lacks = (...wanted: string[]): PlainFilter<Fact> => ({
  query: `lacks=${wanted.join(',')}`,
  holds: ({ languages }) => wanted.some((language) => !languages.includes(language)),
});
const drafts = [one('draft', 'SAVED'), one('draft', 'SCHEDULED'), one('draft', 'SAVED,SCHEDULED')];

function testList(path: string, filters: PlainFilter<Fact>[], sorts: string[], keyOfRow = 'id'): void {
  describe(`BO-22: the list of ${path} over the demo data`, () => {
    testPlainList<Fact>({
      path,
      browser: () => browser,
      facts: () => facts[path] ?? [],
      filters: () => filters,
      sorts: Object.fromEntries(sorts.map((name) => [name, (fact) => Number(fact[name])])),
      id: ({ id }) => id,
      keyOf: ({ key }) => key,
      keyOfRow: (row) => String(row[keyOfRow]),
      isWhole: true,
    });
  });
}

testList(
  'pages',
  [
    ...drafts,
    one('state', 'PUBLISHED'),
    one('state', 'DRAFT'),
    lacks('en'),
    lacks('uz', 'en'),
    typed('/deliv'),
    typed('ДОСТАВ', 'достав'),
    typed("to'lov", 'toʻlov'),
  ],
  ['slug', 'updatedAt'],
  'slug',
);
testList(
  'moments',
  [
    ...drafts,
    one('state', 'ACTIVE'),
    one('state', 'DRAFT'),
    one('categoryId', '0'),
    { query: 'hiding=true', holds: (fact) => fact['hiding'] === true },
    lacks('en'),
    typed('-moments'),
    typed('NAVRO', 'navro'),
  ],
  ['order', 'updatedAt'],
);
testList(
  'banners',
  [
    ...drafts,
    one('state', 'ACTIVE'),
    one('state', 'DRAFT'),
    one('placement', 'HOME_HERO'),
    one('placement', 'HOME_HERO,CART'),
    one('phase', 'NOW'),
    one('phase', 'OVER,TO_COME'),
    { query: 'covered=true', holds: (fact) => fact['covered'] === true },
    lacks('uz'),
    typed('КОЛЬЦ', 'кольц'),
  ],
  ['order', 'activeFrom'],
);
testList(
  'stores',
  [
    one('state', 'OPEN'),
    one('state', 'CLOSED'),
    { query: 'service=fitting', holds: (fact) => String(fact['services']).split(',').includes('fitting') },
    lacks('en'),
    typed('САМАР', 'самар'),
  ],
  ['order', 'visits'],
);
