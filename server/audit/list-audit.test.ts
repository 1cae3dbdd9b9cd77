import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AuditSeal } from '#contract/admin/audit.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';
import { sealAudit } from './seal-audit.ts';

let sale: Sale;
let staff: TestedStaff;
let owner: StaffBrowser;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  owner = await staff.enter('OWNER');
  const entry = { staff_id: null, action: 'test.act', resource: 'test' };
  await sale.db
    .insertInto('audit_entries')
    .values([
      // 1 March in Tashkent begins at 19:00 UTC on 28 February
      { ...entry, record_id: 'before', at: new Date('2026-02-28T18:59:59.999Z'), ip: '192.0.2.1' },
      { ...entry, record_id: 'first', at: new Date('2026-02-28T19:00:00Z'), ip: '192.0.2.2' },
      { ...entry, record_id: 'last', at: new Date('2026-03-02T18:59:59.999Z'), ip: '192.0.2.2' },
      { ...entry, record_id: 'after', at: new Date('2026-03-02T19:00:00Z'), ip: null },
    ])
    .execute();
});
afterAll(() => sale.close());

/** Writes an entry without an author, with one change. */
async function addChange(
  record: string,
  change: { table_name: string; before: object | null; after: object },
) {
  const { id } = await sale.db
    .insertInto('audit_entries')
    .values({ staff_id: null, action: 'test.act', resource: 'marked', record_id: record })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { table_name, before, after } = change;
  const op = before === null ? 'INSERT' : 'UPDATE';
  await sale.db
    .insertInto('audit_changes')
    .values({
      entry_id: id,
      table_name,
      record_id: record,
      op,
      before: before && JSON.stringify(before),
      after: JSON.stringify(after),
    })
    .execute();
}

it.each([
  ['at.from=2026-03-01&at.to=2026-03-02', ['last', 'first']],
  ['at.from=2026-03-02', ['after', 'last']],
  ['at.to=2026-02-28', ['before']],
  ['q=192.0.2.2', ['last', 'first']],
  ['q=after', ['after']],
  ['q=192.0.2.2&at.to=2026-03-01', ['first']],
  ['q=192.0.2.3', []],
])('the audit can be filtered by days in Tashkent, records and addresses: %s', async (query, records) => {
  const answer = await owner.get(`audit?resource=test&${query}`);
  expect(answer.json<{ rows: { record: string }[] }>().rows.map(({ record }) => record)).toEqual(records);
});

it('the audit can be filtered by a changed field and by a store', async () => {
  const { id: storeId } = await sale.db.selectFrom('stores').select('id').executeTakeFirstOrThrow();
  await addChange('priced', { table_name: 'product_items', before: { price: 1 }, after: { price: 2 } });
  await addChange('other', { table_name: 'rates', before: { price: 1 }, after: { price: 2 } });
  await addChange('sent', { table_name: 'transfers', before: null, after: { to_store_id: storeId } });
  await addChange('moved', {
    table_name: 'product_items',
    before: { store_id: storeId },
    after: { store_id: null },
  });
  for (const [query, records] of [
    ['field=price', ['other', 'priced']],
    ['field=product_items.price', ['priced']],
    ['field=nothing', []],
    [`storeId=${storeId}`, ['moved', 'sent']],
    [`storeId=${storeId}&field=store_id`, ['moved']],
    ['storeId=999', []],
  ] as const) {
    const { rows } = (await owner.get(`audit?resource=marked&${query}`)).json<{
      rows: { record: string }[];
    }>();
    expect([query, rows.map(({ record }) => record)]).toEqual([query, records]);
  }
  expect((await owner.get('audit?field=a;b')).json()).toMatchObject({ code: 'VALIDATION_FAILED' });
});

it('an entry belongs to the store in which its author works', async () => {
  const { id: staffId } = (await owner.get('session')).json<{ id: number }>();
  const { id: storeId } = await sale.db
    .selectFrom('stores')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await sale.db.insertInto('staff_stores').values({ staff_id: staffId, store_id: storeId }).execute();
  await sale.db
    .insertInto('audit_entries')
    .values({ staff_id: staffId, action: 'test.act', resource: 'own', record_id: 'own' })
    .execute();
  const { rows } = (await owner.get(`audit?resource=own&storeId=${storeId}`)).json<{ rows: object[] }>();
  expect(rows).toMatchObject([{ record: 'own' }]);
});

it('the audit shows until when it is sealed and when it was verified', async () => {
  const seal = async () => (await owner.get('audit/seal')).json<AuditSeal>();
  expect(await seal()).toMatchObject({ verifiedAt: null, isWhole: true });
  await sealAudit(sale.db);
  await sale.runTask('verify-audit');
  const sealed = await seal();
  expect(sealed).toMatchObject({ verifiedAt: sale.parts.now().toISOString(), isWhole: true });
  expect(sealed.sealedAt).not.toBeNull();
  expect(sealed.intactTo?.entry).toBe(sealed.sealedTo);
});

it('BO-15: readers of the audit can start a verification of the chain and see where it is broken', async () => {
  await sale.runTask('seal-audit');
  const begun = await owner.post('audit/verify');
  expect(begun.statusCode).toBe(202);
  expect(begun.json<AuditSeal>().verifying).not.toBeNull();
  // a second press does not start another verification
  await owner.post('audit/verify');
  expect(
    await sale.db.selectFrom('audit_verifications').where('verified_at', 'is', null).select('id').execute(),
  ).toHaveLength(1);
  const [changed] = await sale.db
    .selectFrom('audit_entries')
    .innerJoin('audit_sealed', 'audit_sealed.entry_id', 'audit_entries.id')
    .select(['audit_entries.id', 'block_id'])
    .orderBy('audit_entries.id')
    .limit(1)
    .execute();
  const client = await sale.parts.pool.connect();
  await client.query('set session_replication_role = replica');
  await client.query('update audit_entries set reason = $1 where id = $2', ['other', changed?.id]);
  client.release(true);
  await sale.runTask('verify-audit-as-requested');
  const seal = (await owner.get('audit/seal')).json<AuditSeal>();
  expect(seal).toMatchObject({
    verifying: null,
    isWhole: false,
    intactTo: null,
    breaks: [{ kind: 'CHANGED', entry: changed?.id, block: changed?.block_id }],
  });
  const { rows } = (await owner.get('audit?action=audit.verify')).json<{ rows: object[] }>();
  expect(rows).toHaveLength(2);
});

it('a manager sees no entries about accounts, factors and sessions of the staff', async () => {
  const resources = ['staff', 'factor', 'session', 'order'];
  await sale.db
    .insertInto('audit_entries')
    .values(resources.map((resource) => ({ staff_id: null, action: 'test.own', resource, record_id: '7' })))
    .execute();
  const seenBy = async (browser: StaffBrowser) =>
    (await browser.get('audit?action=test.own'))
      .json<{ rows: { resource: string }[] }>()
      .rows.map(({ resource }) => resource);
  expect((await seenBy(owner)).toSorted()).toEqual(resources.toSorted());
  expect(await seenBy(await staff.enter('MANAGER'))).toEqual(['order']);
});
