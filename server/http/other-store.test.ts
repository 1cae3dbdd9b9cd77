import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffAccess } from '#contract/operations/admin/staff-operation.ts';
import { permissions, scopeOf } from '#domain/auth/permissions.ts';
import { newReceipt } from '#server/counter/testing-counter.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import {
  everyStaffOperation,
  type StaffAnswer,
  type StaffBrowser,
  testStaff,
} from '#server/testing-staff.ts';
import { goldForm, makeOwnRecords, ofNoStore, type OwnRecords } from './testing-own-records.ts';

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

const language = 'ru';
const reason = 'the shopper called';
/** An id that no store has. */
const nowhere = 404_404;
const period = { from: '2026-04-01', to: '2026-04-08' };

/** A call about a record of the first seller's store. */
type Call = readonly [path: string, body?: object];

/** Calls about records of the first store, which the staff of the second one may not see, by operation. */
const records = (): Record<string, Call> => {
  const order = `orders/${own.number}`;
  const sold = `orders/${own.soldNumber}`;
  const sale = `counter/sales/${own.saleId}`;
  const day = `counter/days/${own.dayId}`;
  const transfer = `transfers/${own.transferId}`;
  const stocktake = `stocktakes/${own.stocktakeId}`;
  const scanned = { id: crypto.randomUUID(), text: own.serial, at: '2026-04-08T07:00:00Z' };
  return {
    getApproval: [`approvals/${own.approvalId}`],
    withdrawApproval: [`approvals/${own.approvalId}/withdraw`],
    getJobFile: [`jobs/${own.jobId}/file`],
    dropExport: [`exports/${own.jobId}`],
    getStaffJob: [`jobs/${own.jobId}`],
    listJobRecords: [`jobs/${own.jobId}/records`],
    undoStaffJob: [`jobs/${own.jobId}/undo`],
    cancelStaffJob: [`jobs/${own.jobId}`],
    moveCash: [`${day}/movements`, { kind: 'PAYOUT', amount: 1000, reason }],
    countCash: [`${day}/count`, { counted: 0 }],
    closeCashDay: [`${day}/close`, { reason }],
    listCashDays: [`counter/days?storeId=${own.storeId}`],
    openCashDay: ['counter/days', { storeId: own.storeId, opening: 0 }],
    openCounterSale: ['counter/sales', { storeId: own.storeId }],
    addSalePiece: [`${sale}/pieces`, { serial: own.otherSerial }],
    changeSale: [sale, { buyerPhone: '+998931112233' }],
    renewSale: [`${sale}/renewal`],
    finishSale: [
      `${sale}/done`,
      { expectedTotal: 1, tenders: [{ method: 'CASH', amount: 1 }], receipt: null },
    ],
    removeSalePiece: [`${sale}/pieces/${own.saleSerial}`],
    dropSale: [sale],
    addCounterReceipt: [`receipts/${own.soldPaymentId}/counter`, { receipt: newReceipt() }],
    listGold: [`counter/gold?storeId=${own.storeId}`],
    takeGold: ['counter/gold', goldForm(own.storeId)],
    showGoldPerson: [`counter/gold/${own.goldId}/person`],
    printGoldAct: ['papers/old-gold', { id: own.goldId, language }],
    payGold: [`counter/gold/${own.goldId}/payout`],
    dropGold: [`counter/gold/${own.goldId}`],
    getStaffOrder: [order],
    getOrderHistory: [`${order}/history`],
    changeOrderTags: [`${order}/tags`, { add: ['VIP'], remove: [] }],
    showOrderContact: [`${order}/contact`],
    planOrderChange: [`${order}/change?kind=PICKUP&storeId=${own.storeId}`],
    planOrderPieces: [`${order}/pieces?added=${own.serial}`],
    planOrderRefund: [`${sold}/refund`],
    changeOrder: [order, {}],
    changeOrderPieces: [`${order}/pieces`, { removed: [], lost: [], added: [] }],
    listOrderMessages: [`${order}/messages`],
    sendOrderMessage: [`${order}/messages`, { channel: 'SMS', template: 'DELAYED' }],
    resendOrderMessage: [`${order}/messages/${own.messageId}/resend`],
    moveOrder: [`${order}/moves`, { to: 'CONFIRMED' }],
    sendNewHandoverCode: [`${order}/new-code`],
    handOverOrder: [`${order}/hand-over`, {}],
    refundOrder: [`${sold}/refund`, { serials: [own.soldSerial], delivery: false, goodwill: 0, reason }],
    bookOrderRefunds: [`${sold}/refunds/done`, { paperNumber: '17' }],
    returnOrder: [`${sold}/return`, { reason }],
    returnAtCounter: [
      'counter/returns',
      { number: own.soldNumber, storeId: own.storeId, serials: [own.soldSerial], isFaulty: false, reason },
    ],
    printSlips: ['papers/slips', { numbers: [own.number], language }],
    printHandOverAct: ['papers/hand-over', { number: own.soldNumber, language }],
    printReturnAct: ['papers/return', { number: own.soldNumber, language }],
    printWaybill: ['papers/waybill', { id: own.transferId, language }],
    printStocktakeAct: ['papers/stocktake', { id: own.stocktakeId, language }],
    printCashReport: ['papers/cash-day', { id: own.dayId, language }],
    queryProvider: [`payments/${own.paymentId}/ask`],
    showCallbackContact: [`callbacks/${own.callbackId}/contact`],
    moveCallback: [`callbacks/${own.callbackId}/moves`, { step: 'CALLED' }],
    showVisitContact: [`visits/${own.visitId}/contact`],
    rescheduleVisit: [`visits/${own.visitId}/time`, { day: '2026-04-09', time: '12:00' }],
    layOutVisit: [`visits/${own.visitId}/lay-out`],
    moveVisit: [`visits/${own.visitId}/moves`, { step: 'CONFIRMED' }],
    setPieceAside: [`pieces/${own.serial}/aside`, { person: 'Dilnoza', hours: 2 }],
    endPieceAside: [`pieces/${own.serial}/aside/end`],
    losePiece: [`pieces/${own.otherSerial}/lost`, { reason }],
    writeOffPiece: [`pieces/${own.otherSerial}/write-off`, { reason }],
    getTransfer: [transfer],
    requestTransfer: ['transfer-drafts', { serial: own.otherSerial, toStoreId: own.storeId }],
    dropTransferRequest: [`transfer-drafts/${own.requestedSerial}`],
    sendTransfer: [
      'transfers',
      { fromStoreId: own.storeId, toStoreId: null, arrivesOn: '2026-04-10', serials: [own.otherSerial] },
    ],
    receiveTransfer: [`${transfer}/arrive`, { serials: [own.transferSerial] }],
    closeTransfer: [`${transfer}/close`, { reason }],
    getStocktake: [stocktake],
    startStocktake: ['stocktakes', { storeId: own.storeId }],
    sendStocktakeScans: [`${stocktake}/scans`, { scans: [scanned] }],
    pauseStocktake: [`${stocktake}/pause`],
    resumeStocktake: [`${stocktake}/resume`],
    endStocktakeCount: [`${stocktake}/end`],
    decideStocktakeDifferences: [`${stocktake}/decisions`, { ids: [1], decision: 'RECOUNT' }],
    closeStocktake: [`${stocktake}/close`],
    resendMessage: [`messages/order-${own.messageId}/resend`],
  };
};

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
