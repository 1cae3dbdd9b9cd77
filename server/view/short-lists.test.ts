import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe } from 'vitest';
import { testApp } from '#server/testing.ts';
import { type PlainFilter, testPlainList } from '#server/testing-lists.ts';
import { type StaffBrowser, testStaff } from '#server/testing-staff.ts';

/** A row of a list, read by separate SQL, with the values that its filters and sort orders use. */
interface Fact {
  /** The place in the default order. */
  place: number;
  key: string;
  [name: string]: string | number | boolean | null | string[];
}

let shop: Awaited<ReturnType<typeof testApp>>;
let browser: StaffBrowser;
const facts: Record<string, Fact[]> = {};
const factsOf = (path: string) => facts[path] ?? [];

const number = (text: RawBuilder<unknown>) => sql`(${text})::float8`;
const names = (column: RawBuilder<unknown>) =>
  sql`${column} ->> 'ru' || ' / ' || (${column} ->> 'uz') || ' / ' || (${column} ->> 'en')`;
const place = (order: RawBuilder<unknown>) => sql`(row_number() over (order by ${order}))::int as place`;

const selects: Record<string, RawBuilder<Fact>> = {
  collections: sql`select ${place(sql`c.position, c.id`)}, c.id::text as key, ${names(sql`c.name`)} as names,
    c.collection_state as state, case when d.publish_at is not null then 'SCHEDULED' when d.record_id is not null then 'SAVED' end as draft,
    array(select l from unnest(array['uz', 'ru', 'en']) l where c.description ->> l = '') as lacks,
    (select count(*)::int from collection_products p where p.collection_id = c.id) as models,
    ${number(sql`extract(epoch from c.updated_at) * 1000000`)} as "updatedAt"
    from collections c left join content_drafts d on d.kind = 'COLLECTION' and d.record_id = c.id::text`,
  // the demo's tree has one level: two more are added below
  categories: sql`select (row_number() over (order by coalesce(top.position, up.position, c.position), coalesce(top.id, up.id, c.id),
      up.id nulls first, c.id))::int as place, c.id::text as key, ${names(sql`c.name`)} as names,
    concat_ws(' ', c.slug_uz, c.slug_ru, c.slug_en) as slugs, c.image_id is not null as "hasImage",
    array(select l from unnest(array['uz', 'ru', 'en']) l where c.description ->> l = '') as lacks,
    array_remove(array[up.id::text, top.id::text], null) as above,
    (select count(*)::int from products p where p.category_id = c.id) as models
    from categories c left join categories up on up.id = c.parent_id left join categories top on top.id = up.parent_id`,
  params: sql`select ${place(sql`r.position, r.id`)}, r.id::text as key, r.type, r.filterable, r.id in (8, 11, 12) as "isFixed",
    concat_ws(' / ', ${names(sql`r.name`)}, r.code, (select string_agg(${names(sql`v.name`)}, ' / ') from param_values v where v.param_id = r.id))
      as names,
    (select count(*)::int from param_values v where v.param_id = r.id) as values,
    (select count(*)::int from item_params i where i.param_id = r.id) as pieces from params r`,
  words: sql`select ${place(sql`w.nth, w.position, w.code`)}, w.list || ' ' || w.code as key, w.list, ${names(sql`w.name`)} as names,
    w.is_hidden as "isHidden", w.menu_position is not null as "inMenu", w.uses::int as uses from (
      select 1 as nth, 'occasions' as list, code, position, name, is_hidden, menu_position,
        (select count(*) from products p where code = any(p.occasions)) as uses from occasions
      union all select 2, 'styles', code, position, name, is_hidden, null, (select count(*) from products p where code = any(p.styles)) from styles
      union all select 3, 'precious-metals', code, position, name, is_hidden, null,
        (select count(*) from metals m where m.precious_metal = p.code) from precious_metals p
      union all select 4, 'metals', code, position, name, is_hidden, null, (select count(*) from products p where p.metal = m.code) from metals m
      union all select 5, 'stone-kinds', kind, position, name, is_hidden, null,
        (select count(*) from stones s where s.kind = k.kind) from stone_kinds k
      union all select 6, 'shapes', code, position, name, is_hidden, null,
        (select count(*) from stones s where s.shape = h.code) from stone_shapes h) w`,
};

/** The demo has too few rows of some kinds. */
async function spread(): Promise<void> {
  const each = (statement: RawBuilder<unknown>) => statement.execute(shop.db);
  await each(sql`
    insert into collections (name, description, story, slug_uz, slug_ru, slug_en, collection_state, position, updated_at)
    select jsonb_build_object('uz', 'Toʻy ' || i, 'ru', 'Свадьба ' || i, 'en', 'Wedding ' || i),
      jsonb_build_object('uz', case when i % 2 = 0 then 'Matn' else '' end, 'ru', 'Текст', 'en', case when i % 3 = 0 then 'Text' else '' end),
      '{"uz": "", "ru": "", "en": ""}', 'toy-' || i, 'svadba-' || i, 'wedding-' || i,
      (array['DRAFT', 'ACTIVE'])[i % 2 + 1], 100 - i % 4, now() - i % 7 * interval '1 hour' from generate_series(1, 24) as i`);
  await each(sql`
    insert into content_drafts (kind, record_id, body, base_version, staff_id, updated_at, publish_at)
    select 'COLLECTION', id::text, '{}', version, (select min(id) from staff), now(), case when id % 2 = 0 then now() + interval '1 day' end from collections
    where id % 3 = 0 and slug_en like 'wedding-%'`);
  for (const level of [1, 2])
    await each(sql`
      insert into categories (parent_id, name, description, slug_uz, slug_ru, slug_en, position)
      select id, jsonb_build_object('uz', 'Ichki', 'ru', 'Вставка ' || id, 'en', 'Inner'),
        jsonb_build_object('uz', 'Matn', 'ru', 'Текст', 'en', ''),
        'ichki-' || id || '-${sql.raw(String(level))}', 'svadebnye-' || id || '-${sql.raw(String(level))}',
        'inner-' || id || '-${sql.raw(String(level))}', 1000 + id
      from categories where ${level === 1 ? sql`parent_id is null` : sql`parent_id is not null`} order by id limit 3`);
  await each(sql`
    insert into params (id, code, name, type, filterable, position)
    select 100 + i, 'weave-' || i, jsonb_build_object('uz', 'Toʻquv', 'ru', 'Плетение ' || i, 'en', 'Weave'),
      (array['text', 'number', 'choice'])[i % 3 + 1], i % 2 = 0, 100 - i from generate_series(1, 9) as i`);
  await each(sql`update occasions set is_hidden = true where code = (select max(code) from occasions)`);
}

