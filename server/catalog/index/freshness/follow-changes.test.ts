import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addPiece, addProduct, catalogQuery, testCatalog } from '../../testing-rows.ts';
import type { CatalogChange } from '../catalog-index.ts';

let shop: Awaited<ReturnType<typeof testCatalog>>;
let stopListening = () => {};

beforeAll(async () => {
  shop = await testCatalog();
});
afterEach(() => stopListening());
afterAll(() => shop.close());

const stockOf = (productId: number) => shop.index.tiles([productId], 0)[0]?.pieceCount;
const isListed = (productId: number) =>
  shop.index.search(catalogQuery({ productIds: [productId] }), 0).total === 1;
// shorter than the interval of reading without a notification
const whenNotified = { timeout: 4_000, interval: 10 };

function changesFromNowOn(): CatalogChange[] {
  const changes: CatalogChange[] = [];
  stopListening = shop.index.onChange((change) => changes.push(change));
  return changes;
}

describe('the index follows the database', () => {
  it('is notified of a sold piece, and notifies its listeners', async () => {
    const ring = await addProduct(shop.pool);
    const piece = await addPiece(shop.pool, ring);
    await shop.index.catchUp();
    const seen: unknown[] = [];
    stopListening = shop.index.onChange((change) => seen.push([change, stockOf(ring)]));
    await shop.pool.query(`update product_items set product_item_state = 'SOLD' where id = $1`, [piece]);
    await vi.waitFor(
      () =>
        expect(seen).toEqual([
          [{ products: [expect.objectContaining({ id: ring, kind: 'STOCK', isListChanged: true })] }, 0],
        ]),
      whenNotified,
    );
  });

  it('drops an archived product and shows it again when it returns', async () => {
    const ring = await addProduct(shop.pool);
    await addPiece(shop.pool, ring);
    await shop.pool.query(`update products set product_state = 'ARCHIVED' where id = $1`, [ring]);
    await shop.index.catchUp();
    expect(isListed(ring)).toBe(false);
    await shop.pool.query(`update products set product_state = 'ACTIVE' where id = $1`, [ring]);
    await shop.index.catchUp();
    expect([isListed(ring), stockOf(ring)]).toEqual([true, 1]);
  });

  it('misses no change of a transaction that began earlier and committed later than the last read', async () => {
    const slow = await addProduct(shop.pool);
    const fast = await addProduct(shop.pool);
    const client = await shop.pool.connect();
    await client.query('begin');
    await client.query(`update products set popularity = 7 where id = $1`, [slow]);
    await addPiece(shop.pool, fast);
    await shop.index.catchUp();
    expect(stockOf(fast)).toBe(1);
    await client.query(
      `insert into product_items (product_id, serial_number, probe, weight_mg, makers_mark, received_on) values ($1, 'ZS-slow', 585, 3000, 'ZRN', '2026-01-01')`,
      [slow],
    );
    await client.query('commit');
    client.release();
    await shop.index.catchUp();
    expect(stockOf(slow)).toBe(1);
  });

  it('announces a change once, however often it reads the log', async () => {
    const ring = await addProduct(shop.pool);
    await shop.index.catchUp();
    const changes = changesFromNowOn();
    const client = await shop.pool.connect();
    await client.query('begin; select pg_current_xact_id()');
    await addPiece(shop.pool, ring);
    for (let look = 0; look < 3; look++) await shop.index.catchUp();
    await client.query('rollback');
    client.release();
    await shop.index.catchUp();
    expect(changes).toEqual([{ products: [expect.objectContaining({ id: ring })] }]);
  });

  it('reads what it missed while disconnected, and is notified again afterwards', async () => {
    const listeners = `from pg_stat_activity where application_name = 'zarona listener' and datname = current_database()`;
    const ring = await addProduct(shop.pool);
    await shop.index.catchUp();
    await shop.pool.query(`select pg_terminate_backend(pid) ${listeners}`);
    await addPiece(shop.pool, ring);
    const isBack = async () => expect((await shop.pool.query(`select ${listeners}`)).rowCount).toBe(1);
    await vi.waitFor(isBack, { timeout: 5_000, interval: 50 });
    await vi.waitFor(() => expect(stockOf(ring)).toBe(1), whenNotified);
    await addPiece(shop.pool, ring);
    await vi.waitFor(() => expect(stockOf(ring)).toBe(2), whenNotified);
  });

  it('is rebuilt when a category moves in the tree', async () => {
    const ring = await addProduct(shop.pool);
    await addPiece(shop.pool, ring);
    const { rows } = await shop.pool.query<{ id: number }>(
      `insert into categories (name, description, slug_uz, slug_ru, slug_en, position) select name, description, 'all', 'all', 'all', 0 from categories returning id`,
    );
    const root = String(rows[0]?.id);
    await shop.pool.query('update categories set parent_id = $1 where id = 1', [root]);
    await vi.waitFor(
      () => expect(shop.index.countBuyable('category', root)).toBeGreaterThan(0),
      whenNotified,
    );
    expect(stockOf(ring)).toBe(1);
  });

  it('applies changed content and announces which content changed', async () => {
    const changes = changesFromNowOn();
    await shop.pool.query(`update collections set slug_en = 'ikat' where id = 1`);
    await vi.waitFor(
      () => expect(changes).toContainEqual({ content: 'collections', ids: ['1'], isHidden: false }),
      whenNotified,
    );
    expect(shop.index.reference().valueOfUrl.get('collection')?.get('ikat')).toBe('1');
  });
});
