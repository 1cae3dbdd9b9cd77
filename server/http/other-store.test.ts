import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffAccess } from '#contract/operations/admin/staff-operation.ts';
import { permissions, scopeOf } from '#domain/auth/permissions.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import {
  everyStaffOperation,
  type StaffAnswer,
  type StaffBrowser,
  testStaff,
} from '#server/testing-staff.ts';
import { type Call, ownCalls } from './testing-own-calls.ts';
import { makeOwnRecords, ofNoStore, type OwnRecords } from './testing-own-records.ts';

let sale: Sale;
let near: StaffBrowser;
let far: StaffBrowser;
let own: OwnRecords;
beforeAll(async () => {
  sale = await testSale();
  const staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  [near, far] = [await staff.enter('SELLER'), await staff.enter('SELLER', 1)];
  own = await makeOwnRecords(sale, staff, near);
});
afterAll(() => sale.close());

const isOfOwnStores = (access: StaffAccess): boolean => {
  const permission = permissions.find((one) => one === access);
  return permission !== undefined && scopeOf({ role: 'SELLER' }, permission) === 'OWN';
};
const operations = everyStaffOperation.filter(([, { access }]) => isOfOwnStores(access));

/** An id that no store has. */
const nowhere = 404_404;
const period = { from: '2026-04-01', to: '2026-04-08' };
const records = () => ownCalls(own);

/** Lists restricted to the member's stores; in those of `lists` the first store has a row when they are requested. */
const lists: Record<string, string> = {
  listApprovals: 'approvals',
  listStaffJobs: 'jobs',
  listStaffOrders: 'orders',
  listStaffPayments: 'payments',
  listMissingReceipts: 'receipts',
  listStaffCallbacks: 'callbacks',
  listStaffVisits: 'visits',
  listTransfers: 'transfers',
  listTransferDrafts: 'transfer-drafts',
  listStocktakes: 'stocktakes',
  listMessages: 'messages',
};
const emptyLists: Record<string, string> = {
  listStaffRefunds: 'refunds',
  listDiscrepancies: 'discrepancies',
  listBusinesses: 'businesses',
  listExports: 'exports',
  listPrivacyRequests: 'privacy-requests',
  listTasks: 'tasks',
};

/** Figures that can be restricted to one store, and are empty for another store's. */
const counted: Record<string, (storeId: number) => string> = {
  getSalesFigures: (storeId) => `figures/sales?from=${period.from}&to=${period.to}&storeId=${storeId}`,
  getStockFigures: (storeId) => `figures/stock?storeId=${storeId}`,
  getOrderHours: (storeId) => `figures/hours?from=${period.from}&to=${period.to}&storeId=${storeId}`,
  getSellThrough: (storeId) => `figures/sell-through?from=${period.from}&to=${period.to}&storeId=${storeId}`,
  getWeeks: (storeId) => `figures/weeks?from=${period.from}&to=${period.to}&storeId=${storeId}`,
};
/** Calls about the whole shop, which members restricted to a store may not make. */
const wholeShop: Record<string, Call> = {
  getFunnel: [`figures/funnel?from=${period.from}&to=${period.to}`],
  exportFunnel: ['figures/funnel/export', { ...period, format: 'CSV' }],
  getDemand: [`figures/demand?from=${period.from}&to=${period.to}`],
  exportDemand: ['figures/demand/export', { ...period, list: 'TERMS', format: 'CSV' }],
  getSizes: [`figures/sizes?from=${period.from}&to=${period.to}`],
  exportSizes: ['figures/sizes/export', { ...period, format: 'CSV' }],
  exportMargin: ['figures/margin/export', { ...period, format: 'CSV' }],
  listSettlements: ['settlements?month=2026-04'],
  getReportColumns: ['settlements/columns?provider=PAYME'],
  getSettlement: ['settlements/2026-04-08-PAYME'],
  exportMonth: ['settlements/export', { month: '2026-04', what: 'DAYS', format: 'CSV' }],
  exportModels: ['models/export', { query: {}, columns: ['artikul'], format: 'CSV' }],
  startModelsExport: ['models/export-job', { query: {}, columns: ['artikul'], format: 'CSV' }],
};
const inTestsOfTheirOwn = [
  // these two are tested in server/export/lists/list-export.test.ts
  'exportList',
  'startListExport',
  'exportOrders',
  'startOrdersExport',
  'sendPassport',
  'exportSellThrough',
  'exportWeeks',
  'getOrderFigures',
  'listOrderTags',
  'previewOrdersTags',
  'previewOrdersMove',
  'tagOrders',
  'moveOrders',
];
/** Jobs of the shop itself, which members who see only their own jobs may not see. */
const ofTheShop = ['retryTask', 'cancelTask'];