beforeAll(async () => {
  shop = await testApp({ seed: 'demo' });
  const staff = await testStaff({ app: shop.app, db: shop.db, now: new Date() });
  await spread();
  browser = await staff.enter('CONTENT');
  for (const [path, select] of Object.entries(selects))
    facts[path] = (await sql<Fact>`${select} order by place`.execute(shop.db)).rows;
}, 60_000);
afterAll(() => shop.close());

const is =
  (name: string, ...values: readonly unknown[]) =>
  (fact: Fact) =>
    values.includes(fact[name]);
const contains = (name: string, part: string) => (fact: Fact) => {
  const text = fact[name] ?? '';
  return Array.isArray(text) ? text.includes(part) : String(text).toLowerCase().includes(part);
};
const q = (typed: string, holds: (fact: Fact) => boolean): PlainFilter<Fact> => ({
  query: `q=${encodeURIComponent(typed)}`,
  holds,
});

function testList(path: string, filters: () => PlainFilter<Fact>[], sorts: string[]): void {
  // words have keys within their lists
  const keyOfRow = (row: Record<string, unknown>) =>
    path === 'words' ? `${String(row['list'])} ${String(row['code'])}` : String(row['id']);
  describe(`BO-22: the list of ${path} over the demo data`, () => {
    testPlainList<Fact>({
      path,
      isWhole: true,
      browser: () => browser,
      facts: () => factsOf(path),
      filters,
      sorts: {
        position: (fact) => fact.place,
        ...Object.fromEntries(sorts.map((name) => [name, (fact: Fact) => Number(fact[name])])),
      },
      id: (fact) => fact.place,
      keyOf: ({ key }) => key,
      keyOfRow,
    });
  });
}

testList(
  'collections',
  () => [
    q('свадьба 1', contains('names', 'свадьба 1')),
    q("TO'Y 2", contains('names', 'toʻy 2')),
    { query: 'state=DRAFT', holds: is('state', 'DRAFT') },
    { query: 'state=DRAFT,ACTIVE', holds: is('state', 'DRAFT', 'ACTIVE') },
    { query: 'draft=SCHEDULED', holds: is('draft', 'SCHEDULED') },
    { query: 'draft=SAVED', holds: is('draft', 'SAVED') },
    { query: 'lacks=en', holds: contains('lacks', 'en') },
    {
      query: 'lacks=uz,en',
      holds: (fact) => contains('lacks', 'uz')(fact) || contains('lacks', 'en')(fact),
    },
    { query: 'empty=true', holds: is('models', 0) },
  ],
  ['models', 'updatedAt'],
);
testList(
  'categories',
  () => [
    q('вставка', contains('names', 'вставка')),
    q('svadebnye-2', contains('slugs', 'svadebnye-2')),
    { query: 'lacks=en', holds: contains('lacks', 'en') },
    ...factsOf('categories')
      .filter((fact) => contains('slugs', 'inner-')(fact))
      .map((inner): PlainFilter<Fact> => {
        const [parent = ''] = Array.isArray(inner['above']) ? inner['above'] : [];
        return { query: `within=${parent}`, holds: contains('above', parent) };
      }),
    { query: 'noImage=true', holds: is('hasImage', false) },
    { query: 'empty=true', holds: is('models', 0) },
  ],
  ['models'],
);
testList(
  'params',
  () => [
    q('ПЛЕТЕНИЕ', contains('names', 'плетение')),
    q('weave-7', contains('names', 'weave-7')),
    { query: 'type=choice', holds: is('type', 'choice') },
    { query: 'type=number,text', holds: is('type', 'number', 'text') },
    { query: 'filterable=true', holds: is('filterable', true) },
    { query: 'fixed=true', holds: is('isFixed', true) },
    { query: 'unused=true', holds: (fact) => is('pieces', 0)(fact) && is('isFixed', false)(fact) },
  ],
  ['pieces', 'values'],
);
testList(
  'words',
  () => [
    { query: 'list=metals', holds: is('list', 'metals') },
    { query: 'list=occasions,styles', holds: is('list', 'occasions', 'styles') },
    q('золото', contains('names', 'золото')),
    q('two-tone', contains('key', 'two-tone')),
    { query: 'hidden=true', holds: is('isHidden', true) },
    { query: 'inMenu=true', holds: is('inMenu', true) },
    { query: 'unused=true', holds: is('uses', 0) },
  ],
  ['uses'],
);
