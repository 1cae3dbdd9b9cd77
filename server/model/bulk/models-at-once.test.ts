import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { requireSound } from '#database/invariants.ts';
import { begin, look, undo, work } from '#server/bulk/testing-bulk.ts';
import { addPiece, addProduct } from '#server/testing-goods.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';
import { readTheModel } from '../testing-models.ts';

let sale: Sale;
let staff: TestedStaff;
let content: StaffBrowser;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
});
beforeEach(async () => {
  content = await staff.enter('CONTENT');
});
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

const words = { uz: 'a', ru: 'b', en: 'c' };
let picture = 0;

/** A complete ring in this state. */
async function addWhole(state: 'ACTIVE' | 'DRAFT' | 'ARCHIVED' = 'DRAFT'): Promise<string> {
  const id = await addProduct(sale.db);
  await addPiece(sale.db, { productId: id });
  await sql`update product_items set ikpu = '07113', package_code = '1' where product_id = ${id}`.execute(
    sale.db,
  );
  picture += 1;
  await sql`
    with made as (insert into attachments (key, kind, alt) values (${`bulk-${picture}.jpg`}, 'IMAGE', ${words}) returning id)
    insert into product_attachments (product_id, attachment_id, order_number) select ${id}, id, 1 from made`.execute(
    sale.db,
  );
  const { artikul } = await sale.db
    .updateTable('products')
    .set({ product_state: state, name: words, description: words })
    .where('id', '=', id)
    .returning('artikul')
    .executeTakeFirstOrThrow();
  return artikul;
}

async function change(artikul: string, columns: object): Promise<void> {
  await sale.db.updateTable('products').set(columns).where('artikul', '=', artikul).execute();
}

const stateOf = async (artikul: string) => (await readTheModel(content, artikul)).state;
const bulk = (action: string) => `models/bulk/${action}`;

async function run(action: string, body: object) {
  const { token } = await look(content, bulk(action), body);
  return work(sale, content, await begin(content, bulk(action), token));
}

it('BO-24: publishing changes what its preview listed, and names what each of the other models lacks', async () => {
  const [ready, there, wordless] = [await addWhole(), await addWhole('ACTIVE'), await addWhole()];
  await change(wordless, { description: { ...words, en: '' } });
  const pictureless = await addWhole();
  await sql`delete from product_attachments where product_id = (select id from products where artikul = ${pictureless})`.execute(
    sale.db,
  );
  const ids = [ready, there, wordless, pictureless, 'NO-SUCH'];
  const preview = await look(content, bulk('publish'), { ids });
  expect(preview).toMatchObject({ total: 5, changes: 1, unchanged: 1 });
  expect(Object.fromEntries(preview.refused.map(({ code, records }) => [code, records]))).toEqual({
    LACKS_LANGUAGES: [wordless],
    LACKS_PICTURE: [pictureless],
    NOT_FOUND: [],
  });
  const job = await work(sale, content, await begin(content, bulk('publish'), preview.token));
  expect(job).toMatchObject({ kind: 'models.publish', state: 'DONE', changed: 1, allowedActions: ['UNDO'] });
  expect(await stateOf(ready)).toBe('ACTIVE');
  expect(await stateOf(wordless)).toBe('DRAFT');
});

it('BO-24: a model changed after the preview is refused, and Undo restores models that nobody changed since', async () => {
  const [one, other, third] = [await addWhole('ACTIVE'), await addWhole('ACTIVE'), await addWhole('ACTIVE')];
  const ids = [one, other, third];
  const { token } = await look(content, bulk('archive'), { ids });
  await change(third, { make: 'C' });
  const job = await work(sale, content, await begin(content, bulk('archive'), token));
  expect(job).toMatchObject({ changed: 2, refused: [{ code: 'CHANGED_SINCE', count: 1 }] });
  await change(other, { make: 'D' });
  expect(await undo(sale, content, job.id)).toMatchObject({
    changed: 1,
    refused: [{ code: 'CHANGED_SINCE', count: 1 }],
  });
  expect([await stateOf(one), await stateOf(other), await stateOf(third)]).toEqual([
    'ACTIVE',
    'ARCHIVED',
    'ACTIVE',
  ]);
});

it('Undo restores a draft’s scheduled publication time, unless it has passed', async () => {
  const [later, over] = [await addWhole(), await addWhole()];
  const now = sale.parts.now().getTime();
  const at = new Date(now + 86_400_000);
  await change(later, { publish_at: at });
  await change(over, { publish_at: new Date(now + 60_000) });
  const job = await run('publish', { ids: [later, over] });
  sale.turnClock(5);
  await undo(sale, content, job.id);
  expect(await readTheModel(content, later)).toMatchObject({ state: 'DRAFT', publishAt: at.toISOString() });
  expect(await readTheModel(content, over)).toMatchObject({ state: 'DRAFT', publishAt: null });
  sale.turnClock(0);
});

