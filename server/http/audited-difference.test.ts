import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffOperation } from '#contract/operations/admin/staff-operation.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import {
  everyStaffOperation,
  type StaffAnswer,
  type StaffBrowser,
  testStaff,
} from '#server/testing-staff.ts';
import { type Call, ownCalls } from './testing-own-calls.ts';
import { makeOwnRecords, type OwnRecords } from './testing-own-records.ts';

const operations: [string, StaffOperation][] = everyStaffOperation;

let sale: Sale;
let seller: StaffBrowser;
let owner: StaffBrowser;
let own: OwnRecords;
/** A model. */
let artikul: string;
let productId: number;
/** Replaces the stored images of all audited rows by the present ones. */
let photograph: string;
/** Selects the rows whose images differ from the stored ones, as the audit writes them. */
let difference: string;
beforeAll(async () => {
  sale = await testSale();
  const staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  [seller, owner] = [await staff.enter('SELLER'), await staff.enter('OWNER')];
  own = await makeOwnRecords(sale, staff, seller);
  ({ artikul, id: productId } = await sale.db
    .selectFrom('products')
    .select(['artikul', 'id'])
    .executeTakeFirstOrThrow());
  await sale.parts.pool.query(
    'create table row_images (name text, key text, image jsonb, primary key (name, key))',
  );
  const tables = await auditedTables();
  const imagesOf = ({ name, keys }: AuditedTable) =>
    `select '${name}' as name, audit_key(to_jsonb(t), '{${keys}}') as key, to_jsonb(t) as image from ${name} t`;
  const images = tables.map(imagesOf).join(' union all ');
  const marks = tables.map(
    ({ name, personal, secret }) => `('${name}', '{${personal}}'::text[], '{${secret}}'::text[])`,
  );
  photograph = `truncate row_images; insert into row_images ${images}`;
  difference = `
    select name, key, case when old is null then 'INSERT' when new is null then 'DELETE' else 'UPDATE' end as op,
      audit_row(old, columns, personal, secret) as before, audit_row(new, columns, personal, secret) as after
    from (select name, key, o.image as old, n.image as new, case when o.image is not null and n.image is not null then array(
        select key from jsonb_each(n.image) where value is distinct from o.image -> key) end as columns
      from (${images}) n full join row_images o using (name, key) where o.image is distinct from n.image) d
    join (values ${marks.join(', ')}) m (name, personal, secret) using (name)`;
}, 120_000);
afterAll(() => sale.close());

interface AuditedTable {
  name: string;
  keys: string;
  personal: string;
  secret: string;
}

