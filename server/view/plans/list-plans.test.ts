import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bigScans, recordStatements, tablesOver } from '#server/testing-growth.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, testStaff } from '#server/testing-staff.ts';
import { fillShop } from './testing-filled-shop.ts';
import { lists, queriesOf, predefinedViews } from './testing-list-cases.ts';

let sale: Sale;
let browser: StaffBrowser;
let heard: ReturnType<typeof recordStatements>;
/** The statements of a call that reads nothing but who calls. */
let ofSession: ReadonlySet<string>;
let big: ReadonlySet<string>;
beforeAll(async () => {
  heard = recordStatements();
  sale = await testSale();
  const staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  await fillShop(sale.db);
  big = await tablesOver(sale.parts.pool, few);
  browser = await staff.enter('OWNER');
  await browser.get('session');
  heard.take();
  await browser.get('session');
  ofSession = new Set(heard.take().map(({ text }) => text));
}, 900_000);
afterAll(async () => {
  heard.close();
  await sale.close();
});

/** How many rows of 100,000 a count that stops at 10,000 may read one after another. */
const few = 80_000;

/** What is wrong with how a list is read: too many statements, or a big table read from its beginning to its end. */
async function wrongIn(path: string, query: string): Promise<string[]> {
  heard.take();
  const answer = await browser.get(`${path}?${query}`);
  const statements = heard.take().filter(({ text }) => !ofSession.has(text));
  if (answer.statusCode !== 200) return [`${path}?${query}: ${answer.body}`];
  const read = await Promise.all(
    statements.map((statement) => bigScans(sale.parts.pool, statement, { big, most: few })),
  );
  return [
    ...(statements.length > 3 ? [`${path}?${query}: ${statements.length} statements`] : []),
    ...read.flat().map((found) => `${path}?${query}: ${found}`),
  ];
}

async function wrongInAll(path: string, queries: readonly string[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const query of queries) wrong.push(...(await wrongIn(path, query)));
  return wrong;
}

it('every filter has values to be tried with', () => {
  const without = lists.flatMap(({ path, filters }) =>
    [...filters].flatMap(([name, values]) => (values.length === 0 ? [`${path}: ${name}`] : [])),
  );
  expect(without).toEqual([]);
  expect(lists.length).toBeGreaterThan(20);
});

describe('BO-56: at most three statements beside the session’s, and no scan of 100,000 rows', () => {
  it('for the views that the shop brings', async () => {
    expect(predefinedViews.length).toBeGreaterThan(20);
    for (const { path, query } of predefinedViews) expect(await wrongIn(path, query)).toEqual([]);
  });

  it.each(lists)(
    'for each filter of $path, alone and in pairs, and each sort',
    async (list) => {
      expect(await wrongInAll(list.path, queriesOf(list))).toEqual([]);
    },
    120_000,
  );
});
