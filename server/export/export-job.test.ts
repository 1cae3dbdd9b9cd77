import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExportedList } from '#contract/admin/export.ts';
import type { StoredExport } from '#contract/admin/system/exchange.ts';
import { readJob, work } from '#server/bulk/testing-bulk.ts';
import { type Stock, testStock } from '#server/stock/testing-stock.ts';
import { addProduct } from '#server/testing-goods.ts';
import type { StaffBrowser } from '#server/testing-staff.ts';

let stock: Stock;
let browser: StaffBrowser;
beforeAll(async () => {
  stock = await testStock();
  const productId = await addProduct(stock.db);
  await sql`
    insert into product_items (product_id, serial_number, product_item_state, price_b2c_som, probe, weight_mg, makers_mark, received_on)
    select ${productId}, 'L-' || lpad(i::text, 5, '0'), 'AVAILABLE', 1000000, 585, 2000, 'Z', date '2026-01-01'
    from generate_series(1, 2345) as i`.execute(stock.db);
  browser = await stock.staff.enter('WAREHOUSE');
}, 60_000);
afterAll(() => stock.close());

const list = { query: { q: 'L-', sort: 'serialNumber' }, columns: ['serial', 'weight'] };

async function start(format: 'CSV' | 'XLSX'): Promise<string> {
  const answer = await browser.post('pieces/export-job', { ...list, format });
  expect(answer.statusCode).toBe(202);
  return answer.json<{ jobId: string }>().jobId;
}

describe('the export of a list with more than 1,000 rows', () => {
  it('BO-25: is made by a job, with every row once and in order', async () => {
    const once = await browser.post('pieces/export', { ...list, format: 'CSV' });
    expect(once.json()).toMatchObject({ code: 'EXPORT_TOO_LARGE' });
    const jobId = await start('CSV');
    expect(await readJob(browser, jobId)).toMatchObject({ kind: 'pieces.export', total: 2345, file: null });
    const job = await work(stock, browser, jobId);
    expect(job).toMatchObject({ state: 'DONE', done: 2345, allowedActions: ['GET_FILE'] });
    expect(job.file?.name).toBe('pieces-2026-04-08.csv');
    const made = (await browser.post(`jobs/${jobId}/file`)).json<ExportedList>();
    const lines = Buffer.from(made.file, 'base64').toString('utf8').trim().split('\r\n');
    expect(made.rows).toBe(2345);
    expect(lines).toHaveLength(2346);
    const numbers = lines.slice(1).map((line) => line.split(';')[0]);
    expect(numbers).toEqual(
      Array.from({ length: 2345 }, (_, nth) => `L-${String(nth + 1).padStart(5, '0')}`),
    );
  });

  it('BO-26: makes no file if cancelled; running it again after its end does nothing', async () => {
    const jobId = await start('XLSX');
    await browser.delete(`jobs/${jobId}`);
    const job = await work(stock, browser, jobId);
    expect(job).toMatchObject({ state: 'CANCELLED', file: null, allowedActions: [] });
    expect((await browser.post(`jobs/${jobId}/file`)).statusCode).toBe(404);
    await stock.runTask('run-staff-job', { jobId });
    expect(await readJob(browser, jobId)).toMatchObject({ state: 'CANCELLED' });
  });

  it('BO-25: works for models, too', async () => {
    await sql`
      insert into products (artikul, product_state, category_id, metal, gender, name, description, slug_uz, slug_ru, slug_en)
      select 'LM-' || lpad(i::text, 5, '0'), 'DRAFT', p.category_id, p.metal, p.gender, p.name, p.description, 'lm-uz-' || i, 'lm-ru-' || i, 'lm-en-' || i
      from generate_series(1, 1234) as i, (select * from products limit 1) p`.execute(stock.db);
    const content = await stock.staff.enter('CONTENT');
    const models = { query: { q: 'LM-', sort: 'artikul' }, columns: ['artikul', 'state'], format: 'CSV' };
    expect((await content.post('models/export', models)).json()).toMatchObject({ code: 'EXPORT_TOO_LARGE' });
    const { jobId } = (await content.post('models/export-job', models)).json<{ jobId: string }>();
    expect(await work(stock, content, jobId)).toMatchObject({ state: 'DONE', done: 1234 });
    const made = (await content.post(`jobs/${jobId}/file`)).json<ExportedList>();
    const lines = Buffer.from(made.file, 'base64').toString('utf8').trim().split('\r\n').slice(1);
    expect(lines.map((line) => line.split(';')[0])).toEqual(
      Array.from({ length: 1234 }, (_, nth) => `LM-${String(nth + 1).padStart(5, '0')}`),
    );
  });

  it('is in the list of files: its requester can download and delete it, members who see all jobs can delete it', async () => {
    const jobId = await start('CSV');
    await work(stock, browser, jobId);
    const [owner, content] = [await stock.staff.enter('OWNER'), await stock.staff.enter('CONTENT')];
    const fileOf = async (by: StaffBrowser) =>
      (await by.get('exports')).json<{ rows: StoredExport[] }>().rows.find(({ id }) => id === jobId);
    expect(await fileOf(browser)).toMatchObject({
      name: 'pieces-2026-04-08.csv',
      kind: 'pieces.export',
      rows: 2345,
      allowedActions: ['GET', 'DROP'],
    });
    expect(await fileOf(owner)).toMatchObject({ allowedActions: ['DROP'] });
    expect(await fileOf(content)).toBeUndefined();
    expect((await content.delete(`exports/${jobId}`)).statusCode).toBe(404);
    expect((await browser.delete(`exports/${jobId}`)).statusCode).toBe(204);
    expect(await fileOf(browser)).toBeUndefined();
    expect((await browser.delete(`exports/${jobId}`)).statusCode).toBe(404);
  });

  it('can be downloaded only by its requester, for a day', async () => {
    const jobId = await start('XLSX');
    await work(stock, browser, jobId);
    const owner = await stock.staff.enter('OWNER');
    expect((await owner.post(`jobs/${jobId}/file`)).statusCode).toBe(404);
    expect(await readJob(owner, jobId)).toMatchObject({ state: 'DONE', file: null });
    const { file } = (await browser.post(`jobs/${jobId}/file`)).json<ExportedList>();
    expect(Buffer.from(file, 'base64').subarray(0, 2).toString()).toBe('PK');
    await sql`update staff_job_files set expires_at = now() - interval '30 years'`.execute(stock.db);
    expect((await browser.post(`jobs/${jobId}/file`)).statusCode).toBe(404);
    await stock.runTask('resume-staff-jobs', {});
    const left = await stock.db.selectFrom('staff_job_files').select('job_id').execute();
    expect(left).toEqual([]);
  });

  it('fails if its requester has lost the permission', async () => {
    const jobId = await start('CSV');
    await sql`update staff set staff_state = 'SUSPENDED' where role = 'WAREHOUSE'`.execute(stock.db);
    await stock.runTask('run-staff-job', { jobId });
    const owner = await stock.staff.enter('OWNER');
    expect(await readJob(owner, jobId)).toMatchObject({ state: 'FAILED', failure: 'PERMISSION_MISSING' });
  });
});
