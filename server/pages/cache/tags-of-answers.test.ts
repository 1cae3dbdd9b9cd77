import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentTables } from '#server/kit/cache-tags.ts';
import { operations, type Operations } from '#contract/operations/all.ts';
import type { Operation } from '#contract/operations/operation.ts';
import type { Input } from '#server/http/operation-input.ts';
import { cookieJar } from '#server/kit/http/cookies.ts';
import type { Caller } from '#server/kit/operation.ts';
import { testApp } from '#server/testing.ts';
import { recordStatements } from '#server/testing-growth.ts';

// A response depends on everything that was read for it: each table needs a tag.

let shop: Awaited<ReturnType<typeof testApp>>;
const heard = recordStatements();
beforeAll(async () => {
  shop = await testApp({ seed: 'demo' });
  await shop.index.catchUp();
});
afterAll(async () => {
  heard.close();
  await shop.close();
});

const productTables = ['products', 'product_items', 'stones', 'item_params', 'certificates', 'reviews'];
/** Their rows change together with a category, a product's place in it, or the record that had the old address. */
const isProductTag = (tag: string) => /^(?:product|card|listing|menu)(?::|$)/.test(tag);

/** One call of every operation whose response may be shared. `{…}`: the id of a record of the demo. */
const calls: Partial<Record<keyof Operations, readonly Input[]>> = {
  listCategories: [{}],
  getCategory: [{ slug: 'rings' }],
  listCollections: [{}],
  getCollection: [{ slug: '{collection}' }],
  getDictionary: [{}],
  listProducts: [{}, { category: 'rings' }],
  listProductsByIds: [{ ids: '1,2,3' }],
  getProduct: [{ slug: '{product}' }],
  listReviews: [{ id: 1 }],
  listRatings: [{ ids: '1,2,3' }],
  listPriceParts: [{ id: 1 }],
  getCertificate: [{ id: '{certificate}' }],
  getShop: [{}],
  listWordings: [{}],
  listBanners: [{ placement: 'HOME_HERO' }],
  listStores: [{}],
  listRegions: [{}],
  listDistricts: [{}],
  getContentPage: [{ slug: 'delivery' }],
  listListedPages: [{}],
  listMoments: [{}],
  getMoment: [{ product: '{moment}' }],
  listDeliveryCities: [{}],
  getDeliveryCost: [{ districtId: '{district}', total: 1_000_000 }],
  getDeliveryTerms: [{}],
  listPickupDays: [{}],
  getLineOptionTerms: [{}],
  listPaymentMethods: [{}],
};
/** Suggestions are cached by the browser only. */
const storedByNoPage = ['suggest'];

it('every operation whose response may be shared is called here', () => {
  const shared = Object.entries<Operation>(operations).filter(([, { cache }]) => cache !== 'private');
  const names = shared.map(([name]) => name).filter((name) => !storedByNoPage.includes(name));
  expect(Object.keys(calls).toSorted()).toEqual(names.toSorted());
});

const cases = Object.entries(calls).flatMap(([name, inputs]) =>
  inputs.map((input) => [name, input] as const),
);
it.each(cases)('%s of %o has a tag for every table that it read', async (name, input) => {
  const runnable = shop.runner.operations.get(name);
  if (!runnable) throw new Error(`there is no operation ${name}`);
  const given = await withNames(input);
  heard.take();
  const { tags } = await runnable.run({ caller: guest(), input: runnable.validate(given) });
  const tables = new Set(
    heard
      .take()
      .flatMap(({ text }) => [...text.matchAll(/\b(?:from|join)\s+"?(\w+)/g)].map(([, table]) => table)),
  );
  if (tags === null) throw new Error('the answer is the caller’s own');
  const missing = [...tables].filter((table) => {
    if (contentTables.some((known) => known === table))
      return !tags.some((tag) => tag === `content:${table}` || tag.startsWith(`content:${table}:`));
    return productTables.includes(table ?? '') && !tags.some(isProductTag);
  });
  expect(missing).toEqual([]);
});

const guest = (): Caller => ({
  user: null,
  ip: '192.0.2.1',
  language: 'ru',
  userAgent: undefined,
  cookies: cookieJar(undefined, { isHttps: false }),
  log: shop.app.log,
});

async function withNames(input: Input): Promise<Input> {
  const { rows } = await shop.pool.query<Record<string, string | number>>(
    `select (select slug_en from collections order by id limit 1) as collection, (select slug_en from products order by id limit 1) as product,
      (select id from certificates order by id limit 1) as certificate, (select replace(slug, '-moments', '') from moments where moment_state = 'ACTIVE' order by id limit 1) as moment,
      (select id::integer from districts order by id limit 1) as district`,
  );
  const named = (value: unknown) => {
    const [, name] = /^\{(\w+)\}$/.exec(String(value)) ?? [];
    return name === undefined ? value : rows[0]?.[name];
  };
  return Object.fromEntries(Object.entries(input).map(([field, value]) => [field, named(value)]));
}