async function addCollection(slug: string): Promise<number> {
  const { id } = await sale.db
    .insertInto('collections')
    .values({ name: words, description: words, slug_uz: slug, slug_ru: slug, slug_en: slug, position: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

it('collections are added and removed, the others stay; a model is last in a new one', async () => {
  const [old, stays, fresh] = [
    await addCollection('old'),
    await addCollection('stays'),
    await addCollection('fresh'),
  ];
  const [one, other] = [await addWhole('ACTIVE'), await addWhole('ACTIVE')];
  await sql`
    insert into collection_products (collection_id, product_id, position)
    select c, id, 1 from products, unnest(${[old, stays]}::bigint[]) c where artikul = ${one}`.execute(
    sale.db,
  );
  const before = await readTheModel(content, one);
  const job = await run('collections', { ids: [one, other], add: [fresh], remove: [old] });
  expect(job).toMatchObject({ changed: 2 });
  const after = await readTheModel(content, one);
  expect(after.collectionIds).toEqual([stays, fresh]);
  expect(after.version).toBe(before.version + 1);
  const { rows } = await sql<{ position: number }>`
    select position from collection_products where collection_id = ${fresh} order by position`.execute(
    sale.db,
  );
  expect(rows).toEqual([{ position: 1 }, { position: 2 }]);
  await undo(sale, content, job.id);
  expect((await readTheModel(content, one)).collectionIds).toEqual([old, stays]);
  expect((await readTheModel(content, other)).collectionIds).toEqual([]);
});

it('category, occasions and styles change for all models that match a filter, and Undo restores them', async () => {
  const [one, other] = [await addWhole('ACTIVE'), await addWhole('ACTIVE')];
  const { rows: dictionary } = await sql<{ occasion: string; style: string }>`
    select (select min(code) from occasions) as occasion, (select min(code) from styles) as style`.execute(
    sale.db,
  );
  const [word] = dictionary;
  if (word === undefined) throw new Error('a select without from answers one row');
  for (const artikul of [one, other]) await change(artikul, { make: 'A' });
  const chosen = { query: { make: 'A' }, except: [other] };
  const jobs = [
    await run('occasions', { ...chosen, add: [word.occasion], remove: [] }),
    await run('styles', { ...chosen, add: [word.style], remove: [] }),
  ];
  expect(await readTheModel(content, one)).toMatchObject({
    occasions: [word.occasion],
    styles: [word.style],
  });
  expect(await readTheModel(content, other)).toMatchObject({ occasions: [], styles: [] });
  const [occasions, styles] = jobs;
  // the styles were changed later, so the model's version differs from the one after the occasions
  expect(await undo(sale, content, styles?.id ?? '')).toMatchObject({ changed: 1 });
  expect(await undo(sale, content, occasions?.id ?? '')).toMatchObject({
    refused: [{ code: 'CHANGED_SINCE', count: 1 }],
  });
  const { id: categoryId } = await sale.db
    .insertInto('categories')
    .values({
      name: words,
      description: words,
      slug_uz: 'bulk',
      slug_ru: 'bulk',
      slug_en: 'bulk',
      position: 9,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await run('category', { ids: [other], categoryId });
  expect(await readTheModel(content, other)).toMatchObject({ categoryId });
  const audit = await (await staff.enter('OWNER')).get(`models/${other}/history`);
  expect(audit.json()).toMatchObject([{ action: 'models.change' }]);
});

it('refuses unknown dictionary words, styles for a loose stone, and staff who may not edit the catalogue', async () => {
  const artikul = await addWhole('ACTIVE');
  const unknown = await content.post(`${bulk('styles')}/preview`, {
    ids: [artikul],
    add: ['no-such'],
    remove: [],
  });
  expect(unknown.json()).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path: '/styles' }] });
  const stone = await sale.db
    .updateTable('products')
    .set({ kind: 'loose-stone', metal: null, gender: null, make: null })
    .where('id', '=', await addProduct(sale.db))
    .returning('artikul')
    .executeTakeFirstOrThrow();
  const { rows: styles } = await sql<{ code: string }>`select code from styles limit 1`.execute(sale.db);
  const add = styles.map(({ code }) => code);
  expect(await look(content, bulk('styles'), { ids: [stone.artikul], add, remove: [] })).toMatchObject({
    refused: [{ code: 'NOT_FOR_STONES', count: 1 }],
  });
  const seller = await staff.enter('SELLER');
  expect((await seller.post(`${bulk('publish')}/preview`, { ids: [artikul] })).json()).toMatchObject({
    code: 'PERMISSION_MISSING',
  });
});
