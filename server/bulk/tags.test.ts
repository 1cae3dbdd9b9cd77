import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requireSound } from '#database/invariants.ts';
import { auditOf, readPiece, type Stock, testStock } from '#server/stock/testing-stock.ts';
import { addPiece, addProduct } from '#server/testing-goods.ts';
import type { StaffBrowser } from '#server/testing-staff.ts';
import { tagsAfter } from './tag-action.ts';
import { begin, look, readJob, undo, work } from './testing-bulk.ts';

let stock: Stock;
let browser: StaffBrowser;
beforeAll(async () => {
  stock = await testStock();
});
beforeEach(async () => {
  stock.turnClock(0);
  browser = await stock.staff.enter('WAREHOUSE');
});
afterEach(() => requireSound(stock.db));
afterAll(() => stock.close());

const action = 'pieces/bulk/tag';

async function addPieces(count: number): Promise<string[]> {
  const productId = await addProduct(stock.db);
  const serials: string[] = [];
  for (let nth = 0; nth < count; nth += 1)
    serials.push((await addPiece(stock.db, { productId })).serialNumber);
  return serials;
}

async function tag(ids: string[], change: { add?: string[]; remove?: string[] }) {
  const seen = await look(browser, action, { ids, add: [], remove: [], ...change });
  return work(stock, browser, await begin(browser, action, seen.token));
}

const tagsOf = async (serials: readonly string[]) => {
  const pieces = [];
  for (const serial of serials) pieces.push((await readPiece(browser, serial)).tags);
  return pieces;
};

describe('tags of many records', () => {
  it('are added to and removed from each record; unaffected records keep their version', async () => {
    const [first = '', second = ''] = await addPieces(2);
    const { version } = await readPiece(browser, first);
    await tag([first], { add: ['витрина', 'VIP'] });
    const job = await tag([first, second], { add: ['акт 7'], remove: ['VIP'] });
    expect(job).toMatchObject({ state: 'DONE', changed: 2, refused: [] });
    expect(await tagsOf([first, second])).toEqual([['акт 7', 'витрина'], ['акт 7']]);
    expect((await readPiece(browser, first)).version).toBe(version);
    expect(await auditOf(stock, 'piece', first)).toEqual([
      { action: 'pieces.tag', tables: ['product_items'] },
    ]);
    const listed = await browser.get(`pieces?tag=${encodeURIComponent('витрина')}`);
    expect(listed.json<{ rows: { serialNumber: string }[] }>().rows).toMatchObject([{ serialNumber: first }]);
    const known = (await browser.get('piece-tags')).json<{ tag: string; count: number }[]>();
    expect(known).toEqual([
      { tag: 'акт 7', count: 2 },
      { tag: 'витрина', count: 1 },
    ]);
  });

  it('BO-24: are restored by Undo, except on a record tagged again since', async () => {
    const [first = '', second = ''] = await addPieces(2);
    await tag([first], { add: ['one'] });
    const { id } = await tag([first, second], { add: ['two'] });
    await tag([second], { add: ['three'] });
    const back = await undo(stock, browser, id);
    expect(back).toMatchObject({ changed: 1, refused: [{ code: 'CHANGED_SINCE', count: 1 }] });
    expect(await tagsOf([first, second])).toEqual([['one'], ['three', 'two']]);
  });

  it('are limited to twelve, and must not contain commas', async () => {
    const [only = ''] = await addPieces(1);
    const twelve = Array.from({ length: 12 }, (_, nth) => `t${nth}`);
    await tag([only], { add: twelve });
    const seen = await look(browser, action, { ids: [only], add: ['more'], remove: [] });
    expect(seen.refused).toEqual([{ code: 'TOO_MANY_TAGS', count: 1, records: [only] }]);
    const bad = await browser.post(`${action}/preview`, { ids: [only], add: ['a, b'], remove: [] });
    expect(bad.statusCode).toBe(400);
  });

  it('need write permission: a role that may only read is refused', async () => {
    const [only = ''] = await addPieces(1);
    const seller = await stock.staff.enter('SELLER');
    const answer = await seller.post(`${action}/preview`, { ids: [only], add: ['x'], remove: [] });
    expect(answer.statusCode).toBe(403);
  });

  it('of orders are changed by a separate kind of job', async () => {
    const support = await stock.staff.enter('SUPPORT');
    const seen = await look(support, 'orders/bulk/tag', {
      ids: ['Z-260101-00001'],
      add: ['VIP'],
      remove: [],
    });
    expect(seen).toMatchObject({ total: 1, changes: 0, refused: [{ code: 'NOT_FOUND', count: 1 }] });
    const jobId = await begin(support, 'orders/bulk/tag', seen.token);
    expect(await readJob(support, jobId)).toMatchObject({ kind: 'orders.tag', total: 0 });
  });
});

it('tags are compared independently of their order', () => {
  expect(tagsAfter(['b'], { add: ['a', 'b'], remove: [] })).toEqual(['a', 'b']);
  expect(tagsAfter(['a', 'b'], { add: ['c'], remove: ['c', 'a'] })).toEqual(['b']);
});
