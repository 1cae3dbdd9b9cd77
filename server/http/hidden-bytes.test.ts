import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderColumns } from '#contract/admin/order.ts';
import { pieceColumns } from '#contract/admin/stock/piece.ts';
import { wholeExports } from '#contract/admin/system/exchange.ts';
import { type Permission, scopeOf, type StaffRole, staffRoles } from '#domain/auth/permissions.ts';
import { person } from '#server/gold/testing-gold.ts';
import { withAudit } from '#server/kit/audit.ts';
import { listening, openFeed } from '#server/staff/feed/testing-feed.ts';
import { loggedIn } from '#server/testing-accounts.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import {
  everyStaffOperation,
  type StaffAnswer,
  type StaffBrowser,
  type TestedStaff,
  testStaff,
} from '#server/testing-staff.ts';
import { makeOwnRecords, type OwnRecords } from './testing-own-records.ts';

/** Values that occur in the data only once, and the permission needed to read each. */
const secrets: { what: string; mark: string; permission: Permission }[] = [
  { what: 'what a piece cost', mark: '4444441', permission: 'pieces.cost' },
  { what: 'who supplied it', mark: 'Zargarlik', permission: 'pieces.cost' },
  { what: 'the invoice', mark: 'N-70017', permission: 'pieces.cost' },
  { what: 'its price for businesses', mark: '5555551', permission: 'prices.b2b' },
  { what: 'the name of an order', mark: 'Xurshida', permission: 'orders.contact' },
  { what: 'the phone of an order', mark: '935557781', permission: 'orders.contact' },
  { what: 'the mail of an order', mark: 'xurshida@', permission: 'orders.contact' },
  { what: 'the name of a customer', mark: 'Nigorakhon', permission: 'customers.contact' },
  { what: 'the phone of a customer', mark: '935557782', permission: 'customers.contact' },
  { what: 'the mail of a customer', mark: 'nigora@', permission: 'customers.contact' },
  { what: 'the document of who sold gold', mark: person.document, permission: 'counter.gold' },
  { what: 'the phone of who visits or waits for a call', mark: '931112233', permission: 'requests.work' },
];

let sale: Sale;
let staff: TestedStaff;
let own: OwnRecords;
let customerId: number;
let artikul: string;
beforeAll(async () => {
  sale = await testSale();
  const { db } = sale;
  staff = await testStaff({ app: sale.app, db, now: sale.parts.now() });
  own = await makeOwnRecords(sale, staff, await staff.enter('SELLER'));
  ({ userId: customerId } = await loggedIn(sale, { phone: '+998935557782' }));
  ({ artikul } = await db
    .selectFrom('products')
    .innerJoin('product_items as i', 'i.product_id', 'products.id')
    .select('products.artikul')
    .where('i.serial_number', '=', own.serial)
    .executeTakeFirstOrThrow());
  const by = { staffId: null, action: 'pieces.change', resource: 'piece', recordId: own.serial };
  // written through an audited call, so that the values are in the audit, too
  await withAudit(
    db,
    () => by,
    async (db) => {
      const { id } = await db
        .updateTable('product_items')
        .set({ price_b2b_som: 5_555_551 })
        .where('serial_number', '=', own.serial)
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('piece_costs')
        .values({ item_id: id, cost_som: 4_444_441, supplier: 'Zargarlik', invoice: 'N-70017' })
        .execute();
      await db
        .updateTable('orders')
        .set({
          contact_name: 'Xurshida',
          contact_phone: '+998935557781',
          contact_email: 'xurshida@example.uz',
        })
        .where('number', '=', own.number)
        .execute();
      await db
        .updateTable('users')
        .set({ first_name: 'Nigorakhon', email: 'nigora@example.uz' })
        .where('id', '=', customerId)
        .execute();
    },
  );
});
afterAll(() => sale.close());

