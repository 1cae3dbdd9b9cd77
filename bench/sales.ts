import { setTimeout as wait } from 'node:timers/promises';
import type { BusyShop, Visits } from './busy-shop.ts';
import { Buyer } from './chaos/buyer.ts';
import { type Offer, readOffers } from './callers/sale-buyers.ts';

/** Sales that begin and end per second: half of them end with an order, half release the piece. */
const salesPerSecond = 5;
/** Duration of a sale. */
const saleMs = 2_000;
/** Each of the pages is read about once per second. */
const pagesPerSecond = 57;
/**
 * Duration of a phase: as long as outdated counts are displayed. A shorter phase would include all of the renderings that correct them, or
 * none.
 */
const phaseMs = 60_000;
/** One in this many sales is of a product whose page is read. */
const watchedEvery = 20;
const pollMs = 250;

interface Catalogue {
  visits: Visits;
  /** The slugs of the products whose pages are read, by their ids. */
  slugOf: Map<number, string>;
}

/** The cost of a phase for the shop's process, without PostgreSQL and the clients. */
interface Phase {
  cpuMs: number;
  /** Number of pages read, or of pieces sold if no pages are read. */
  count: number;
}

/**
 * Reads 57 anonymous pages in three languages without sales, sells without reading, and does both. A page's cost during sales is that of
 * both minus that of the sales.
 */
export async function measureSales(shop: BusyShop): Promise<void> {
  const catalogue = await chooseCatalogue(shop);
  const sellers = await createSellers(shop, catalogue);
  const read = (during: () => Promise<unknown>): (() => Promise<number>) => {
    return async () => {
      const { times, failures } = await shop.shopWhile(during, catalogue.visits);
      if (failures.length > 0) console.log(`  failed calls: ${failures.length}, such as ${failures[0]}`);
      return Object.values(times).flat().length;
    };
  };
  // renders the pages, and compiles the code
  await measure(
    shop,
    read(() => wait(phaseMs / 2)),
  );
  await measure(shop, () => sellers.sell(phaseMs / 4));
  const quiet = await measure(
    shop,
    read(() => wait(phaseMs)),
  );
  const selling = await measure(shop, () => sellers.sell(phaseMs));
  const both = await measure(
    shop,
    read(() => sellers.sell(phaseMs)),
  );
  const quietMs = quiet.cpuMs / quiet.count;
  const busyMs = (both.cpuMs - selling.cpuMs) / both.count;
  const ages = sellers.ages();
  console.log(`57 anonymous pages, ${pagesPerSecond} reads per second; CPU of the shop's process:`);
  console.log(`  without sales: ${quietMs.toFixed(2)} ms per page (${quiet.count} pages)`);
  console.log(
    `  with ${salesPerSecond} sales per second: ${busyMs.toFixed(2)} ms per page (${both.count} pages; a sale alone ${(selling.cpuMs / selling.count).toFixed(1)} ms): × ${(busyMs / quietMs).toFixed(2)}`,
  );
  const failures = sellers.failures();
  if (failures.length > 0) console.log(`  failed sales: ${failures.length}, such as ${failures[0]}`);
  console.log(
    `  a held piece is still displayed on its product's page for at most ${(Math.max(0, ...ages) / 1000).toFixed(1)} s (${ages.length} watched)`,
  );
}

async function measure({ cpu }: BusyShop, run: () => Promise<number>): Promise<Phase> {
  const before = cpu().ownMs;
  const count = await run();
  return { cpuMs: cpu().ownMs - before, count };
}

async function chooseCatalogue({ pool }: BusyShop): Promise<Catalogue> {
  const { rows } = await pool.query<{ id: number; slug: string }>(
    `select id, slug_ru as slug from products where product_state = 'ACTIVE' and exists (
      select from product_items i where i.product_id = products.id and i.product_item_state = 'AVAILABLE' and i.price_b2c_som > 0)
    order by id * 7919 % 1499 limit 19`,
  );
  const lists = ['', '/catalog', '/collections'].flatMap((path) => [path || '/', `/uz${path}`, `/en${path}`]);
  const categories = Array.from({ length: 12 }, (_, n) => n + 1);
  const paths = [
    ...lists,
    ...categories.map((n) => `/catalog/category-ru-${n}`),
    ...categories.slice(0, 9).map((n) => `/uz/catalog/category-uz-${n}`),
    ...categories.slice(0, 8).map((n) => `/collections/collection-ru-${n}`),
    ...rows.map(({ slug }) => `/product/${slug}`),
  ];
  return {
    visits: { paths: { pages: paths }, perSecond: pagesPerSecond },
    slugOf: new Map(rows.map(({ id, slug }) => [id, slug])),
  };
}

interface Sellers {
  /** Sells for this long at a steady pace; returns the number of sales started. */
  sell: (ms: number) => Promise<number>;
  /** Time of each watched sale from the hold to the first page without the piece, ms. */
  ages: () => number[];
  failures: () => string[];
}

async function createSellers(shop: BusyShop, { slugOf }: Catalogue): Promise<Sellers> {
  const offers = await readOffers(shop.db);
  const productOf = ({ key }: Offer): number => Number(key.split('___', 1)[0]);
  const watched = offers.filter((offer) => slugOf.has(productOf(offer)));
  const unwatched = offers.filter((offer) => !slugOf.has(productOf(offer)));
  const ages: number[] = [];
  const failures: string[] = [];
  let begun = 0;
  const nextOffer = (): Offer | undefined => {
    const from = begun % watchedEvery === 0 ? watched : unwatched;
    // a stride, so that consecutive sales are of different products
    return from.splice((begun * 7919) % from.length, 1)[0];
  };
  const sale = async (): Promise<void> => {
    const offer = nextOffer();
    begun += 1;
    const isOrdered = begun % 2 === 0;
    if (!offer) return;
    const buyer = new Buyer(shop.url, { lineKey: offer.key, storeId: offer.storeId, method: 'CASH' });
    await buyer.fillCart();
    const slug = slugOf.get(productOf(offer));
    const etag = slug === undefined ? '' : await etagOf(shop, slug);
    const isHeld = await buyer.hold();
    // a watched piece stays held until its page shows it: if it were released before, the page would not change
    if (isHeld && slug !== undefined) ages.push(await untilChanged(shop, slug, etag));
    else await wait(saleMs);
    await (isOrdered ? buyer.place() : buyer.release());
    if (buyer.refusal !== undefined) failures.push(JSON.stringify(buyer.refusal));
  };
  return {
    sell: async (ms) => {
      const sales: Promise<void>[] = [];
      for (let n = 0; n < (ms / 1000) * salesPerSecond; n += 1) {
        sales.push(sale());
        await wait(1000 / salesPerSecond);
      }
      await Promise.all(sales);
      return sales.length;
    },
    ages: () => ages,
    failures: () => failures,
  };
}

async function etagOf({ url }: BusyShop, slug: string): Promise<string> {
  const { headers } = await fetch(`${url}/product/${slug}`, { method: 'HEAD' });
  return String(headers.get('etag'));
}

async function untilChanged(shop: BusyShop, slug: string, etag: string): Promise<number> {
  const startedAt = performance.now();
  while ((await etagOf(shop, slug)) === etag && performance.now() - startedAt < 20_000) await wait(pollMs);
  return performance.now() - startedAt;
}
