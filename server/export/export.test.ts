import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modelColumns, type ModelRow } from '#contract/admin/catalog/model.ts';
import type { ExportedList } from '#contract/admin/export.ts';
import { orderColumns, type StaffOrderRow } from '#contract/admin/order.ts';
import { pieceColumns, type StaffPieceRow } from '#contract/admin/stock/piece.ts';
import { examineFile } from '#server/import/examine-file.ts';
import { openTable } from '#server/import/files/open-table.ts';
import { parseMapping } from '#server/import/mapping.ts';
import { testApp } from '#server/testing.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'zarona-export-'));
let shop: Awaited<ReturnType<typeof testApp>>;
let staff: TestedStaff;
let owner: StaffBrowser;
beforeAll(async () => {
  shop = await testApp({ seed: 'demo' });
  staff = await testStaff({ app: shop.app, db: shop.db, now: new Date() });
  owner = await staff.enter('OWNER');
}, 60_000);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await shop.close();
});

const mapping = parseMapping(
  '{ "about": "", "kind": "jewel", "product": { "artikul": "a" }, "piece": { "serialNumber": "b" } }',
);

/** Parses the file as the shop's own import does: header, then rows. */
async function readBack({ name, file }: ExportedList): Promise<{ header: string[]; rows: string[][] }> {
  const stored = path.join(folder, name);
  writeFileSync(stored, Buffer.from(file, 'base64'));
  const table = await openTable(await examineFile(stored), mapping);
  const rows: string[][] = [];
  for await (const { cells } of table.rows) rows.push(cells.map(String));
  await table.close();
  return { header: table.header.map(String), rows };
}

const columnOf = (rows: string[][], nth: number): (string | undefined)[] => rows.map((row) => row[nth]);

async function listOf<Row>(browser: StaffBrowser, query: string): Promise<Row[]> {
  const answer = await browser.get(`${query}&size=200`);
  return answer.json<{ rows: Row[] }>().rows;
}

/** Returns a day that is stored as a text or as a spreadsheet's serial number. */
const dayIn = (cell: string | undefined): string =>
  cell?.includes('-')
    ? cell
    : new Date(Date.UTC(1899, 11, 30) + Number(cell) * 86_400_000).toISOString().slice(0, 10);

const inState = { state: 'DELIVERED', sort: '-total' };

