import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderColumns } from '#contract/admin/order.ts';
import { pieceColumns } from '#contract/admin/stock/piece.ts';
import { wholeExports } from '#contract/admin/system/exchange.ts';
import { exportedLists as declaredLists } from '#contract/admin/system/list-export.ts';
import { type Permission, scopeOf, type StaffRole, staffRoles } from '#domain/auth/permissions.ts';
import { createApp } from '#server/app.ts';
import { exportedLists } from '#server/export/lists/exported-lists.ts';
import { person } from '#server/gold/testing-gold.ts';
import { withAudit } from '#server/kit/audit.ts';
import { listening, openFeed } from '#server/staff/feed/testing-feed.ts';
import { loggedIn } from '#server/testing-accounts.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import {
  everyStaffOperation,
  type StaffAnswer,
  staffBrowser,
  type StaffBrowser,
  type TestedStaff,
  testStaff,
} from '#server/testing-staff.ts';
import { ownCalls } from './testing-own-calls.ts';
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

/** Addresses of records that belong to no person, have no cost, and are not made here. */
const withoutRecord =
  /^(?:certificates|collections|params|pages|moments|banners|settlements|imports|webhooks|promotions|promo-codes)\/:/;

/** The addresses of existing records, by the path of their operation. */
function recordPaths(): Record<string, string> {
  return {
    'approvals/:id': `approvals/${own.approvalId}`,
    'jobs/:id': `jobs/${own.jobId}`,
    'jobs/:id/records': `jobs/${own.jobId}/records`,
    'counter/days': `counter/days?storeId=${own.storeId}`,
    'counter/gold': `counter/gold?storeId=${own.storeId}`,
    'counter/purchases': `counter/purchases?text=${own.soldNumber}`,
    'customers/:id': `customers/${customerId}`,
    'customers/:id/history': `customers/${customerId}/history`,
    'customers/:id/messages': `customers/${customerId}/messages`,
    'orders/:number': `orders/${own.number}`,
    'orders/:number/history': `orders/${own.number}/history`,
    'orders/:number/change': `orders/${own.number}/change?kind=PICKUP&storeId=${own.storeId}`,
    'orders/:number/pieces': `orders/${own.number}/pieces?added=${own.serial}`,
    'orders/:number/messages': `orders/${own.number}/messages`,
    'orders/:number/refund': `orders/${own.soldNumber}/refund`,
    'pieces/:serial': `pieces/${own.serial}`,
    'pieces/:serial/history': `pieces/${own.serial}/history`,
    'pieces/:serial/price': `pieces/${own.serial}/price`,
    'models/:artikul': `models/${artikul}`,
    'models/:artikul/history': `models/${artikul}/history`,
    'notes/:resource/:record': `notes/order/${own.number}`,
    'history/:resource/:record': `history/transfer/${own.transferId}`,
    'permissions/:permission': 'permissions/pieces.cost',
    scan: `scan?text=${own.serial}`,
    search: `search?q=${own.number}`,
    'transfers/:id': `transfers/${own.transferId}`,
    'stocktakes/:id': `stocktakes/${own.stocktakeId}`,
  };
}

/** Returns every readable address; of operations about one record, that of an existing one. Throws if an address is listed nowhere. */
function readPaths(): string[] {
  const period = 'from=2026-04-01&to=2026-04-08';
  const byPath = recordPaths();
  return everyStaffOperation.flatMap(([name, { method, path }]) => {
    if (method !== 'GET') return [];
    const short = path.replace('/api/admin/v1/', '');
    const known = byPath[short];
    if (known !== undefined) return [known];
    if (withoutRecord.test(short)) return [];
    if (short.includes(':')) throw new Error(`${name}: no record is listed for ${short}`);
    return [short.startsWith('figures/') ? `${short}?${period}` : short, `${short}?size=200`];
  });
}

const textOf = (answer: StaffAnswer): string => {
  if (answer.statusCode !== 200) return answer.body;
  const { file } = answer.json<{ file?: unknown }>();
  return typeof file === 'string' ? Buffer.from(file, 'base64').toString('utf8') : answer.body;
};