/** The tables with the triggers of the audit, and the arguments of these. */
async function auditedTables(): Promise<AuditedTable[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select relname as name, pg_get_triggerdef(t.oid) as definition from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where tgname = 'audit_update' order by relname`.execute(sale.db);
  return rows.map(({ name, definition }) => {
    const [keys = '', personal = '', secret = ''] = [...definition.matchAll(/'([^']*)'/g)].map(
      ([, text = '']) => text,
    );
    return { name, keys, personal, secret };
  });
}

interface RowChange {
  name: string;
  key: string;
  op: 'INSERT' | 'UPDATE' | 'DELETE';
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** A row's change as text; of an update only the columns that are written differently. Null if nothing is left of it. */
function written({ name, key, op, before, after }: RowChange): string | null {
  if (op !== 'UPDATE') return `${op} ${name} ${key} ${sorted((op === 'INSERT' ? after : before) ?? {})}`;
  const columns = Object.keys({ ...before, ...after }).filter(
    (column) => JSON.stringify(before?.[column]) !== JSON.stringify(after?.[column]),
  );
  const of = (row: RowChange['before']) =>
    sorted(Object.fromEntries(columns.map((column) => [column, row?.[column]])));
  return columns.length === 0 ? null : `${op} ${name} ${key} ${of(before)} → ${of(after)}`;
}

const sorted = (row: object): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1))),
  );

/** What remains of several changes of the same row, in their order. */
function merged(one: RowChange, next: RowChange): RowChange | null {
  if (one.op === 'INSERT' && next.op === 'DELETE') return null;
  if (one.op === 'INSERT') return { ...one, after: withoutNulls({ ...one.after, ...next.after }) };
  if (next.op === 'DELETE') return { ...next, before: withoutNulls({ ...next.before, ...one.before }) };
  return { ...one, before: { ...next.before, ...one.before }, after: { ...one.after, ...next.after } };
}

const withoutNulls = (row: object) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));

async function auditedSince(entryId: number): Promise<{ entries: number; changes: string[] }> {
  const { rows: entries } = await sql`select from audit_entries where id > ${entryId}`.execute(sale.db);
  const { rows } = await sql<RowChange>`
    select table_name as name, record_id as key, op, before, after from audit_changes where entry_id > ${entryId} order by id`.execute(
    sale.db,
  );
  const net = new Map<string, RowChange | null>();
  for (const change of rows) {
    const row = `${change.name} ${change.key}`;
    const before = net.get(row);
    net.set(row, before ? merged(before, change) : change);
  }
  return { entries: entries.length, changes: textsOf([...net.values()]) };
}

const textsOf = (changes: readonly (RowChange | null)[]): string[] =>
  changes.flatMap((change) => (change === null ? [] : (written(change) ?? []))).toSorted();

/** As the seller, or as the owner if sellers may not. */
async function send(name: string, call: Call): Promise<StaffAnswer> {
  const answer = await sendAs(seller, name, call);
  return answer.statusCode === 403 ? sendAs(owner, name, call) : answer;
}

/** The version of a record is that which a refusal of a wrong one names. */
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
    return browser.post(path, body, version);
  };
  const first = await call(1);
  if (first.statusCode !== 412) return first;
  return call(first.json<{ facts: { current: { version: number } } }>().facts.current.version);
}

/** Calls that are refused in the state that the records are in by then. Their changes are looked at in the tests of their own folders. */
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

const names = { nameRu: 'Серьги-кольца', nameUz: 'Halqa sirgʻa', nameEn: 'Hoops' };
const renamed = { nameEn: 'Hoop earrings' };

/** Calls of the catalogue and of contents by the owner, in their order. `id`: of the record that the call before created. */
const ofCatalog: readonly [name: string, call: (id: number) => Call][] = [
  ['addCategory', () => ['categories', { ...names, parentId: null }]],
  ['changeCategory', (id) => [`categories/${id}`, renamed]],
  ['removeCategory', (id) => [`categories/${id}`]],
  ['addParam', () => ['params', { ...names, type: 'choice', unit: null, filterable: false }]],
  ['changeParam', (id) => [`params/${id}`, renamed]],
  ['addParamValue', (id) => [`params/${id}/values`, { ...names, code: 'hoop' }]],
  ['changeParamValue', (id) => [`params/${id}/values/hoop`, { ...names, ...renamed }]],
  ['removeParamValue', (id) => [`params/${id}/values/hoop`]],
  ['removeParam', (id) => [`params/${id}`]],
  ['addWord', () => ['words/styles', { ...names, code: 'hoop' }]],
  ['changeWord', () => ['words/styles/hoop', renamed]],
  ['removeWord', () => ['words/styles/hoop']],
  ['addCollection', () => ['collections', names]],
  ['arrangeCollection', (id) => [`collections/${id}/models`, { productIds: [productId] }]],
  ['changeStore', () => [`stores/${own.storeId}`, { phone: '+998712000077' }]],
  ['changeModel', () => [`models/${artikul}`, renamed]],
  ['changePiece', () => [`pieces/${own.otherSerial}`, { makersMark: 'HOOP' }]],
  [
    'changeDeliveryZone',
    () => ['delivery/zones/A', { minDays: 2, maxDays: 5, cost: 30_000, freeFrom: 900_000_000 }],
  ],
  ['addMoment', () => ['moments', { product: 'qaytish', titleRu: 'Возвращение' }]],
  ['addPage', () => ['pages', { slug: 'hoops', titleRu: 'Кольца', titleUz: 'Halqalar', titleEn: 'Hoops' }]],
];

/** Makes a call, and expects one entry with the difference that it made; a refused call is only returned. */
async function compare(name: string, call: Call): Promise<{ answer: StaffAnswer; hasChanged: boolean }> {
  await sale.parts.pool.query(photograph);
  const { rows } = await sql<{
    id: number;
  }>`select coalesce(max(id), 0)::integer as id from audit_entries`.execute(sale.db);
  const answer = await send(name, call);
  if (answer.statusCode >= 300) return { answer, hasChanged: false };
  const { rows: differs } = await sale.parts.pool.query<RowChange>(difference);
  const audited = await auditedSince(rows[0]?.id ?? 0);
  expect.soft([name, audited.changes]).toEqual([name, textsOf(differs)]);
  expect.soft([name, audited.entries]).toEqual([name, 1]);
  return { answer, hasChanged: differs.length > 0 };
}

describe('BO-13: the changes of the entry equal the database’s difference', () => {
  it('for each call about a record of a store', async () => {
    const writing = new Set(
      operations.filter(([, { method, audit }]) => method !== 'GET' && audit).map(([name]) => name),
    );
    const refused: Record<string, string> = {};
    let changed = 0;
    for (const [name, call] of Object.entries(ownCalls(own))) {
      if (!writing.has(name)) continue;
      const { answer, hasChanged } = await compare(name, call);
      if (answer.statusCode >= 300) refused[name] = answer.json<{ code: string }>().code;
      if (hasChanged) changed++;
    }
    expect(refused).toEqual(refusedHere);
    expect(changed, 'calls that changed something').toBeGreaterThan(25);
  }, 120_000);

  it('for calls of the catalogue and of contents', async () => {
    let last = 0;
    for (const [name, call] of ofCatalog) {
      const { answer, hasChanged } = await compare(name, call(last));
      expect.soft([name, answer.statusCode < 300 ? hasChanged : answer.body]).toEqual([name, true]);
      if (answer.statusCode === 201) last = answer.json<{ id?: number }>().id ?? last;
    }
  }, 120_000);
});