describe.each(['CSV', 'XLSX'])('BO-25: an export as %s', (format) => {
  it('contains the shown rows and columns of orders, in their order', async () => {
    const shown = await listOf<StaffOrderRow>(owner, 'orders?state=DELIVERED&sort=-total');
    const columns = ['total', 'number', 'promisedTo', 'createdAt', 'state', 'receives'];
    const answer = await owner.post('orders/export', { query: inState, columns, format });
    const exported = answer.json<ExportedList>();
    expect(exported.name).toMatch(new RegExp(`^orders-\\d{4}-\\d\\d-\\d\\d\\.${format.toLowerCase()}$`));
    const { header, rows } = await readBack(exported);
    expect(header).toEqual(['Сумма, сум', 'Номер', 'Обещан', 'Создан', 'Статус', 'Получение']);
    expect(columnOf(rows, 0).slice(0, shown.length)).toEqual(shown.map(({ total }) => String(total)));
    expect(columnOf(rows, 1).slice(0, shown.length)).toEqual(shown.map(({ number }) => number));
    expect(columnOf(rows, 2).slice(0, shown.length).map(dayIn)).toEqual(
      shown.map(({ promisedTo }) => promisedTo),
    );
    expect(new Set(columnOf(rows, 4))).toEqual(new Set(['Выдан']));
    expect(rows).toHaveLength(exported.rows);
  });

  it('contains the cost of pieces only if the role may see it', async () => {
    await sql`insert into piece_costs (item_id, cost_som) select id, 4444444 from product_items where product_item_state = 'AVAILABLE'
      on conflict (item_id) do update set cost_som = excluded.cost_som`.execute(shop.db);
    const query = { state: 'AVAILABLE', metal: 'white', sort: 'serialNumber' };
    const shown = await listOf<StaffPieceRow>(owner, 'pieces?state=AVAILABLE&metal=white&sort=serialNumber');
    const costs: number[] = [];
    for (const role of ['OWNER', 'CONTENT'] as const) {
      const browser = await staff.enter(role);
      const answer = await browser.post('pieces/export', { query, columns: pieceColumns, format });
      const { header, rows } = await readBack(answer.json());
      expect(header).toHaveLength(pieceColumns.length);
      expect(columnOf(rows, 0).slice(0, shown.length)).toEqual(shown.map((row) => row.serialNumber));
      const weight = (cell: string | undefined) => Number(cell?.replace(',', '.'));
      expect(columnOf(rows, 7).slice(0, shown.length).map(weight)).toEqual(
        shown.map(({ weightGrams }) => weightGrams),
      );
      costs.push(columnOf(rows, 11).filter(Boolean).length);
    }
    expect(costs.map((found) => found > 0)).toEqual([true, false]);
  });

  it('contains the shown rows and columns of models, in their order', async () => {
    const query = { state: 'ACTIVE', metal: 'white', sort: '-artikul' };
    const shown = await listOf<ModelRow>(owner, 'models?state=ACTIVE&metal=white&sort=-artikul');
    const columns = ['name', 'artikul', 'price', 'pieces', 'category', 'languages', 'updatedAt'];
    const exported = (await owner.post('models/export', { query, columns, format })).json<ExportedList>();
    const { header, rows } = await readBack(exported);
    expect(header).toEqual([
      'Название',
      'Артикул',
      'Цена, сум',
      'В продаже / всего',
      'Категория',
      'Языки',
      'Изменена',
    ]);
    expect(rows).toHaveLength(shown.length);
    expect(shown.length).toBeGreaterThan(5);
    expect(rows.map((row) => row.slice(0, 4))).toEqual(
      shown.map(({ nameRu, artikul, priceFrom, priceTo, piecesOnSale, pieces }) => [
        nameRu,
        artikul,
        priceFrom === priceTo ? String(priceFrom ?? '') : `${priceFrom}–${priceTo}`,
        `${piecesOnSale}\u00A0/\u00A0${pieces}`,
      ]),
    );
    expect(columnOf(rows, 5)).toEqual(shown.map(({ languages }) => languages.join(', ')));
    const all = await owner.post('models/export', { query: {}, columns: modelColumns, format });
    expect((await readBack(all.json())).header).toHaveLength(modelColumns.length);
    const seller = await staff.enter('SELLER');
    expect((await seller.post('models/export', { query, columns, format })).json()).toMatchObject({
      code: 'PERMISSION_MISSING',
      facts: { permission: 'catalog.write' },
    });
  });

  it('contains names and phones with the permission, with an apostrophe before texts that look like formulas', async () => {
    const [some] = await listOf<StaffOrderRow>(owner, 'orders?channel=SITE');
    const number = some?.number ?? '';
    await sql`update orders set contact_name = '=1+1' where number = ${number}`.execute(shop.db);
    const body = { query: { q: number }, columns: ['number'], format };
    const { header, rows } = await readBack((await owner.post('orders/export-contacts', body)).json());
    expect(header).toEqual(['Номер', 'Имя', 'Телефон']);
    expect(rows[0]?.slice(0, 2)).toEqual([number, "'=1+1"]);
    expect(rows[0]?.[2]).toMatch(/^'\+998\d{9}$/);
    const support = await staff.enter('SUPPORT');
    expect((await support.post('orders/export-contacts', body)).json()).toMatchObject({
      code: 'PERMISSION_MISSING',
    });
    const plain = await support.post('orders/export', { ...body, columns: orderColumns });
    expect(Buffer.from(plain.json<ExportedList>().file, 'base64').toString()).not.toContain('+998');
  });
});

it('an export is available to those who may read the list; a seller’s has the orders of their own stores', async () => {
  const body = { query: {}, columns: ['number', 'receives'], format: 'CSV' };
  const content = await staff.enter('CONTENT');
  expect((await content.post('orders/export', body)).json()).toMatchObject({
    code: 'PERMISSION_MISSING',
    facts: { permission: 'orders.read' },
  });
  const seller = await staff.enter('SELLER');
  const shown = await listOf<StaffOrderRow>(seller, 'orders?sort=-createdAt');
  const exported = (await seller.post('orders/export', body)).json<ExportedList>();
  expect(shown.length).toBeGreaterThan(0);
  expect(columnOf((await readBack(exported)).rows, 0).slice(0, 200)).toEqual(
    shown.map(({ number }) => number),
  );
});

it('an export has an audit entry; more than 1,000 rows are refused', async () => {
  const body = { query: { late: true }, columns: ['number'], format: 'CSV' };
  expect((await owner.post('orders/export', body)).statusCode).toBe(200);
  const { rows } = await sql<{ action: string }>`
    select action from audit_entries where resource = 'export' order by id desc limit 1`.execute(shop.db);
  expect(rows).toEqual([{ action: 'orders.export' }]);
  const all = await owner.post('pieces/export', { query: {}, columns: ['serial'], format: 'CSV' });
  expect(all.json()).toMatchObject({ code: 'EXPORT_TOO_LARGE', facts: { limit: 1000 } });
});

it('an export in English separates cells by commas and has a decimal point', async () => {
  const english = await staff.enter('OWNER');
  await sql`update staff set language = 'en' where role = 'OWNER'`.execute(shop.db);
  const body = {
    query: { state: 'AVAILABLE', sort: 'weight', metal: 'white' },
    columns: ['serial', 'weight'],
    format: 'CSV',
  };
  const { file } = (await english.post('pieces/export', body)).json<ExportedList>();
  const text = Buffer.from(file, 'base64').toString();
  expect(text.startsWith('\uFEFFSerial number,Weight\r\n')).toBe(true);
  expect(text.split('\r\n')[1]).toMatch(/^[A-Z]+-[^,;]+,\d+(\.\d+)?$/);
  await sql`update staff set language = 'ru' where role = 'OWNER'`.execute(shop.db);
});
