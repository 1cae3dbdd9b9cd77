import { createHash } from 'node:crypto';
import { appendFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#contract/order.ts';
import { numbersLeftOut } from '#database/backup/load.ts';
import { connect, type Connected } from '#database/connect.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { createApp } from '../../app.ts';
import { readConfig } from '../../config/config.ts';
import { testSecret } from '../../testing-accounts.ts';
import { addOrder, orderUrl, payAtBank, cards } from '../../testing-order.ts';
import { type Sale, testSale } from '../../testing-sale.ts';
import { shopper, userShopper } from '../../testing-shopper.ts';
import { backUpShop } from './back-up-shop.ts';
import { restoreShop } from './restore-shop.ts';

let sale: Sale;
let backup: string;
let paid: Order;
beforeAll(async () => {
  sale = await testSale();
  await addOrder(sale);
  const bought = await addOrder(sale, { method: 'FAKE' });
  paid = bought.order;
  await payAtBank(bought.buyer, paid, cards.approved);
  await userShopper(sale, { email: 'dilnoza@example.uz' });
  // text that is difficult for JSON, arrays, bytes and lines of a file
  await sale.db.updateTable('orders').set({ comment: 'a\u2028b\n"{\\N}" ʻоʻ😀\t' }).execute();
  await sale.parts.pool.query(
    `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker-that-is-gone'`,
  );
  await mkdir(path.join(sale.folder, 'files', 'rings'), { recursive: true });
  await writeFile(path.join(sale.folder, 'files', 'rings', 'swallow-0123456789.jpg'), 'a picture');
  backup = path.join(sale.folder, 'backups', 'first');
  await backUpShop(sale.parts, backup);
});
afterAll(() => sale.close());

let target: TestDatabase;
let database: Connected;
let report: string;
beforeAll(async () => {
  target = await testDatabase();
  database = connect(target.connection);
  ({ report } = await restore());
});
afterAll(async () => {
  await database.close();
  await target.close();
});

const configOf = (folder: string, secret = testSecret) =>
  readConfig({ LOG_LEVEL: 'silent', SECRET_KEY: secret, DATA_DIR: folder, FAKE_PAYMENTS: 'on' });
const restore = (folder = backup, ifThereIsOne: 'refuse' | 'replace' = 'refuse') =>
  restoreShop({ database, config: configOf(target.folder) }, { folder, ifThereIsOne });
const copyOfBackup = async () => {
  const copy = path.join(target.folder, crypto.randomUUID());
  await cp(backup, copy, { recursive: true });
  return copy;
};
/** Every row of every table of the shop and of its job queue, as text, except which process runs a job. */
async function everything({ pool }: Pick<Connected, 'pool'>): Promise<Record<string, string[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker') order by 1`,
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(
      `select (to_jsonb(t) - 'locked_at' - 'locked_by' - 'applied_at' - 'ts' - 'is_available')::text as row from ${name} t order by 1`,
    );
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

const restored = expect.stringMatching(/every value as it was[^]*1000 numbers[^]*\d+ invariants hold/);
const refusal = (message: string) => ({ code: 'BACKUP', message: expect.stringContaining(message) });

describe('npm run db:restore of a backup by npm run db:backup', () => {
  it('restores every row and file, and the shop serves the same', async () => {
    expect(report).toEqual(restored);
    expect(report).not.toContain('secret key');
    expect(await everything(database)).toEqual(await everything(sale.parts));
    const picture = path.join(target.folder, 'files', 'rings', 'swallow-0123456789.jpg');
    expect(await readFile(picture, 'utf8')).toBe('a picture');

    const opened = connect(target.connection);
    const { app } = await createApp({
      ...sale.parts,
      ...opened,
      config: configOf(target.folder),
      connection: target.connection,
      isPatient: true,
    });
    const before = (await shopper(sale.app).get(orderUrl(paid))).json();
    expect(before).toMatchObject({ number: paid.number, paymentState: 'PAID' });
    expect((await shopper(app).get(orderUrl(paid))).json()).toEqual(before);
    await app.close();
    await opened.close();
  });

  it('reuses no number, and runs interrupted jobs again', async () => {
    const { rows } = await database.pool.query<{ last: number; next: number; locked: number }>(
      `select (select max(id) from orders) as last,
         nextval(pg_get_serial_sequence('orders', 'id')) as next,
         (select count(*)::int from graphile_worker._private_jobs where locked_at is not null) as locked`,
    );
    expect(rows).toEqual([{ last: 2, next: 2 + numbersLeftOut + 1, locked: 0 }]);
  });

  it('keeps the rules of the tables: foreign keys, an append-only ledger, triggers that record changes', async () => {
    const changes = async () => (await database.pool.query('select from catalog_changes')).rowCount ?? 0;
    await expect(database.pool.query('delete from orders')).rejects.toThrow('foreign key');
    await expect(database.pool.query('update ledger_entries set amount_som = 1')).rejects.toThrow(
      'only added to',
    );
    const before = await changes();
    await database.pool.query('update products set artikul = artikul');
    expect(await changes()).toBeGreaterThan(before);
  });

  it('refuses a damaged file, a missing file and an incomplete backup before changing anything', async () => {
    const copy = await copyOfBackup();
    const orders = path.join(copy, 'tables', 'public.orders.jsonl.gz');
    await appendFile(orders, 'x');
    await expect(restore(copy, 'replace')).rejects.toMatchObject(
      refusal('public.orders.jsonl.gz is not what it was'),
    );
    await rm(orders);
    await expect(restore(copy, 'replace')).rejects.toMatchObject(refusal('is missing'));
    await appendFile(path.join(copy, 'manifest.json'), ' ');
    await expect(restore(copy, 'replace')).rejects.toMatchObject(refusal('manifest.json was changed'));
    await rm(path.join(copy, 'manifest.sha256'));
    await expect(restore(copy, 'replace')).rejects.toMatchObject(refusal('not a complete backup'));
  });

  it('refuses the backup of a newer shop', async () => {
    const copy = await copyOfBackup();
    await rewriteManifest(copy, (text) => text.replace('"0001_catalog.sql"', '"9999_later.sql"'));
    await expect(restore(copy, 'replace')).rejects.toMatchObject(
      refusal('newer version of the shop (it has the migration 9999_later.sql)'),
    );
  });

  it('restores the previous shop if it fails half way', async () => {
    const before = await everything(database);
    const copy = await copyOfBackup();
    const [checksum = ''] =
      /"checksum": "-?\d{5,}"/.exec(await readFile(path.join(copy, 'manifest.json'), 'utf8')) ?? [];
    await rewriteManifest(copy, (text) => text.replace(checksum, '"checksum": "12345"'));
    await expect(restore(copy, 'replace')).rejects.toMatchObject(refusal('rows of'));
    expect(await everything(database)).toEqual(before);
  });

  it('refuses to overwrite an existing shop, unless it is to be replaced, or an existing backup', async () => {
    await database.pool.query(`update orders set comment = 'of one who came later'`);
    await expect(restore()).rejects.toMatchObject(refusal('--replace'));
    expect((await restore(backup, 'replace')).report).toEqual(restored);
    expect(await everything(database)).toEqual(await everything(sale.parts));
    await expect(backUpShop(sale.parts, backup)).rejects.toMatchObject(refusal('not empty'));
  });
});

async function rewriteManifest(folder: string, change: (text: string) => string): Promise<void> {
  const file = path.join(folder, 'manifest.json');
  const text = change(await readFile(file, 'utf8'));
  await writeFile(file, text);
  await writeFile(path.join(folder, 'manifest.sha256'), createHash('sha256').update(text).digest('hex'));
}
