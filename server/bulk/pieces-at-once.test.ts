import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requireSound } from '#database/invariants.ts';
import { auditOf, readPiece, type Stock, testStock } from '#server/stock/testing-stock.ts';
import { addPiece, addProduct } from '#server/testing-goods.ts';
import type { StaffBrowser } from '#server/testing-staff.ts';
import { begin, look, readJob, recordsOf, undo, work } from './testing-bulk.ts';

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

const withdraw = 'pieces/bulk/withdraw';
const why = { because: 'SHOWCASE', reason: 'for the window' };

/** Adds pieces of one model in these states. */
async function addPieces(...states: ('AVAILABLE' | 'SOLD' | 'WITHDRAWN')[]) {
  const productId = await addProduct(stock.db);
  const pieces = [];
  for (const state of states) pieces.push(await addPiece(stock.db, { productId, state }));
  const { artikul } = await stock.db
    .selectFrom('products')
    .select('artikul')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  return { artikul, serials: pieces.map(({ serialNumber }) => serialNumber) };
}

const statesOf = async (serials: readonly string[]) => {
  const rows = await stock.db
    .selectFrom('product_items')
    .select(['serial_number', 'product_item_state', 'withdrawn_because'])
    .where('serial_number', 'in', serials)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.withdrawn_because ?? row.product_item_state);
};

describe('a bulk action', () => {
  it('BO-24: previews the changes and refusals without changing anything, then makes exactly those changes', async () => {
    const { serials } = await addPieces('AVAILABLE', 'SOLD', 'AVAILABLE');
    const seen = await look(browser, withdraw, { ids: [...serials, 'Z-NOWHERE'], ...why });
    const [first = '', sold = '', third = ''] = serials;
    expect(seen).toMatchObject({
      total: 4,
      changes: 2,
      unchanged: 0,
      refused: [
        { code: 'PIECE_STATE_CONFLICT', count: 1, records: [sold] },
        { code: 'NOT_FOUND', count: 1, records: [] },
      ],
      examples: [first, third].map((record) => ({
        record,
        before: { state: 'AVAILABLE', withdrawnBecause: null },
        after: { state: 'WITHDRAWN', withdrawnBecause: 'SHOWCASE' },
      })),
      expiresAt: '2026-04-08T07:15:00.000Z',
    });
    expect(await statesOf(serials)).toEqual(['AVAILABLE', 'SOLD', 'AVAILABLE']);
    const jobId = await begin(browser, withdraw, seen.token);
    expect(await readJob(browser, jobId)).toMatchObject({
      state: 'QUEUED',
      total: 2,
      allowedActions: ['CANCEL'],
    });
    const job = await work(stock, browser, jobId);
    expect(job).toMatchObject({ state: 'DONE', done: 2, changed: 2, refused: [], allowedActions: ['UNDO'] });
    expect(await statesOf(serials)).toEqual(['SHOWCASE', 'SOLD', 'SHOWCASE']);
    const { movements } = await readPiece(browser, first);
    expect(movements[0]).toMatchObject({ kind: 'WITHDRAWN', reason: 'for the window' });
    expect(await auditOf(stock, 'job', jobId)).toEqual([
      { action: 'pieces.withdraw-many', tables: [] },
      { action: 'pieces.withdraw', tables: ['product_items'] },
    ]);
    const heard = await stock.db
      .selectFrom('staff_feed')
      .select(['permission', 'staff_id'])
      .where('kind', '=', 'job')
      .where('record_id', '=', jobId)
      .execute();
    // queued, running, done: only the requester is notified
    expect(heard).toEqual(heard.map(() => ({ permission: null, staff_id: job.requestedBy.id })));
    expect(heard).toHaveLength(3);
    const again = await look(browser, withdraw, { ids: serials, ...why });
    expect(again).toMatchObject({ changes: 0, unchanged: 2, total: 3 });
  });

  it('applies to everything that matches a list’s query, except the excluded records', async () => {
    const { artikul, serials } = await addPieces('AVAILABLE', 'AVAILABLE', 'AVAILABLE', 'SOLD');
    const except = serials.slice(0, 1);
    const query = { q: artikul, state: 'AVAILABLE', sort: 'price' };
    const seen = await look(browser, withdraw, { query, except, ...why });
    expect(seen).toMatchObject({ total: 2, changes: 2, refused: [] });
    await work(stock, browser, await begin(browser, withdraw, seen.token));
    expect(await statesOf(serials)).toEqual(['AVAILABLE', 'SHOWCASE', 'SHOWCASE', 'SOLD']);
  });

  it('BO-24: refuses only the record that changed after the preview, and names it', async () => {
    const { serials } = await addPieces('AVAILABLE', 'AVAILABLE');
    const [first = '', second = ''] = serials;
    const seen = await look(browser, withdraw, { ids: serials, ...why });
    const { version } = await readPiece(browser, first);
    await browser.patch(`pieces/${first}`, { makersMark: 'ZZ' }, version);
    const jobId = await begin(browser, withdraw, seen.token);
    const job = await work(stock, browser, jobId);
    expect(job).toMatchObject({ state: 'DONE', changed: 1, refused: [{ code: 'CHANGED_SINCE', count: 1 }] });
    expect(await statesOf(serials)).toEqual(['AVAILABLE', 'SHOWCASE']);
    expect(await recordsOf(browser, jobId, 'result=REFUSED')).toMatchObject([
      { record: first, code: 'CHANGED_SINCE' },
    ]);
    expect(await recordsOf(browser, jobId, 'result=CHANGED')).toMatchObject([{ record: second, code: null }]);
  });

  it('BO-26: is idempotent: the same token and concurrent workers change nothing more', async () => {
    const { serials } = await addPieces('AVAILABLE', 'AVAILABLE');
    const { token } = await look(browser, withdraw, { ids: serials, ...why });
    const jobId = await begin(browser, withdraw, token);
    expect(await begin(browser, withdraw, token)).toBe(jobId);
    await Promise.all([1, 2, 3].map(() => stock.runTask('run-staff-job', { jobId })));
    expect(await work(stock, browser, jobId)).toMatchObject({ changed: 2, done: 2 });
    for (const serial of serials) expect((await readPiece(browser, serial)).movements).toHaveLength(1);
  });

  it('needs the requester’s own token within 15 minutes', async () => {
    const { serials } = await addPieces('AVAILABLE');
    const { token } = await look(browser, withdraw, { ids: serials, ...why });
    const other = await stock.staff.enter('OWNER');
    expect((await other.post(withdraw, { token })).json()).toMatchObject({
      status: 410,
      code: 'SELECTION_OVER',
    });
    expect((await browser.post('pieces/bulk/sell', { token })).json()).toMatchObject({
      code: 'SELECTION_OVER',
    });
    stock.turnClock(15);
    expect((await browser.post(withdraw, { token })).json()).toMatchObject({ code: 'SELECTION_OVER' });
    await stock.runTask('resume-staff-jobs');
    expect((await browser.post(withdraw, { token })).statusCode).toBe(410);
    expect(await statesOf(serials)).toEqual(['AVAILABLE']);
  });

  it('BO-8: fails once the requester has lost the permission', async () => {
    const { serials } = await addPieces('AVAILABLE');
    const { token } = await look(browser, withdraw, { ids: serials, ...why });
    const jobId = await begin(browser, withdraw, token);
    const role = (to: 'SUPPORT' | 'WAREHOUSE') =>
      stock.db.updateTable('staff').set({ role: to }).where('email', '=', 'warehouse@zarona.demo').execute();
    await role('SUPPORT');
    await stock.runTask('run-staff-job', { jobId });
    await role('WAREHOUSE');
    expect(await readJob(browser, jobId)).toMatchObject({
      state: 'FAILED',
      failure: 'PERMISSION_MISSING',
      changed: 0,
    });
    expect(await statesOf(serials)).toEqual(['AVAILABLE']);
  });
});