function send(browser: StaffBrowser, name: string, [path, body]: Call): Promise<StaffAnswer> {
  const method = operations.find(([known]) => known === name)?.[1].method;
  browser.headers['idempotency-key'] = crypto.randomUUID();
  if (method === 'GET') return browser.get(path);
  if (method === 'DELETE') return browser.delete(path, 1);
  if (method === 'PATCH') return browser.patch(path, body ?? {}, 1);
  return browser.post(path, body, 1);
}
const codeOf = (answer: StaffAnswer) =>
  answer.statusCode < 400 ? 'OK' : answer.json<{ code: string }>().code;
const rowsOf = (answer: StaffAnswer) => {
  const given = answer.json<{ rows: unknown[] } | unknown[]>();
  return Array.isArray(given) ? given : given.rows;
};

describe('BO-1: the staff of another store', () => {
  it('the test covers every operation that can be restricted to a member’s stores', () => {
    const known = [records(), lists, emptyLists, counted, wholeShop].flatMap((some) => Object.keys(some));
    expect([...known, ...inTestsOfTheirOwn, ...ofNoStore, ...ofTheShop].toSorted()).toEqual(
      operations.map(([name]) => name).toSorted(),
    );
  });

  it('get NOT_FOUND for every call about a record of the store', async () => {
    for (const [name, call] of Object.entries(records()))
      expect([name, codeOf(await send(far, name, call))]).toEqual([name, 'NOT_FOUND']);
  });

  it('see no row of the store in any list', async () => {
    for (const [name, path] of Object.entries({ ...lists, ...emptyLists }))
      expect([name, rowsOf(await far.get(path))]).toEqual([name, []]);
    for (const [name, path] of Object.entries(lists))
      expect([name, rowsOf(await near.get(path)).length > 0]).toEqual([name, true]);
  });

  it('see nothing of the store in figures, and no figures of the whole shop', async () => {
    for (const [name, pathOf] of Object.entries(counted)) {
      const of = async (browser: StaffBrowser, storeId: number) =>
        (await browser.get(pathOf(storeId))).json();
      expect([name, await of(far, own.storeId)]).toEqual([name, await of(far, nowhere)]);
      expect([name, await of(near, own.storeId)]).not.toEqual([name, await of(near, nowhere)]);
    }
    for (const [name, call] of Object.entries(wholeShop))
      expect([name, codeOf(await send(far, name, call))]).toEqual([name, 'PERMISSION_MISSING']);
  });

  it('see nothing of the store in files, pending work and bulk selections', async () => {
    const list = { query: {}, columns: ['number'], format: 'CSV' };
    const linesOf = (answer: StaffAnswer) =>
      Buffer.from(answer.json<{ file: string }>().file, 'base64').toString('utf8').trim().split('\n').length;
    const jobOf = async (browser: StaffBrowser) => {
      const { jobId } = (await send(browser, 'startOrdersExport', ['orders/export-job', list])).json<{
        jobId: string;
      }>();
      await sale.runTask('run-staff-job', { jobId });
      return browser.post(`jobs/${jobId}/file`);
    };
    for (const read of [(browser: StaffBrowser) => browser.post('orders/export', list), jobOf]) {
      expect(linesOf(await read(far))).toBe(1);
      expect(linesOf(await read(near))).toBeGreaterThan(3);
    }
    for (const path of ['sell-through', 'weeks']) {
      const file = async (browser: StaffBrowser) =>
        linesOf(await browser.post(`figures/${path}/export`, { ...period, format: 'CSV' }));
      expect([path, await file(far)]).toEqual([path, 1]);
    }
    for (const path of ['work', 'figures/orders', 'order-tags'])
      expect((await far.get(path)).body).not.toContain(own.number);
    for (const [path, body] of [
      ['orders/bulk/tag', { add: ['gift'], remove: [] }],
      ['orders/bulk/move', {}],
    ] as const) {
      const preview = (browser: StaffBrowser) =>
        browser.post(`${path}/preview`, { ids: [own.number], ...body });
      expect((await preview(far)).json()).toMatchObject({ changes: 0 });
      const { token } = (await preview(near)).json<{ token: string }>();
      expect(codeOf(await far.post(path, { token }))).toBe('SELECTION_OVER');
    }
  });

  it('while the store’s own staff can access each of these records', async () => {
    const found = [];
    for (const [name, call] of Object.entries(records()))
      found.push([name, codeOf(await send(near, name, call))]);
    const missing = found.filter(([, code]) => code === 'NOT_FOUND' || code === 'VALIDATION_FAILED');
    expect(missing).toEqual([]);
  });
});
