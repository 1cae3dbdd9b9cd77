import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExportedList } from '#contract/admin/export.ts';
import type { Demand } from '#contract/admin/figures/demand.ts';
import { addPiece, addProduct } from '#server/testing-goods.ts';
import { recordStatements, scannedRows } from '#server/testing-growth.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';
import { addManyEvents } from '../testing-many-events.ts';

let sale: Sale;
let staff: TestedStaff;
let owner: StaffBrowser;
let artikul: string;
let heard: ReturnType<typeof recordStatements>;
const period = 'from=2026-04-05&to=2026-04-08';
const address = 'figures/demand';

/** Records an event in a separate session. */
async function note(
  name: string,
  { day = '2026-04-07', extra = {}, model = '', session = crypto.randomUUID() } = {},
) {
  await sql`
    insert into measured_events (day, id, at, name, session_id, language, page_type, context, extra, items)
    values (${day}::date, gen_random_uuid(), ${`${day}T10:00:00+05:00`}::timestamptz, ${name}, ${session}::uuid, 'ru', 'product', '{}',
      ${JSON.stringify(extra)}::jsonb, ${JSON.stringify(model === '' ? [] : [{ item_id: model }])}::jsonb)`.execute(
    sale.db,
  );
}

beforeAll(async () => {
  heard = recordStatements();
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  await addManyEvents(sale.db, { sessions: 6_000, until: '2026-04-08' });
  const productId = await addProduct(sale.db);
  ({ artikul } = await sale.db
    .selectFrom('products')
    .select('artikul')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow());
  await addPiece(sale.db, { productId, size: 1700 });
  for (let nth = 0; nth < 3; nth += 1)
    await note('zr_size_select', { extra: { size: 18.5, available: false }, model: artikul });
  await note('zr_size_select', { extra: { size: 17, available: true }, model: artikul });
  await note('view_item', { extra: { left: 0 }, model: artikul });
  await note('zr_piece_lost', { extra: {}, model: artikul });
  await note('zr_filter_apply', { extra: { facet: 'ringSize', values: '23', results: 0 } });
  await note('zr_filter_apply', { extra: { facet: 'ringSize', values: '17', results: 9 } });
  await note('search', { extra: { term: 'Брошь', results: 0 } });
  await note('search', { extra: { term: 'брошь', results: 0 }, day: '2026-04-06' });
  await sql`
    insert into stock_alerts (product_id, size_hundredths_mm, phone, language, created_at, moved_at)
    select ${productId}, 1850, '+99890123450' || n, 'ru', '2026-04-06T10:00:00+05:00', '2026-04-06T10:00:00+05:00'
    from generate_series(1, 2) n`.execute(sale.db);
  owner = await staff.enter('OWNER');
}, 120_000);
afterAll(async () => {
  heard.close();
  await sale.close();
});

const read = async (query = period): Promise<Demand> =>
  (await owner.get(`${address}?${query}`)).json<Demand>();

describe('lost demand', () => {
  it('contains the search words without results, with how often they were typed', async () => {
    const { rows } = await sql<{ term: string; searches: number; sessions: number }>`
      select lower(extra ->> 'term') as term, count(*)::integer as searches, count(distinct session_id)::integer as sessions
      from measured_events where name = 'search' and (extra ->> 'results')::integer = 0 and day between '2026-04-05' and '2026-04-08'
      group by 1`.execute(sale.db);
    const { terms, searches, empty } = await read();
    const plain = (all: typeof rows) => all.toSorted((one, other) => one.term.localeCompare(other.term));
    expect(
      plain(terms.map(({ term, searches: count, sessions }) => ({ term, searches: count, sessions }))),
    ).toEqual(plain(rows));
    expect(terms.find(({ term }) => term === 'брошь')).toEqual({
      term: 'брошь',
      searches: 2,
      sessions: 2,
      lastOn: '2026-04-07',
      hasSynonym: false,
    });
    expect(empty).toBe(rows.reduce((sum, row) => sum + row.searches, 0));
    expect(searches).toBe(empty);
  });

  it('marks words that have a synonym by now', async () => {
    await owner.post('search-words/synonyms', { words: 'брошь', meaning: 'подвеска', isActive: true });
    expect((await read()).terms.find(({ term }) => term === 'брошь')).toMatchObject({ hasSynonym: true });
  });

  it('contains unavailable models and sizes, with waiting shoppers and stock', async () => {
    const { models } = await read();
    const [size, whole] = models.filter((model) => model.artikul === artikul);
    expect(size).toMatchObject({ sizeMm: 18.5, lengthCm: null, chosen: 3, waits: 2, onSale: 0, offSale: 0 });
    expect(size?.like).toMatch(/^\S+$/);
    expect(whole).toMatchObject({ sizeMm: null, viewed: 1, lost: 1, chosen: 0, waits: 0, onSale: 1 });
    // requests of the other day are not counted
    expect((await read('from=2026-04-08&to=2026-04-08')).models).toEqual([]);
  });

  it('contains filters without results', async () => {
    expect((await read()).filters).toEqual([{ facet: 'ringSize', values: '23', sessions: 1 }]);
  });

  it('counts call-backs that nobody handled for a day', async () => {
    await sql`
      insert into callbacks (phone, name, subject, best_time, language, created_at, moved_at, due_at)
      select '+99890123451' || n, 'A', 'GENERAL', 'ANY', 'ru', at, at, at
      from (values (1, ${new Date('2026-04-06T07:00:00Z')}::timestamptz), (2, ${sale.parts.now()}::timestamptz)) v (n, at)`.execute(
      sale.db,
    );
    expect((await read()).calls).toBe(1);
  });

  it.each([
    ['TERMS', 'terms'],
    ['FILTERS', 'filters'],
    ['MODELS', 'models'],
  ] as const)('%s as a file has a row for each of them', async (list, name) => {
    const answer = await owner.post(`${address}/export`, {
      from: '2026-04-05',
      to: '2026-04-08',
      list,
      format: 'CSV',
    });
    const file = answer.json<ExportedList>();
    expect(file).toMatchObject({ name: `demand-${name}-2026-04-08.csv`, rows: (await read())[name].length });
    expect(Buffer.from(file.file, 'base64').toString('utf8').trim().split('\r\n')).toHaveLength(
      file.rows + 1,
    );
  });

  it('refuses members restricted to stores or without figures, and a period that ends before it begins', async () => {
    const body = { from: '2026-04-05', to: '2026-04-08', list: 'TERMS', format: 'CSV' };
    for (const role of ['SELLER', 'CONTENT', 'WAREHOUSE'] as const) {
      const browser = await staff.enter(role);
      expect((await browser.get(`${address}?${period}`)).json()).toMatchObject({
        code: 'PERMISSION_MISSING',
      });
      expect((await browser.post(`${address}/export`, body)).json()).toMatchObject({
        code: 'PERMISSION_MISSING',
      });
    }
    const wrong = 'from=2026-04-08&to=2026-04-07';
    expect((await owner.get(`${address}?${wrong}`)).json()).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('reads only the events of its days', async () => {
    heard.take();
    await read();
    const ours = heard.take().filter(({ text }) => text.includes('measured_events'));
    expect(ours).toHaveLength(4);
    for (const statement of ours)
      expect(await scannedRows(sale.parts.pool, statement)).not.toHaveProperty('measured_events');
  });
});
