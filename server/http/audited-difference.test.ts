import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffOperation } from '#contract/operations/admin/staff-operation.ts';
import { loggedIn } from '#server/testing-accounts.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import {
  everyStaffOperation,
  type StaffAnswer,
  type StaffBrowser,
  testStaff,
} from '#server/testing-staff.ts';
import { comparedInFlows, type Differences, testDifferences } from './testing-differences.ts';
import { type Answer, type Context, type Example, uploadPicture, valueOf } from './testing-examples.ts';
import { catalogExamples, contentExamples } from './testing-examples-content.ts';
import { modelExamples, pieceExamples } from './testing-examples-goods.ts';
import { peopleExamples } from './testing-examples-people.ts';
import { exportExamples, importExamples, systemExamples } from './testing-examples-system.ts';
import { type Call, ownCalls } from './testing-own-calls.ts';
import { makeOwnRecords } from './testing-own-records.ts';

const operations: [string, StaffOperation][] = everyStaffOperation;
const writing = operations.flatMap(([name, { method, audit }]) => (method !== 'GET' && audit ? [name] : []));

let sale: Sale;
let seller: StaffBrowser;
let context: Context;
let differences: Differences;
beforeAll(async () => {
  sale = await testSale();
  const staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  seller = await staff.enter('SELLER');
  const owner = await staff.enter('OWNER');
  const own = await makeOwnRecords(sale, staff, seller);
  const made: Context['made'] = {};
  context = {
    sale,
    staff,
    owner,
    own,
    artikul: await valueOf(sale, 'select artikul as value from products order by id limit 1'),
    productId: await valueOf(sale, 'select min(id)::integer as value from products'),
    categoryId: await valueOf(sale, 'select min(id)::integer as value from categories'),
    metal: 'yellow',
    storeId: own.storeId,
    regionId: await valueOf(sale, 'select min(soato)::integer as value from regions'),
    pictureId: await uploadPicture({ sale, owner }, 'content-pictures'),
    customerId: (await loggedIn(sale, { phone: '+998935550001' })).userId,
    made,
    idOf: (name) => made[name]?.id ?? 0,
  };
  differences = await testDifferences(sale);
}, 120_000);
afterAll(() => sale.close());

/** As the seller, or as the owner if sellers may not. */
async function send(name: string, call: Call): Promise<StaffAnswer> {
  const answer = await sendAs(seller, name, call);
  return answer.statusCode === 403 ? sendAs(context.owner, name, call) : answer;
}

/** The version of a record is one of those that a refusal of a wrong one names; of a list, it is that of the latest change. */
async function sendAs(browser: StaffBrowser, name: string, [path, body]: Call): Promise<StaffAnswer> {
  const method = operations.find(([known]) => known === name)?.[1].method;
  const call = (version: number) => {
    browser.headers['idempotency-key'] = crypto.randomUUID();
    if (method === 'DELETE') return browser.delete(path, version);
    if (method === 'PATCH') return browser.patch(path, body ?? {}, version);
    if (method === 'PUT') {
      browser.headers['if-match'] = `"${version}"`;
      return browser.put(path, body ?? {}).finally(() => (browser.headers['if-match'] = undefined));
    }
    return Buffer.isBuffer(body) ? browser.upload(path, body) : browser.post(path, body, version);
  };
  let answer = await call(1);
  // a record that was not saved yet has the version 0
  for (const version of [...namedVersions(answer), 0]) {
    if (answer.statusCode !== 412) break;
    answer = await call(version);
  }
  return answer;
}

/** The versions that a refusal names: that of the record, then those of its parts or lines, the latest first. */
function namedVersions(answer: StaffAnswer): number[] {
  if (answer.statusCode !== 412) return [];
  const { facts } = answer.json<{ facts?: { current?: unknown } }>();
  const [own, ...parts] = versionsIn(facts?.current);
  return [...(own === undefined ? [] : [own]), ...new Set(parts.toSorted((one, other) => other - one))];
}

function versionsIn(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'version' in value && typeof value.version === 'number' ? [value.version] : [];
  return [...own, ...Object.values(value).flatMap(versionsIn)];
}

/** Calls that are refused in the state that the records are in by then. Their changes are compared in audited-work.test.ts, or looked at in the tests of their own folders. */
const refusedHere = {
  undoStaffJob: 'UNDO_NOT_POSSIBLE',
  cancelStaffJob: 'JOB_OVER',
  finishSale: 'CART_CHANGED',
  takeGold: 'GOLD_CHANGED',
  dropGold: 'GOLD_STATE_CONFLICT',
  resendOrderMessage: 'ORDER_STATE_CONFLICT',
  sendPayLink: 'ORDER_STATE_CONFLICT',
  sendNewHandoverCode: 'ORDER_STATE_CONFLICT',
  handOverOrder: 'ORDER_STATE_CONFLICT',
  refundOrder: 'APPROVAL_NEEDED',
  bookOrderRefunds: 'ORDER_STATE_CONFLICT',
  returnAtCounter: 'ORDER_STATE_CONFLICT',
  losePiece: 'APPROVAL_NEEDED',
  writeOffPiece: 'APPROVAL_NEEDED',
  requestTransfer: 'PIECE_STATE_CONFLICT',
  closeTransfer: 'TRANSFER_CLOSED',
  startStocktake: 'STOCKTAKE_OPEN',
  decideStocktakeDifferences: 'REASON_NEEDED',
  closeStocktake: 'STOCKTAKE_UNDECIDED',
  resendMessage: 'MESSAGE_STATE_CONFLICT',
};

