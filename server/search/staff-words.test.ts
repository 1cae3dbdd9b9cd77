import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchWords, TriedSearch, TypedQuery } from '#contract/admin/search-words.ts';
import { addPiece, addProduct } from '#server/catalog/testing-rows.ts';
import { type Shop, testShop } from '#server/catalog/testing-shop.ts';
import { type StaffBrowser, testStaff } from '#server/testing-staff.ts';

let shop: Shop;
let content: StaffBrowser;
beforeAll(async () => {
  shop = await testShop();
  for (const [name, popularity] of [
    ['Lola', 9],
    ['Shafaq', 5],
    ['Tong', 1],
  ] as const)
    await addPiece(
      shop.pool,
      await addProduct(shop.pool, { name: `${name} uzugi`, slug: name.toLowerCase(), popularity }),
    );
  await addProduct(shop.pool, { name: 'Soya', slug: 'soya', state: 'DRAFT' });
  await shop.index.catchUp();
  const staff = await testStaff({ app: shop.app, db: shop.db, now: new Date() });
  content = await staff.enter('CONTENT');
});
afterAll(() => shop.close());

const read = async (): Promise<SearchWords> => (await content.get('search-words')).json();
const pin = (words: string, artikuls: string[], version: number) =>
  content.patch('search-words/pins', { words, artikuls }, version);
const tryOut = async (query: Record<string, string>): Promise<TriedSearch> =>
  (await content.get(`search-words/try?${new URLSearchParams(query)}`)).json();
const found = async (q: string) =>
  (await shop.list(`?q=${encodeURIComponent(q)}`)).content.map(({ artikul }) => artikul);

describe('pins', () => {
  it('are set, listed in order with pictures, replaced and removed', async () => {
    expect(await read()).toEqual({ pins: [], synonyms: [] });
    const tried = await tryOut({ q: 'uzuk', artikuls: 'TONG,SHAFAQ' });
    expect(tried.before.models.map(({ artikul }) => artikul)).toEqual(['LOLA', 'SHAFAQ', 'TONG']);
    expect(tried.after.models.map(({ artikul }) => artikul)).toEqual(['TONG', 'SHAFAQ', 'LOLA']);
    expect(await found('uzuk')).toEqual(['LOLA', 'SHAFAQ', 'TONG']);
    expect((await pin('  Uzuklar ', ['TONG', 'SHAFAQ'], 0)).json()).toMatchObject({
      pins: [{ words: 'uzuklar', models: [{ artikul: 'TONG', isBuyable: true }, { artikul: 'SHAFAQ' }] }],
    });
    await expect.poll(() => found('узук')).toEqual(['TONG', 'SHAFAQ', 'LOLA']);
    const version = (await read()).pins[0]?.version ?? 0;
    expect((await pin('uzuklar', ['SHAFAQ'], 0)).json()).toMatchObject({ code: 'VERSION_CONFLICT' });
    expect((await pin('uzuklar', [], version)).json()).toMatchObject({ pins: [] });
    await expect.poll(() => found('uzuk')).toEqual(['LOLA', 'SHAFAQ', 'TONG']);
  });

  it.each([
    ['uzuk', ['ZR-9'], 'NOT_FOUND'],
    ['uzuk', ['SOYA'], 'NOT_FOUND'],
    ['!!!', ['LOLA'], 'VALIDATION_FAILED'],
  ])('%s with %j is refused', async (words, artikuls, code) => {
    expect((await pin(words, artikuls, 0)).json()).toMatchObject({ code });
  });

  it('BO-19: of ten concurrent pins for the same words one is saved', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => pin('tong', ['TONG'], 0)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 412)).toHaveLength(9);
  });
});

describe('synonyms', () => {
  it('can be previewed before saving, and then apply in any form and script', async () => {
    expect(await found('chambarak')).toEqual([]);
    const tried = await tryOut({ q: 'chambaraklar', words: 'chambarak', meaning: 'shafaq' });
    expect(tried).toMatchObject({
      before: { total: 0 },
      after: { total: 1, models: [{ artikul: 'SHAFAQ' }], reading: 'shafaq' },
    });
    const body = { words: 'Chambarak', meaning: 'shafaq', isActive: true };
    expect((await content.post('search-words/synonyms', body)).statusCode).toBe(201);
    await expect.poll(() => found('чамбарак')).toEqual(['SHAFAQ']);
    expect((await content.post('search-words/synonyms', body)).json()).toMatchObject({
      code: 'SYNONYM_EXISTS',
    });
  });

  it('BO-19: are disabled based on their version, and removed', async () => {
    const [synonym] = (await read()).synonyms;
    const path = `search-words/synonyms/${synonym?.id}`;
    expect((await content.patch(path, { isActive: false }, synonym?.version)).statusCode).toBe(200);
    await expect.poll(() => found('chambarak')).toEqual([]);
    expect((await content.patch(path, { meaning: 'lola' }, synonym?.version)).json()).toMatchObject({
      code: 'VERSION_CONFLICT',
    });
    content.headers['if-match'] = `"${(synonym?.version ?? 0) + 1}"`;
    expect((await content.delete(path)).json()).toMatchObject({ synonyms: [] });
    delete content.headers['if-match'];
  });
});

describe('searched words', () => {
  it('are counted for 28 days: found nothing, opened or not', async () => {
    const session = (nth: number) => `00000000-0000-4000-8000-00000000000${nth}`;
    const add = (nth: number, name: string, minutesAgo: number, extra: object, days = 0) =>
      shop.pool.query(
        `insert into measured_events (day, id, at, name, session_id, language, page_type, context, extra, items)
         select (i.at at time zone 'Asia/Tashkent')::date, gen_random_uuid(), i.at, $2, $1, 'ru', 'search', '{}', $3, '[]'
         from (select now() - make_interval(mins => $4, days => $5) as at) i`,
        [session(nth), name, JSON.stringify(extra), minutesAgo, days],
      );
    await add(1, 'search', 9, { term: 'Неделька ', results: 0 });
    await add(1, 'search', 8, { term: 'браслет', results: 12 });
    await add(1, 'select_item', 7, { list: 'search' });
    await add(2, 'search', 5, { term: 'неделька', results: 3 });
    await add(3, 'search', 5, { term: 'старое', results: 3 }, 40);
    const queries = async (only: string): Promise<TypedQuery[]> =>
      (await content.get(`search-words/queries?only=${only}`)).json();
    expect(await queries('ALL')).toEqual([
      { term: 'неделька', searches: 2, nothing: 1, opened: 0, found: 3 },
      { term: 'браслет', searches: 1, nothing: 0, opened: 1, found: 12 },
    ]);
    expect((await queries('NOTHING')).map(({ term }) => term)).toEqual(['неделька']);
    expect((await queries('NOT_OPENED')).map(({ term }) => term)).toEqual(['неделька']);
  });
});
