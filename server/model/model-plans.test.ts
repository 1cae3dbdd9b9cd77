import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addManyPieces } from '#server/stock/testing-many-pieces.ts';
import { hearStatements, scannedRows } from '#server/testing-growth.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, testStaff } from '#server/testing-staff.ts';
import { listTheModels } from './testing-models.ts';

let sale: Sale;
let browser: StaffBrowser;
let heard: ReturnType<typeof hearStatements>;
beforeAll(async () => {
  heard = hearStatements();
  sale = await testSale();
  const staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  await addManyPieces(sale.db, 150_000);
  await sql`insert into model_figures (product_id, views, sold) select id, id % 500, id % 9 from products`.execute(
    sale.db,
  );
  await sql`analyze model_figures`.execute(sale.db);
  browser = await staff.enter('OWNER');
}, 120_000);
afterAll(async () => {
  heard.close();
  await sale.close();
});

const filters = [
  'state=ACTIVE',
  'categoryId=1',
  'collectionId=1',
  'metal=white',
  'kind=jewel',
  'make=B',
  'style=classic',
  'gender=women',
  'occasion=wedding',
  'health=PHOTO',
  'health=IN_SCALE,ALT',
  'health=LANGUAGES',
  'health=CODES',
  'health=CERTIFICATE',
  'markdown=true',
  'scheduled=true',
  'q=M-15',
];
const pairs = filters.flatMap((one, nth) =>
  filters
    .slice(nth + 1)
    .filter((other) => other.split('=', 1)[0] !== one.split('=', 1)[0])
    .map((other) => `${one}&${other}`),
);
/** The queries of the shop's saved views. */
const more = [
  '',
  'state=DRAFT,ACTIVE',
  'state=DRAFT',
  'health=PHOTO,IN_SCALE,LANGUAGES,ALT,CODES,CERTIFICATE',
];
const sorts = ['-updatedAt', 'artikul', '-views', '-sold'];
/** Maximum number of 150,000 pieces, most of them sold, that a query may read. */
const few = 100_000;

/** Each query with one of the sort orders in turn, and no filter with all of them. */
const cases = [
  ...sorts.map((sort) => ({ query: '', sort })),
  ...[...more, ...filters, ...pairs].map((query, nth) => ({ query, sort: sorts[nth % sorts.length] })),
];

it.each(cases)(
  'BO-56: models by "$query" sorted by $sort: three statements, no scan of a large table',
  async ({ query, sort }) => {
    heard.take();
    const { rows } = await listTheModels(browser, `${query}&sort=${sort}`);
    expect(rows.length).toBeLessThanOrEqual(50);
    const ours = heard.take().filter(({ text }) => /products p|categories/.test(text));
    expect(ours.length).toBe(query.includes('categoryId') ? 3 : 2);
    for (const statement of ours) {
      const scanned = await scannedRows(sale.parts.pool, statement);
      expect(Object.entries(scanned).filter(([, count]) => count > few)).toEqual([]);
    }
  },
);