/** Exports each declared list with all columns. Each browser may export twenty files a minute from one process, so there are two. */
async function readDeclared(browser: StaffBrowser): Promise<string[]> {
  const texts: string[] = [];
  for (const half of [0, 1]) {
    const { app } = await createApp({ ...sale.parts, isPatient: true, isStrict: true });
    const by = staffBrowser(app);
    Object.assign(by.headers, browser.headers);
    for (const name of declaredLists.filter((_, nth) => nth % 2 === half)) {
      const columns = Object.keys(exportedLists[name].columns);
      const answer = await by.post(`lists/${name}/export`, { query: {}, columns, format: 'CSV' });
      if (![200, 403].includes(answer.statusCode)) throw new Error(`${name}: ${answer.body}`);
      texts.push(textOf(answer));
    }
    await app.close();
  }
  return texts;
}

/** Exports every list as a file, directly and by a job. */
async function readFiles(browser: StaffBrowser): Promise<string> {
  const orders = { query: {}, columns: [...orderColumns], format: 'CSV' };
  const pieces = { query: {}, columns: [...pieceColumns], format: 'CSV' };
  const texts = [
    textOf(await browser.post('orders/export', orders)),
    textOf(await browser.post('pieces/export', pieces)),
    textOf(await browser.post('models/export', { query: {}, columns: ['artikul'], format: 'CSV' })),
  ];
  texts.push(...(await readDeclared(browser)));
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
    60_000,
  );

  it('reads an existing record at each address of one', async () => {
    const owner = await staff.enter('OWNER');
    const statuses = [];
    for (const path of Object.values(recordPaths()))
      statuses.push([path, (await owner.get(path)).statusCode]);
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
  });

  it.each(staffRoles)(
    'are in no file that %s exports without the permission',
    async (role) => {
      const seen = found(await readFiles(await staff.enter(role)));
      expect(seen.filter((what) => hiddenFrom(role).includes(what))).toEqual([]);
    },
    60_000,
  );

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
    const audit = await owner.get(`audit?record=${own.serial}&size=200`);
    expect(found(audit.body)).toEqual(secrets.slice(0, 4).map(({ what }) => what));
    expect(audit.body).toContain('***81');
    const contact = await owner.post(`orders/${own.number}/contact`);
    expect(found(contact.body)).toEqual(secrets.slice(4, 7).map(({ what }) => what));
  });

  it('are in no answer and no refusal of a call that writes', async () => {
    const writing = Object.entries(ownCalls(own)).flatMap(([name, call]) => {
      const operation = everyStaffOperation.find(([known]) => known === name)?.[1];
      return operation === undefined || operation.method === 'GET' ? [] : [{ name, call, ...operation }];
    });
    let answered = 0;
    // first those who may read less, so that the records are still in the state that the calls expect
    for (const role of [
      'CONTENT',
      'WAREHOUSE',
      'ACCOUNTANT',
      'SELLER',
      'SUPPORT',
      'MANAGER',
      'OWNER',
    ] as const) {
      const browser = await staff.enter(role);
      const hidden = hiddenFrom(role);
      for (const {
        name,
        method,
        call: [path, body],
      } of writing) {
        const send = (version: number) => {
          browser.headers['idempotency-key'] = crypto.randomUUID();
          if (method === 'DELETE') return browser.delete(path, version);
          if (method === 'PATCH') return browser.patch(path, body ?? {}, version);
          return browser.post(path, body, version);
        };
        const first = await send(1);
        const { facts } =
          first.statusCode === 412
            ? first.json<{ facts?: { current?: { version?: number } } }>()
            : { facts: {} };
        const version = facts?.current?.version;
        const answers = version === undefined ? [first] : [first, await send(version)];
        const seen = answers.flatMap((answer) => found(textOf(answer)));
        expect.soft([role, name, seen.filter((what) => hidden.includes(what))]).toEqual([role, name, []]);
        answered += answers.filter(({ statusCode }) => statusCode < 300).length;
      }
    }
    expect(answered, 'calls that succeeded').toBeGreaterThan(40);
  }, 120_000);
});
