import { afterAll, beforeAll, expect, it } from 'vitest';
import { hearStatements, scannedRows } from '#server/testing-growth.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, testStaff } from '#server/testing-staff.ts';
import { addManyOrders } from './testing-many-orders.ts';

let sale: Sale;
let browsers: Record<'OWNER' | 'SELLER', StaffBrowser>;
let heard: ReturnType<typeof hearStatements>;
beforeAll(async () => {
  heard = hearStatements();
  sale = await testSale();
  const staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  await addManyOrders(sale.db, 50_000);
  browsers = { OWNER: await staff.enter('OWNER'), SELLER: await staff.enter('SELLER') };
}, 120_000);
afterAll(async () => {
  heard.close();
  await sale.close();
});

/** Maximum number of the 50,000 rows that a count limited to 10,000 may read. */
const few = 40_000;

const filters = [
  '',
  'state=NEW,PAID,CONFIRMED,ASSEMBLING',
  'state=NEW',
  'state=PAID,CONFIRMED',
  'state=READY_FOR_PICKUP',
  'state=SHIPPED',
  'state=DELIVERED',
  'late=true',
  'manualRefund=true',
  'uncollected=true',
  'discrepancy=true',
  'engraving=true',
  'code=true',
  'b2b=true',
  'payment=FAILED',
  'payment=PAID',
  'method=CLICK',
  'channel=PHONE',
  'channel=SITE',
  'kind=DELIVERY',
  'storeId=1',
  'regionId=1703',
  'regionId=1726',
  'staffId=2',
  'createdAt.from=2026-04-07',
  'createdAt.to=2018-01-05',
  'promisedTo.from=2026-04-08',
  'promisedTo.to=2018-01-08',
  'total.from=49900000',
  'total.to=90000',
  'q=Z-180101-00007',
  'q=0007',
  'q=G-0000017',
];
const pairs = [
  ['state=NEW', 'method=CLICK'],
  ['state=DELIVERED', 'payment=FAILED'],
  ['kind=DELIVERY', 'engraving=true'],
  ['channel=PHONE', 'createdAt.from=2026-01-01'],
  ['storeId=1', 'late=true'],
  ['payment=PAID', 'code=true'],
].map((pair) => pair.join('&'));

it.each([...filters, ...pairs])(
  'BO-56: filtering orders by "%s" does not scan a large table',
  async (query) => {
    for (const sort of ['-createdAt', 'promisedTo', '-total', 'number']) {
      heard.take();
      const answer = await browsers.OWNER.get(`orders?${query}&sort=${sort}`);
      expect(answer.statusCode).toBe(200);
      const ours = heard.take().filter(({ text }) => text.includes('orders o'));
      expect(ours).toHaveLength(2);
      for (const statement of ours) {
        const scanned = await scannedRows(sale.parts.pool, statement);
        const big = Object.entries(scanned).filter(([, rows]) => rows > few);
        expect([query, sort, big]).toEqual([query, sort, []]);
      }
    }
  },
);

it('BO-56: a list takes two statements, not counting those of the session', async () => {
  await browsers.SELLER.get('orders?late=true');
  heard.take();
  await browsers.SELLER.get('session');
  const ofSession = heard.take().length;
  await browsers.SELLER.get('orders?late=true&channel=SITE&sort=promisedTo');
  expect(heard.take().length - ofSession).toBeLessThanOrEqual(3);
});
