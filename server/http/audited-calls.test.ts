import Fastify from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffOperation } from '#contract/operations/admin/staff-operation.ts';
import { Nothing } from '#contract/operations/operation.ts';
import type { Db } from '#database/connect.ts';
import type { App } from '#server/kit/http/app-type.ts';
import { addLanguage } from '#server/kit/http/language.ts';
import { addProblems } from '#server/kit/http/problems.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { everyStaffOperation, type StaffAnswer, testStaff } from '#server/testing-staff.ts';
import { mountStaffOperations } from './mount-staff-operations.ts';

const everyOperation: [string, StaffOperation][] = everyStaffOperation;
const writing = everyOperation.filter(([, { method }]) => method !== 'GET');
const audited = writing.flatMap(([name, operation]) =>
  operation.audit === undefined ? [] : [{ name, operation, audit: operation.audit }],
);

/** Calls that send something but change nothing that is audited: a preview, a lease, the caller's own unfinished work. */
const changesNothing = [
  ...writing.flatMap(([name]) => (name.startsWith('preview') ? [name] : [])),
  'openCounterSale',
  'renewSale',
  'watchPiece',
  'readReceipt',
  'addToPhoneCart',
  'removeFromPhoneCart',
  'queryProvider',
  'signPresence',
  'beginPasskeyAnswer',
  'beginPasskey',
  'beginTotp',
  'beginNewApp',
];
/** Calls that write their audit entries themselves: after a file is stored, one entry per certificate, or for a refused login. */
const writesItsEntry = [
  ...writing.flatMap(([name]) => (name.startsWith('print') ? [name] : [])),
  'addCertificateScan',
  'addMedia',
  'addPhoto',
  'addPiecePhoto',
  'addContentPicture',
  'confirmPasskey',
  'stepUpWithPasskey',
  'logIn',
  'confirmFactor',
  'stepUp',
  'logOut',
  'acceptInvitation',
  'confirmTotp',
  'confirmNewApp',
  'renewRecoveryCodes',
];

/** Stubs for all functions: each changes a row of an audited table, and then returns or refuses. */
function stubs(isRefusing: () => boolean, noteTransaction: (id: string) => void) {
  const perform = async ({ db }: { db: Db }) => {
    const { rows } = await sql<{ id: string }>`
      update stores set phone = phone || '1' where id = (select min(id) from stores)
      returning pg_current_xact_id()::text as id`.execute(db);
    noteTransaction(rows[0]?.id ?? '');
    if (isRefusing()) throw new Refusal('NOT_FOUND');
  };
  return Object.fromEntries(audited.map(({ name }) => [name, perform]));
}

const fieldsOf = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, field = '']) => field);

/** The operation without its required input. */
const bare = ({ method, path, summary, access, audit }: StaffOperation): StaffOperation => ({
  method,
  path,
  summary,
  access,
  ...(audit && { audit }),
  params: Type.Object(Object.fromEntries(fieldsOf(path).map((field) => [field, Type.String()]))),
  answer: Nothing,
  refusals: ['NOT_FOUND'],
});

let sale: Sale;
let app: App;
let headers: Record<string, string>;
let isRefusing = false;
let lastTransaction = '';
beforeAll(async () => {
  sale = await testSale();
  const { db, parts } = sale;
  const owner = await (await testStaff({ app: sale.app, db, now: parts.now() })).enter('OWNER');
  app = Fastify({ genReqId: () => crypto.randomUUID() });
  addLanguage(app);
  addProblems(app);
  mountStaffOperations({
    app,
    operations: Object.fromEntries(audited.map(({ name, operation }) => [name, bare(operation)])),
    functions: stubs(
      () => isRefusing,
      (id) => void (lastTransaction = id),
    ),
    deps: { db, secret: parts.config.secrets.secretKey, isHttps: false, limits: parts.config.limits },
    publicUrl: parts.config.publicUrl,
    now: parts.now,
    requestApproval: async () => 0,
    isStrict: true,
  });
  headers = Object.fromEntries(Object.entries(owner.headers).map(([name, value]) => [name, value ?? '']));
});
afterAll(async () => {
  await app.close();
  await sale.close();
});

interface Written {
  action: string;
  resource: string;
  record: string | null;
  staff: string;
  transaction: string;
  changes: number;
}

/** Returns the entries written since then, with the numbers of their changes. */
async function writtenSince(entryId: number): Promise<Written[]> {
  const { rows } = await sql<Written>`
    select a.action, a.resource, a.record_id as record, s.role as staff, a.transaction_id::text as transaction,
      (select count(*) from audit_changes c where c.entry_id = a.id and c.table_name = 'stores')::integer as changes
    from audit_entries a join staff s on s.id = a.staff_id where a.id > ${entryId}`.execute(sale.db);
  return rows;
}

async function counts(): Promise<{ entry: number; entries: number; changes: number; phone: string }> {
  const { rows } = await sql<{ entry: number; entries: number; changes: number; phone: string }>`
    select (select last_value from audit_entries_id_seq)::integer as entry, (select count(*) from audit_entries)::integer as entries,
      (select count(*) from audit_changes)::integer as changes, (select phone from stores order by id limit 1) as phone`.execute(
    sale.db,
  );
  return rows[0] ?? { entry: -1, entries: -1, changes: -1, phone: '' };
}

const call = ({ method, path }: StaffOperation): Promise<StaffAnswer> => {
  const url = path.replace('/api/admin/v1/', '').replaceAll(/:\w+/g, '7');
  return app.inject({ method, url: `/api/admin/v1/${url}`, headers });
};

describe('BO-13: every writing call', () => {
  it('has an audit entry, writes it itself, or is listed as changing nothing', () => {
    const known = [...audited.map(({ name }) => name), ...changesNothing, ...writesItsEntry];
    expect(known.toSorted()).toEqual(writing.map(([name]) => name).toSorted());
  });

  it('writes one entry with its change, in the transaction of the call', async () => {
    isRefusing = false;
    for (const { name, operation, audit } of audited) {
      const { entry, phone } = await counts();
      expect([name, (await call(operation)).statusCode]).toEqual([name, 204]);
      const { action, resource, record } = audit;
      const isInPath = fieldsOf(operation.path).includes(record);
      const written = { action, resource, record: isInPath ? '7' : null, staff: 'OWNER', changes: 1 };
      expect([name, await writtenSince(entry)]).toEqual([
        name,
        [{ ...written, transaction: lastTransaction }],
      ]);
      expect((await counts()).phone).toBe(`${phone}1`);
    }
  }, 60_000);

  it('leaves neither change nor entry if it is refused after writing', async () => {
    isRefusing = true;
    for (const { name, operation } of audited) {
      const before = await counts();
      expect([name, (await call(operation)).json()]).toMatchObject([name, { code: 'NOT_FOUND' }]);
      expect([name, await counts()]).toEqual([name, { ...before, entry: before.entry + 1 }]);
    }
  }, 60_000);
});
