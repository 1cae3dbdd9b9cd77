import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { Pool } from 'pg';
import type { Db } from '#database/connect.ts';
import { generateCatalogue } from './generate-catalogue.ts';
import type { FromShoppers, ToShoppers } from './callers/shoppers.ts';
import type { StaffDone, StaffOrder } from './callers/staff.ts';
import { openPreparedShop, type PreparedShop } from './started-shop.ts';

/** The shop as `npm start` opens it, with shoppers and staff in separate processes. */
export interface BusyShop {
  pool: Pool;
  db: Db;
  folder: string;
  /** Origin. */
  url: string;
  /** CPU time until now, ms: of the shop's own process, and of its database. */
  cpu: PreparedShop['cpu'];
  /** Resident memory of the shop's own process. Linux only. */
  residentMb: PreparedShop['residentMb'];
  /** Waits until the shop has its demo staff, which it adds after it opened. */
  waitForStaff: PreparedShop['waitForStaff'];
  /** Sends shoppers during `during`, with the default calls or others; returns how long each of them waited. */
  shopWhile: (during: () => Promise<unknown>, visits?: Visits) => Promise<FromShoppers>;
  /** Runs one command of the staff. */
  order: (command: StaffOrder['command'], words: string[]) => Promise<StaffDone>;
  close: () => Promise<void>;
}

/** The calls of shoppers by kind, and their rate. */
export type Visits = Pick<Exclude<ToShoppers, 'stop'>, 'paths' | 'perSecond'>;

const models = 1_500;
/** Well below the capacity of the machine, so that shoppers wait for the work and not for each other. */
const perSecond = 20;

export async function openBusyShop(): Promise<BusyShop> {
  const shop = await openPreparedShop({
    fill: async (pool) => {
      await generateCatalogue(pool, models);
      await priceByFormula(pool);
    },
    // buyers (sales.ts) prove no phone, and each has an address of its own
    env: { CHECKOUT_CODE: 'off', TRUSTED_PROXIES: '127.0.0.0/8' },
  });
  const { pool, db, connection } = shop.database;
  const shoppers = fork(path.join(import.meta.dirname, 'callers', 'shoppers.ts'));
  const paths = await shopperPaths(pool);
  return {
    pool,
    db,
    folder: shop.folder,
    url: shop.url,
    cpu: shop.cpu,
    residentMb: shop.residentMb,
    waitForStaff: shop.waitForStaff,
    shopWhile: (during, visits = { paths, perSecond }) =>
      shopWhile(shoppers, { origin: shop.url, ...visits }, during),
    order: (command, words) => orderStaff({ connection, command, words, folder: shop.folder }),
    close: async () => {
      shoppers.kill();
      await shop.close();
    },
  };
}

/** Prices pieces of plain metal by the formula, and adds the categories of jewellery and the words that an import needs. */
async function priceByFormula(pool: Pool): Promise<void> {
  await pool.query(`
    update products set make = (array['A', 'B', 'C', 'D'])[1 + id % 4] where id % 2 = 1;
    update product_items set price_source = 'FORMULA', price_b2c_som = price_b2c_som + 10000, old_price_b2c_som = null
      where product_id % 2 = 1 and product_item_state = 'AVAILABLE';
    insert into stone_kinds (kind, name, position) values ('diamond', '{"uz":"Brilliant","ru":"Бриллиант","en":"Diamond"}', 99)
      on conflict (kind) do nothing;
    insert into categories (name, description, slug_uz, slug_ru, slug_en, position)
      select w, w, 'brilliantlar', 'brillianty', 'diamonds', 99 from (select '{"uz":"Brilliantlar","ru":"Бриллианты","en":"Diamonds"}'::jsonb as w) x
      where not exists (select from categories where slug_en = 'diamonds');
    analyze`);
}

/** Returns a mix of requests like that of shoppers: cached pages, listings with filters, products, and the API calls of a page. */
async function shopperPaths(pool: Pool): Promise<Record<string, string[]>> {
  const { rows } = await pool.query<{ slug: string }>(
    `select slug_ru as slug from products order by id * 7919 % 1500 limit 1500`,
  );
  const slugs = rows.map(({ slug }) => slug);
  const filters = Array.from(
    { length: 2_000 },
    (_, n) => `minPrice=${(n + 1) * 3_700}&metal=${n % 2 ? 'yellow' : 'red,white'}`,
  );
  return {
    'cached pages': ['/', '/catalog', '/catalog/category-ru-1', '/uz', '/en/catalog/category-en-2'],
    'listings with filters': filters.map((filter) => `/catalog?${filter}`),
    'pages of products': slugs.map((slug) => `/product/${slug}`),
    'lists of the API': filters.map((filter) => `/api/es/v1/es-products?${filter}`),
  };
}

async function shopWhile(
  shoppers: ChildProcess,
  start: Exclude<ToShoppers, 'stop'>,
  during: () => Promise<unknown>,
): Promise<FromShoppers> {
  shoppers.send(start);
  try {
    await during();
  } finally {
    shoppers.send('stop' satisfies ToShoppers);
  }
  return new Promise((resolve) => {
    shoppers.once('message', (reports: FromShoppers) => resolve(reports));
  });
}

function orderStaff(order: StaffOrder): Promise<StaffDone> {
  const staff = fork(path.join(import.meta.dirname, 'callers', 'staff.ts'));
  return new Promise((resolve, reject) => {
    staff.once('message', (done: StaffDone) => resolve(done));
    staff.once('exit', (code) => reject(new Error(`the command of the staff exited with ${code}`)));
    staff.send(order);
  });
}

/** Returns the time within which this share of the calls got a response, ms. */
function within(share: number, times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** All calls, of any kind. */
const allTimes = ({ times }: FromShoppers): number[] => Object.values(times).flat();

/** Prints by kind how long shoppers waited with and without the work. */
export function printComparison(quiet: readonly FromShoppers[], busy: readonly FromShoppers[]): void {
  const of = (reports: readonly FromShoppers[], kind: string) =>
    reports.flatMap(({ times }) => times[kind] ?? []);
  const row = (name: string, [before, during]: [number[], number[]]) => {
    const [p50, p95] = [
      [within(0.5, before), within(0.5, during)],
      [within(0.95, before), within(0.95, during)],
    ].map((pair) => pair.map((ms) => ms.toFixed(1)).join(' → '));
    const growth = within(0.95, during) / Math.max(0.1, within(0.95, before));
    console.log(
      `  ${name.padEnd(24)} p50 ${p50} ms, p95 ${p95} ms (× ${growth.toFixed(2)}); slowest ${Math.max(...during).toFixed(0)} ms; ${before.length} and ${during.length} calls`,
    );
  };
  for (const kind of Object.keys(quiet[0]?.times ?? {})) row(kind, [of(quiet, kind), of(busy, kind)]);
  row('all together', [quiet.flatMap(allTimes), busy.flatMap(allTimes)]);
  const failures = [...quiet, ...busy].flatMap((reports) => reports.failures);
  if (failures.length > 0) console.log(`  failed calls: ${failures.length}, such as ${failures[0]}`);
}