/** Returns every readable address for the existing records. */
function readPaths(): string[] {
  const period = 'from=2026-04-01&to=2026-04-08';
  const byPath: Record<string, string> = {
    'approvals/:id': `approvals/${own.approvalId}`,
    'jobs/:id': `jobs/${own.jobId}`,
    'jobs/:id/records': `jobs/${own.jobId}/records`,
    'counter/days': `counter/days?storeId=${own.storeId}`,
    'counter/purchases': `counter/purchases?text=${own.soldNumber}`,
    'customers/:id': `customers/${customerId}`,
    'customers/:id/messages': `customers/${customerId}/messages`,
    'orders/:number': `orders/${own.number}`,
    'orders/:number/messages': `orders/${own.number}/messages`,
    'orders/:number/refund': `orders/${own.soldNumber}/refund`,
    'pieces/:serial': `pieces/${own.serial}`,
    'pieces/:serial/history': `pieces/${own.serial}/history`,
    'models/:artikul': `models/${artikul}`,
    'models/:artikul/history': `models/${artikul}/history`,
    'notes/:resource/:record': `notes/order/${own.number}`,
    scan: `scan?text=${own.serial}`,
    'transfers/:id': `transfers/${own.transferId}`,
    'stocktakes/:id': `stocktakes/${own.stocktakeId}`,
  };
  return everyStaffOperation.flatMap(([, { method, path }]) => {
    if (method !== 'GET') return [];
    const short = path.replace('/api/admin/v1/', '');
    const known = byPath[short];
    if (known !== undefined) return [known];
    if (short.includes(':')) return [];
    return [short.startsWith('figures/') ? `${short}?${period}` : short, `${short}?size=200`];
  });
}

const textOf = (answer: StaffAnswer): string => {
  if (answer.statusCode !== 200) return answer.body;
  const { file } = answer.json<{ file?: unknown }>();
  return typeof file === 'string' ? Buffer.from(file, 'base64').toString('utf8') : answer.body;
};

/** Exports every list as a file, directly and by a job. */
async function readFiles(browser: StaffBrowser): Promise<string> {
  const orders = { query: {}, columns: [...orderColumns], format: 'CSV' };
  const pieces = { query: {}, columns: [...pieceColumns], format: 'CSV' };
  const texts = [
    textOf(await browser.post('orders/export', orders)),
    textOf(await browser.post('pieces/export', pieces)),
    textOf(await browser.post('models/export', { query: {}, columns: ['artikul'], format: 'CSV' })),
  ];
  for (const what of wholeExports) texts.push(textOf(await browser.post('exports', { what, format: 'CSV' })));
  for (const [path, list] of [
    ['orders/export-job', orders],
    ['pieces/export-job', pieces],
  ] as const) {
    const started = await browser.post(path, list);
    if (started.statusCode !== 202) continue;
    const { jobId } = started.json<{ jobId: string }>();
    await sale.runTask('run-staff-job', { jobId });
    texts.push(textOf(await browser.post(`jobs/${jobId}/file`)));
  }
  return texts.join('\n');
}

const found = (text: string) => secrets.filter(({ mark }) => text.includes(mark)).map(({ what }) => what);
const hiddenFrom = (role: StaffRole) =>
  secrets.filter(({ permission }) => scopeOf({ role }, permission) === null).map(({ what }) => what);

describe('BO-10: cost, prices for businesses and contacts', () => {
  it.each(staffRoles)(
    'are in no response, refusal or audit entry that %s reads without the permission',
    async (role) => {
      const browser = await staff.enter(role);
      const hidden = hiddenFrom(role);
      for (const path of readPaths()) {
        const seen = found(textOf(await browser.get(path))).filter((what) => hidden.includes(what));
        expect([path, seen]).toEqual([path, []]);
      }
    },
  );

  it.each(staffRoles)('are in no file that %s exports without the permission', async (role) => {
    const seen = found(await readFiles(await staff.enter(role)));
    expect(seen.filter((what) => hiddenFrom(role).includes(what))).toEqual([]);
  });

  it('are in no event of the staff feed', async () => {
    const address = await listening(sale.app);
    const feeds = [];
    for (const role of staffRoles) {
      const feed = await openFeed(address, await staff.enter(role));
      await feed.heard('ping');
      feeds.push(feed);
    }
    const owner = await staff.enter('OWNER');
    const { version } = (await owner.get(`pieces/${own.serial}`)).json<{ version: number }>();
    expect((await owner.patch(`pieces/${own.serial}`, { weightGrams: 3.5 }, version)).statusCode).toBe(200);
    for (const [nth, feed] of feeds.entries()) {
      await feed.heard('piece');
      expect([staffRoles[nth], found(JSON.stringify(feed.events))]).toEqual([staffRoles[nth], []]);
      feed.cut();
    }
  });

  it('are in the data: the owner can read cost and prices, and contacts only masked in the audit', async () => {
    const owner = await staff.enter('OWNER');
    const read = async (path: string) => found((await owner.get(path)).body);
    expect(await read(`pieces/${own.serial}`)).toEqual(secrets.slice(0, 4).map(({ what }) => what));
    const audit = await owner.get('audit?size=200');
    expect(found(audit.body)).toEqual(secrets.slice(0, 4).map(({ what }) => what));
    expect(audit.body).toContain('***81');
    const contact = await owner.post(`orders/${own.number}/contact`);
    expect(found(contact.body)).toEqual(secrets.slice(4, 7).map(({ what }) => what));
  });
});
