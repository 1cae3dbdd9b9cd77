import { afterAll, beforeAll, expect, it } from 'vitest';
import { hearStatements, scannedRows } from '#server/testing-growth.ts';
import type { StaffBrowser } from '#server/testing-staff.ts';
import { addManyPieces } from './testing-many-pieces.ts';
import { listPieces, type Stock, testStock } from './testing-stock.ts';

let stock: Stock;
let browser: StaffBrowser;
let heard: ReturnType<typeof hearStatements>;
beforeAll(async () => {
  heard = hearStatements();
  stock = await testStock();
  await addManyPieces(stock.db, 150_000);
  browser = await stock.staff.enter('OWNER');
}, 120_000);
afterAll(async () => {
  heard.close();
  await stock.close();
});

const filters = [
  'state=AVAILABLE,RESERVED,WITHDRAWN',
  'withdrawnBecause=SHOWCASE',
  'storeId=1',
  'categoryId=1',
  'metal=white',
  'probe=585',
  'receivedOn.from=2026-03-01',
  'receivedOn.to=2025-04-07',
  'inTransit=true',
  'noCodes=true',
  'q=P-00012',
  'price.from=2000000&price.to=4000000',
  'weight.from=9.2',
  'size.to=17.5',
  'length.from=45',
  'certificate.is=set',
  'certificate.is=unset',
];
const nameOf = (filter: string) => filter.split('=')[0];
const pairs = filters.flatMap((one, nth) =>
  filters
    .slice(nth + 1)
    .filter((other) => nameOf(other) !== nameOf(one))
    .map((other) => `${one}&${other}`),
);
/** The queries of the shop's saved views, and values that match few pieces or none. */
const more = [
  'state=AVAILABLE',
  'state=AVAILABLE&storeId=1',
  'state=WITHDRAWN',
  'state=RESERVED',
  'state=SOLD',
  'storeId=0',
  'storeId=99',
  'probe=999',
  'metal=platinum',
  'metal=none',
  'categoryId=99',
  'q=M-150',
  'q=none',
];
const sorts = ['-receivedOn', '-price', 'weight', 'serialNumber'];
/** Maximum number of the 150,000 rows that a count limited to 10,000 may read. */
const few = 100_000;

/** Each query with one of the sort orders in turn, and no filter with all of them. */
const cases = [
  ...sorts.map((sort) => ({ query: '', sort })),
  ...[...more, ...filters, ...pairs].map((query, nth) => ({ query, sort: sorts[nth % sorts.length] })),
];

it.each(cases)(
  'BO-56: pieces by "$query" sorted by $sort: three statements, no scan of a large table',
  async ({ query, sort }) => {
    heard.take();
    const { rows } = await listPieces(browser, `${query}&sort=${sort}`);
    expect(rows.length).toBeLessThanOrEqual(50);
    const ours = heard.take().filter(({ text }) => /product_items i|categories/.test(text));
    expect(ours.length).toBe(query.includes('categoryId') ? 3 : 2);
    for (const statement of ours) {
      const scanned = await scannedRows(stock.parts.pool, statement);
      expect(Object.entries(scanned).filter(([, count]) => count > few)).toEqual([]);
    }
  },
);
