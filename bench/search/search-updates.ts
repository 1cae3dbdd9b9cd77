import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { CatalogIndex } from '#server/catalog/index/catalog-index.ts';
import { wholeCatalog } from '#server/catalog/index/query.ts';
import type { MeasuredShop } from '../measured-shop.ts';
import { layOutAgain } from './plain-sql-tables.ts';
import { milliseconds, printTimes, timeOf } from '../times.ts';

const single = 60;
const many = 1_000;
const alikeSql = 'update product_items set price_b2c_som = price_b2c_som + 10000 where product_id = any($1)';

/**
 * Measures a price change of a product's pieces: from PostgreSQL's response to the commit, through its notification and the log of
 * changes, to the index's new result. Then a thousand at once, with the cost for the shop's thread.
 */
export async function measureUpdates(shop: MeasuredShop): Promise<void> {
  console.log('changes');
  const ids = productIds(shop, single);
  const times: number[] = [];
  const plain: number[] = [];
  for (const id of ids) {
    times.push(await untilAnswered(shop, [id]));
    plain.push(await timeOf(() => layOutAgain(shop.pool, { productIds: [id], today: shop.today })));
  }
  printTimes('index: from the commit to the new answer', times);
  printTimes('plain SQL: rebuilding the product', plain);
  await measureMany(shop);
}

async function measureMany(shop: MeasuredShop): Promise<void> {
  const { pool, today } = shop;
  await wait(1_000);
  const quiet = monitorEventLoopDelay({ resolution: 1 });
  quiet.enable();
  await wait(1_000);
  quiet.disable();
  const pauses = monitorEventLoopDelay({ resolution: 1 });
  const ids = productIds(shop, many);
  pauses.enable();
  const before = process.cpuUsage();
  const time = await untilAnswered(shop, ids);
  const { user, system } = process.cpuUsage(before);
  pauses.disable();
  const cpuMs = (user + system) / 1000;
  console.log(
    `  ${ids.length} products at once: ${milliseconds(time)} from the commit to the last new result, ` +
      `${milliseconds(cpuMs / ids.length)} of CPU each; longest pause of the shop's thread ${milliseconds(pauses.max / 1e6)} ` +
      `(idle: ${milliseconds(quiet.max / 1e6)})`,
  );
  const plain = await timeOf(() => layOutAgain(pool, { productIds: ids, today }));
  console.log(`  plain SQL: rebuilding ${ids.length} products: ${milliseconds(plain)}`);
}

/** Milliseconds from the commit until the index returns the new prices of all these products. */
async function untilAnswered({ index, pool, today }: MeasuredShop, ids: number[]): Promise<number> {
  const before = pricesOf(index, ids, today);
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const left = new Set(ids);
  const stop = index.onChange((change) => {
    if (!('products' in change) || change.products === '*') return;
    for (const { id } of change.products) left.delete(id);
    if (left.size === 0) resolve(undefined);
  });
  await pool.query(alikeSql, [ids]);
  const committedAt = performance.now();
  await promise;
  const after = pricesOf(index, ids.slice(0, 1), today);
  const time = performance.now() - committedAt;
  stop();
  if (after[0] === before[0]) throw new Error(`product ${ids[0]} has its old price`);
  return time;
}

function pricesOf(index: CatalogIndex, ids: number[], today: number): (number | null)[] {
  return index
    .findFirst({ ...wholeCatalog, productIds: ids.slice(0, 1), limit: 1 }, today)
    .tiles.map(({ priceSom }) => priceSom);
}

/** Returns products with pieces from all over the catalogue. */
function productIds({ index, models, today }: MeasuredShop, count: number): number[] {
  const spread = Array.from(
    { length: count * 2 },
    (_, place) => 1 + Math.floor((place * models) / (count * 2)),
  );
  return index
    .tiles(spread, today)
    .filter(({ priceSom }) => priceSom !== null)
    .map(({ productId }) => productId)
    .slice(0, count);
}