/** Calls whose entry has no changes: a file, a message, or a job, whose changes are those of its own transactions. */
const changesNothing: readonly string[] = [
  'addImport',
  'archiveModels',
  'buildFeed',
  'cancelImport',
  'cancelStaffJob',
  'changeModelsCollections',
  'changeModelsOccasions',
  'changeModelsStyles',
  'dropExport',
  'dropImport',
  'endModelsPromotion',
  'exportDemand',
  'exportFunnel',
  'exportList',
  'exportListContacts',
  'exportMargin',
  'exportModels',
  'exportMonth',
  'exportOrderContacts',
  'exportOrders',
  'exportPieces',
  'exportSellThrough',
  'exportSizes',
  'exportWeeks',
  'exportWhole',
  'moveModels',
  'moveOrders',
  'publishModels',
  'putPiecesOnSale',
  'resendMessage',
  'resendOrderMessage',
  'resendWebhookSince',
  'setPiecesCodes',
  'setPiecesFormula',
  'showCustomerContact',
  'startListContactsExport',
  'startListExport',
  'startModelsExport',
  'startOrderContactsExport',
  'startOrdersExport',
  'startPiecesExport',
  'tagOrders',
  'tagPieces',
  'testWebhook',
  'tryImport',
  'undoStaffJob',
  'verifyAudit',
  'withdrawPieces',
];

/** Operations without an example here, with the reason, or the test that looks at their changes. */
const withoutExample: Record<string, string> = {
  losePiece: 'a second person decides: approveApproval',
  writeOffPiece: 'a second person decides: approveApproval',
  eraseCustomer: 'a second person decides; server/audit/erasure.test.ts',
  requestFormula: 'a second person decides; server/pricing/formula/formula.test.ts',
  sendPassport: 'a message is sent: server/staff/messages/messages.test.ts',
  addPasskey: 'an authenticator is needed: server/staff/passkey/passkey.test.ts',
  removePasskey: 'an authenticator is needed: server/staff/passkey/passkey.test.ts',
  endOwnSession: 'own-entries.test.ts',
  runImport: 'its rows are changed by a task: server/import/screen/imports.test.ts',
  resumeImport: 'its rows are changed by a task: server/import/screen/imports.test.ts',
  exportImportRefusals: 'no row is refused: server/import/screen/imports.test.ts',
  fillReference: 'server/settings/setup.test.ts',
};

const examples: readonly Example[] = [
  ...contentExamples,
  ...catalogExamples,
  ...modelExamples,
  ...pieceExamples,
  ...peopleExamples,
  ...exportExamples,
  ...importExamples,
  ...systemExamples,
];

describe('BO-13: the changes of the entry equal the database’s difference', () => {
  it('for each call about a record of a store', async () => {
    const refused: Record<string, string> = {};
    let changed = 0;
    for (const [name, call] of Object.entries(ownCalls(context.own))) {
      if (!writing.includes(name)) continue;
      const { answer, hasChanged } = await differences.compare(name, () => send(name, call));
      if (answer.statusCode >= 300) refused[name] = answer.json<{ code: string }>().code;
      if (hasChanged) changed++;
    }
    expect(refused).toEqual(refusedHere);
    expect(changed, 'calls that changed something').toBeGreaterThan(25);
  }, 120_000);

  it('for each example of another operation', async () => {
    const unchanged = new Set<string>();
    for (const [name, example] of examples) {
      const call = await example(context);
      const { answer, hasChanged } = await differences.compare(name, () => sendAs(context.owner, name, call));
      expect
        .soft([name, answer.statusCode, answer.statusCode < 300 ? '' : answer.body])
        .toEqual([name, answer.statusCode < 300 ? answer.statusCode : 200, '']);
      if (answer.statusCode < 300 && !hasChanged) unchanged.add(name);
      if (answer.headers['content-type']?.toString().startsWith('application/json'))
        context.made[name] = answer.json<Answer>();
    }
    expect([...unchanged].toSorted()).toEqual(changesNothing.toSorted());
  }, 240_000);

  it('with an example of every writing operation, or a reason why not', () => {
    const ofStores = Object.keys(ownCalls(context.own)).filter((name) => !(name in refusedHere));
    const known = [
      ...ofStores,
      ...examples.map(([name]) => name),
      ...comparedInFlows,
      ...Object.keys(withoutExample),
    ];
    expect(writing.filter((name) => !known.includes(name))).toEqual([]);
    expect(Object.keys(withoutExample).filter((name) => !writing.includes(name))).toEqual([]);
  });
});
