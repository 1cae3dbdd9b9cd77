import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requireSound } from '#database/invariants.ts';
import { type Stock, testStock } from '#server/stock/testing-stock.ts';
import { addPiece, addProduct } from '#server/testing-goods.ts';
import { begin, look, undo, work } from './testing-bulk.ts';

let stock: Stock;
beforeAll(async () => {
  stock = await testStock();
});
afterAll(() => stock.close());

const states = ['AVAILABLE', 'SOLD', 'RETURN_CHECK', 'AUDIT', 'SHOWCASE', 'REPAIR', 'OTHER'] as const;
type State = (typeof states)[number];

/** Concurrent changes to a piece: of fields that the action uses, or of other fields. */
const touches = ['nothing', 'nothing', 'mark', 'withdraw', 'sell'] as const;
const touch = fc.constantFrom(...touches);
const plan = fc.record({
  action: fc.constantFrom('withdraw', 'sell'),
  pieces: fc.array(fc.record({ state: fc.constantFrom(...states), before: touch, after: touch }), {
    minLength: 1,
    maxLength: 8,
  }),
});

it('BO-24: Undo restores exactly the untouched records, for any selection and any concurrent changes', async () => {
  const productId = await addProduct(stock.db);
  const browser = await stock.staff.enter('OWNER');
  await fc.assert(
    fc.asyncProperty(plan, async ({ action, pieces }) => {
      const serials: string[] = [];
      for (const { state } of pieces) serials.push(await addIn(productId, state));
      const begun = await readAll(serials);
      const way = `pieces/bulk/${action}`;
      const reasons = action === 'withdraw' ? { because: 'SHOWCASE', reason: 'window' } : {};
      const seen = await look(browser, way, { ids: serials, ...reasons });
      await touchAll(
        serials,
        pieces.map((piece) => piece.before),
      );
      const touched = await readAll(serials);
      const job = await work(stock, browser, await begin(browser, way, seen.token));
      const worked = await readAll(serials);
      // the job did what its preview showed, or reported the difference
      expect(job.changed + sum(job.refused)).toBe(seen.changes);
      expect(worked.filter((row, nth) => row.what !== touched[nth]?.what)).toHaveLength(job.changed);
      // a piece that was changed before the job stays as it was changed
      const isTouched = (_: unknown, nth: number) => touched[nth]?.version !== begun[nth]?.version;
      expect(worked.filter(isTouched)).toEqual(touched.filter(isTouched));
      await touchAll(
        serials,
        pieces.map((piece) => piece.after),
      );
      const left = await readAll(serials);
      const undone = await undo(stock, browser, job.id);
      expect(undone.changed + sum(undone.refused)).toBe(job.changed);
      for (const [nth, row] of (await readAll(serials)).entries()) {
        const isTouched = left[nth]?.version !== worked[nth]?.version;
        expect(row.what).toBe(isTouched ? left[nth]?.what : touched[nth]?.what);
      }
      await requireSound(stock.db);
    }),
    { numRuns: 12 },
  );
}, 120_000);

const sum = (refused: readonly { count: number }[]) => refused.reduce((total, { count }) => total + count, 0);

async function addIn(productId: number, state: State): Promise<string> {
  const isSold = state === 'SOLD' || state === 'AVAILABLE';
  const { id, serialNumber } = await addPiece(stock.db, { productId, state: isSold ? state : 'WITHDRAWN' });
  if (!isSold)
    await stock.db
      .updateTable('product_items')
      .set({ withdrawn_because: state })
      .where('id', '=', id)
      .execute();
  return serialNumber;
}

async function touchAll(
  serials: readonly string[],
  done: readonly (typeof touches)[number][],
): Promise<void> {
  const of = (what: (typeof touches)[number]) => serials.filter((_, nth) => done[nth] === what);
  await sql`update product_items set makers_mark = makers_mark || '!' where serial_number = any(${of('mark')}::text[])`.execute(
    stock.db,
  );
  await sql`
    update product_items set product_item_state = 'WITHDRAWN', withdrawn_because = 'LOST'
    where serial_number = any(${of('withdraw')}::text[]) and product_item_state <> 'SOLD'`.execute(stock.db);
  await sql`
    update product_items set product_item_state = 'AVAILABLE', withdrawn_because = null
    where serial_number = any(${of('sell')}::text[]) and product_item_state <> 'SOLD'`.execute(stock.db);
}

/** The state, or why it is withdrawn; and the version. */
async function readAll(serials: readonly string[]): Promise<{ what: string; version: number }[]> {
  const { rows } = await sql<{ what: string; version: number }>`
    select coalesce(withdrawn_because, product_item_state) as what, version from product_items
    where serial_number = any(${serials}::text[]) order by id`.execute(stock.db);
  return rows;
}
