import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, testStaff } from '#server/testing-staff.ts';

let sale: Sale;
let owner: StaffBrowser;
beforeAll(async () => {
  sale = await testSale();
  owner = await (await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() })).enter('OWNER');
  const entry = { staff_id: null, action: 'test.act', resource: 'test' };
  await sale.db
    .insertInto('audit_entries')
    .values([
      // 1 March in Tashkent begins at 19:00 of 28 February in Greenwich
      { ...entry, record_id: 'before', at: new Date('2026-02-28T18:59:59.999Z'), ip: '192.0.2.1' },
      { ...entry, record_id: 'first', at: new Date('2026-02-28T19:00:00Z'), ip: '192.0.2.2' },
      { ...entry, record_id: 'last', at: new Date('2026-03-02T18:59:59.999Z'), ip: '192.0.2.2' },
      { ...entry, record_id: 'after', at: new Date('2026-03-02T19:00:00Z'), ip: null },
    ])
    .execute();
});
afterAll(() => sale.close());

it.each([
  ['at.from=2026-03-01&at.to=2026-03-02', ['last', 'first']],
  ['at.from=2026-03-02', ['after', 'last']],
  ['at.to=2026-02-28', ['before']],
  ['q=192.0.2.2', ['last', 'first']],
  ['q=after', ['after']],
  ['q=192.0.2.2&at.to=2026-03-01', ['first']],
  ['q=192.0.2.3', []],
])('the audit is narrowed to days of Tashkent, records and addresses: %s', async (query, records) => {
  const answer = await owner.get(`audit?resource=test&${query}`);
  expect(answer.json<{ rows: { record: string }[] }>().rows.map(({ record }) => record)).toEqual(records);
});