describe('Undo', () => {
  it('BO-24: restores records unchanged since then, names the other ones, and runs once', async () => {
    const { serials } = await addPieces('AVAILABLE', 'AVAILABLE', 'AVAILABLE');
    const [, second = ''] = serials;
    const { token } = await look(browser, withdraw, { ids: serials, ...why });
    const jobId = await begin(browser, withdraw, token);
    expect((await browser.post(`jobs/${jobId}/undo`)).json()).toMatchObject({ code: 'UNDO_NOT_POSSIBLE' });
    await work(stock, browser, jobId);
    const { version } = await readPiece(browser, second);
    expect((await browser.post(`pieces/${second}/sell`, undefined, version)).statusCode).toBe(200);
    const undone = await undo(stock, browser, jobId);
    expect(undone).toMatchObject({
      state: 'DONE',
      undoOf: jobId,
      changed: 2,
      refused: [{ code: 'CHANGED_SINCE', count: 1 }],
      allowedActions: [],
    });
    expect(await recordsOf(browser, undone.id, 'result=REFUSED')).toMatchObject([{ record: second }]);
    expect(await statesOf(serials)).toEqual(['AVAILABLE', 'AVAILABLE', 'AVAILABLE']);
    expect(await readJob(browser, jobId)).toMatchObject({ undoneBy: undone.id, allowedActions: [] });
    expect((await browser.post(`jobs/${jobId}/undo`)).json()).toEqual({ jobId: undone.id });
    expect((await browser.post(`jobs/${undone.id}/undo`)).json()).toMatchObject({
      code: 'UNDO_NOT_POSSIBLE',
    });
  });

  it('is possible for 24 hours', async () => {
    const { serials } = await addPieces('WITHDRAWN');
    const { token } = await look(browser, 'pieces/bulk/sell', { ids: serials });
    const job = await work(stock, browser, await begin(browser, 'pieces/bulk/sell', token));
    expect(job).toMatchObject({ changed: 1, undoUntil: '2026-04-09T07:00:00.000Z' });
    stock.turnClock(24 * 60);
    const later = await stock.staff.enter('WAREHOUSE');
    expect((await later.post(`jobs/${job.id}/undo`)).json()).toMatchObject({ code: 'UNDO_NOT_POSSIBLE' });
    expect(await statesOf(serials)).toEqual(['AVAILABLE']);
  });
});
