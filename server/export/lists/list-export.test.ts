import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { ExportedList } from '#contract/admin/export.ts';
import { exportedLists as names } from '#contract/admin/system/list-export.ts';
import { testApp } from '#server/testing.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';
import { exportedLists } from './exported-lists.ts';

let shop: Awaited<ReturnType<typeof testApp>>;
let staff: TestedStaff;
let owner: StaffBrowser;
beforeAll(async () => {
  shop = await testApp({ seed: 'demo' });
  staff = await testStaff({ app: shop.app, db: shop.db, now: new Date() });
  owner = await staff.enter('OWNER');
  await sql`
    insert into users (phone, first_name, last_name, language, price_type, created_at)
    select '+998997' || lpad(i::text, 6, '0'), 'Zebiniso', 'Karimova', 'ru', 'B2B', now() - i * interval '1 hour'
    from generate_series(1, 3) as i`.execute(shop.db);
}, 60_000);
afterAll(() => shop.close());

/** Returns the cells of an exported file, header first. */
function cellsOf({ file }: ExportedList): string[][] {
  const text = Buffer.from(file, 'base64').toString('utf8').replace('\uFEFF', '');
  return text
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'));
}

const exportOf = (by: StaffBrowser, list: string, body: object, kind = 'export') =>
  by.post(`lists/${list}/${kind}`, { query: {}, format: 'CSV', ...body });

describe('BO-25: exports of declared lists', () => {
  it.each(names)('BO-25: the list of %s has all of its columns', async (name) => {
    const columns = Object.keys(exportedLists[name].columns);
    // a person can export twenty files a minute, so two of them share the requests
    const by = names.indexOf(name) % 2 === 0 ? owner : await staff.enter('MANAGER');
    const [heads = []] = cellsOf((await exportOf(by, name, { columns })).json());
    expect(heads).toHaveLength(columns.length);
    expect(heads.filter((head) => head === '')).toEqual([]);
  });

  it('BO-25: a file has the shown rows and columns, in their order', async () => {
    const query = { priceType: 'B2B', sort: 'createdAt', 'orders.to': '0' };
    const { rows } = (await owner.get(`customers?${new URLSearchParams(query)}&size=200`)).json<{
      rows: { phone: string }[];
    }>();
    const columns = ['priceType', 'phone'];
    const cells = cellsOf((await exportOf(owner, 'customers', { query, columns })).json());
    const workbook = await exportOf(owner, 'customers', { query, columns, format: 'XLSX' });
    expect(workbook.json<ExportedList>()).toMatchObject({ rows: rows.length });
    expect(cells).toEqual([['Тип цен', 'Телефон'], ...rows.map(({ phone }) => ['Опт', `'${phone}`])]);
    expect(rows.length).toBeGreaterThanOrEqual(3);
  });

  it('names are shortened; full names need exports.personal and the second factor', async () => {
    const body = { query: { q: 'Zebiniso' }, columns: ['name'] };
    const plain = cellsOf((await exportOf(owner, 'customers', body)).json());
    expect(plain.slice(1)).toEqual(Array(3).fill(['Z*** K***']));
    const whole = await exportOf(owner, 'customers', body, 'export-contacts');
    expect(cellsOf(whole.json())[1]).toEqual([
      'Z*** K***',
      'Zebiniso Karimova',
      expect.stringContaining('998997'),
    ]);
    const support = await staff.enter('SUPPORT');
    const content = await staff.enter('CONTENT');
    expect((await exportOf(support, 'customers', body, 'export-contacts')).json()).toMatchObject({
      facts: { permission: 'exports.personal' },
    });
    expect((await exportOf(content, 'customers', body)).json()).toMatchObject({
      facts: { permission: 'customers.read' },
    });
  });

  it('a seller’s file contains only customers whose phone was typed', async () => {
    const seller = await staff.enter('SELLER');
    const columns = ['name'];
    expect(cellsOf((await exportOf(seller, 'customers', { columns })).json())).toHaveLength(1);
    const query = { q: '+998997000002' };
    expect(cellsOf((await exportOf(seller, 'customers', { query, columns })).json())).toHaveLength(2);
  });

  it('unknown columns and filters are refused, and each file has an audit entry', async () => {
    // the limit of twenty files a minute is per member
    const manager = await staff.enter('MANAGER');
    for (const body of [
      { columns: ['password_hash'] },
      { columns: ['toString'] },
      { columns: ['name'], query: { nobody: '1' } },
      { columns: ['name'], query: { 'orders.from': 'many' } },
    ])
      expect((await exportOf(manager, 'customers', body)).json()).toMatchObject({
        code: 'VALIDATION_FAILED',
      });
    const { name } = (await exportOf(manager, 'customers', { columns: ['total'] })).json<ExportedList>();
    const entries = await shop.db
      .selectFrom('audit_entries')
      .select('action')
      .where('resource', '=', 'export')
      .where('record_id', '=', name)
      .execute();
    expect(entries.at(-1)).toEqual({ action: 'lists.export' });
  });
});
