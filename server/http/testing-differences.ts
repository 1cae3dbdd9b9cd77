import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Sale } from '#server/testing-sale.ts';
import type { StaffAnswer } from '#server/testing-staff.ts';

/** Operations whose records take many steps to make: compared in audited-work.test.ts. */
export const comparedInFlows: readonly string[] = [
  'bookOrderRefunds',
  'bookRefund',
  'cancelTask',
  'closeStocktake',
  'decideStocktakeDifferences',
  'dropGold',
  'endWaits',
  'finishSale',
  'mendCodes',
  'refundOrder',
  'resendWebhookDelivery',
  'retryTask',
  'returnAtCounter',
  'sendNewHandoverCode',
  'sendReceipt',
  'takeGold',
];

/** Compares what a call changes in the database with what its audit entry says. */
export interface Differences {
  /** Makes a call, and expects one entry with the difference that it made; a refused call is only returned. */
  compare: (
    name: string,
    call: () => Promise<StaffAnswer>,
  ) => Promise<{ answer: StaffAnswer; hasChanged: boolean }>;
}

/** Stores images of all audited rows before each call, and compares them with the rows after it. */
export async function testDifferences(sale: Sale): Promise<Differences> {
  await sale.parts.pool.query(
    'create table row_images (name text, key text, image jsonb, primary key (name, key))',
  );
  const tables = await auditedTables(sale);
  const imagesOf = ({ name, keys }: AuditedTable) =>
    `select '${name}' as name, audit_key(to_jsonb(t), '{${keys}}') as key, to_jsonb(t) as image from ${name} t`;
  const images = tables.map(imagesOf).join(' union all ');
  const marks = tables.map(
    ({ name, personal, secret }) => `('${name}', '{${personal}}'::text[], '{${secret}}'::text[])`,
  );
  /** Replaces the stored images of all audited rows by the present ones. */
  const photograph = `truncate row_images; insert into row_images ${images}`;
  /** Selects the rows whose images differ from the stored ones, as the audit writes them. */
  const difference = `
    select name, key, case when old is null then 'INSERT' when new is null then 'DELETE' else 'UPDATE' end as op,
      audit_row(old, columns, personal, secret) as before, audit_row(new, columns, personal, secret) as after
    from (select name, key, o.image as old, n.image as new, case when o.image is not null and n.image is not null then array(
        select key from jsonb_each(n.image) where value is distinct from o.image -> key) end as columns
      from (${images}) n full join row_images o using (name, key) where o.image is distinct from n.image) d
    join (values ${marks.join(', ')}) m (name, personal, secret) using (name)`;
  return {
    compare: async (name, call) => {
      await sale.parts.pool.query(photograph);
      const { rows } = await sql<{
        id: number;
      }>`select coalesce(max(id), 0)::integer as id from audit_entries`.execute(sale.db);
      const answer = await call();
      if (answer.statusCode >= 300) return { answer, hasChanged: false };
      const { rows: differs } = await sale.parts.pool.query<RowChange>(difference);
      const audited = await auditedSince(sale, rows[0]?.id ?? 0);
      expect.soft([name, audited.changes]).toEqual([name, textsOf(differs)]);
      expect.soft([name, audited.entries]).toEqual([name, 1]);
      return { answer, hasChanged: differs.length > 0 };
    },
  };
}

interface AuditedTable {
  name: string;
  keys: string;
  personal: string;
  secret: string;
}

/** The tables with the triggers of the audit, and the arguments of these. */
async function auditedTables(sale: Sale): Promise<AuditedTable[]> {
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

async function auditedSince(sale: Sale, entryId: number): Promise<{ entries: number; changes: string[] }> {
  // without those of a first attempt by a member who may not
  const { rows: entries } =
    await sql`select from audit_entries where id > ${entryId} and action <> 'session.permission-missing'`.execute(
      sale.db,
    );
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
