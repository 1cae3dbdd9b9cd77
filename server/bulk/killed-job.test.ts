import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { requireSound } from '#database/invariants.ts';
import { type Stock, testStock } from '#server/stock/testing-stock.ts';
import { addPiece } from '#server/testing-goods.ts';
import type { StaffBrowser } from '#server/testing-staff.ts';
import { begin, look, readJob, work } from './testing-bulk.ts';

let stock: Stock;
let browser: StaffBrowser;
beforeAll(async () => {
  stock = await testStock();
  browser = await stock.staff.enter('OWNER');
});
afterEach(() => requireSound(stock.db));
afterAll(() => stock.close());

const count = 4_000;

/** Adds many identical pieces whose serial numbers begin with the prefix. */
async function addMany(prefix: string): Promise<void> {
  const { id } = await addPiece(stock.db);
  await sql`
    insert into product_items (product_id, serial_number, product_item_state, probe, weight_mg, makers_mark, engravable, received_on)
    select product_id, ${prefix} || n, 'AVAILABLE', probe, weight_mg, makers_mark, engravable, received_on
    from product_items cross join generate_series(1, ${count - 1}) n where id = ${id}`.execute(stock.db);
}

async function beginWithdrawal(): Promise<string> {
  const query = { state: 'AVAILABLE' };
  const { token } = await look(browser, 'pieces/bulk/withdraw', {
    query,
    because: 'AUDIT',
    reason: 'stocktake',
  });
  return begin(browser, 'pieces/bulk/withdraw', token);
}

it('BO-26: a job whose process is killed continues where it stopped, and every piece is withdrawn once', async () => {
  await addMany('M-');
  const jobId = await beginWithdrawal();
  const { connection } = stock.parts;
  const killed = fork(path.join(import.meta.dirname, 'testing-job-process.ts'), [
    JSON.stringify({ connection, jobId }),
  ]);
  const ended = once(killed, 'exit');
  await vi.waitFor(async () => expect((await readJob(browser, jobId)).done).toBeGreaterThan(0), {
    timeout: 60_000,
    interval: 5,
  });
  killed.kill('SIGKILL');
  await ended;
  const left = await readJob(browser, jobId);
  expect(left).toMatchObject({ state: 'RUNNING', endedAt: null });
  expect(left.done).toBeLessThan(count);
  const at = await countMovements();
  expect(at).toEqual({ movements: at?.done, pieces: at?.done, done: at?.done });
  const job = await work(stock, browser, jobId);
  expect(job).toMatchObject({ state: 'DONE', done: count, changed: count, refused: [] });
  expect(await countMovements()).toEqual({ movements: count, pieces: count, done: count });
}, 120_000);

it('BO-26: a job whose process has ended is resumed within two minutes', async () => {
  const jobId = await beginWithdrawal();
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from graphile_worker.jobs where key = ${`run-staff-job:${jobId}`}`.execute(
      stock.db,
    );
    return rows[0]?.count;
  };
  await sql`select graphile_worker.remove_job(${`run-staff-job:${jobId}`})`.execute(stock.db);
  await stock.runTask('resume-staff-jobs');
  expect(await waiting()).toBe(0);
  stock.turnClock(2);
  await stock.runTask('resume-staff-jobs');
  expect(await waiting()).toBe(1);
  stock.turnClock(0);
});

it('BO-26: a job that completes no batch in five attempts is FAILED, with its report', async () => {
  const piece = await addPiece(stock.db);
  const body = { ids: [piece.serialNumber], because: 'AUDIT', reason: 'stocktake' };
  const { token } = await look(browser, 'pieces/bulk/withdraw', body);
  const jobId = await begin(browser, 'pieces/bulk/withdraw', token);
  // its selection is gone
  await stock.db.deleteFrom('bulk_selections').where('job_id', '=', jobId).execute();
  for (let turn = 1; turn <= 5; turn++)
    await expect(stock.runTask('run-staff-job', { jobId })).rejects.toThrow(`job ${jobId} has no records`);
  expect(await work(stock, browser, jobId)).toMatchObject({
    state: 'FAILED',
    failure: 'INTERNAL',
    done: 0,
    changed: 0,
  });
});

it('BO-26: a running job of many batches is cancelled within one batch; what was done stays', async () => {
  await addMany('C-');
  const before = await countMovements();
  const jobId = await beginWithdrawal();
  const running = work(stock, browser, jobId);
  const seen = await vi.waitFor(
    async () => {
      const job = await readJob(browser, jobId);
      expect(job.done).toBeGreaterThan(0);
      return job;
    },
    { timeout: 60_000, interval: 5 },
  );
  expect(seen).toMatchObject({ state: 'RUNNING' });
  expect((await browser.delete(`jobs/${jobId}`)).statusCode).toBe(200);
  const { done: doneAtCancel } = await readJob(browser, jobId);
  const job = await running;
  expect(job).toMatchObject({ state: 'CANCELLED', changed: job.done });
  expect(job.done).toBeLessThan(count);
  // the cancellation waits for the batch that holds the job, and the next one does not begin
  expect(job.done).toBe(doneAtCancel);
  const after = await countMovements();
  expect((after?.movements ?? 0) - (before?.movements ?? 0)).toBe(job.done);
}, 120_000);

async function countMovements() {
  const { rows } = await sql<{ movements: number; pieces: number; done: number }>`
    select count(*)::integer as movements, count(distinct item_id)::integer as pieces,
      (select sum(done)::integer from staff_jobs) as done from piece_movements`.execute(stock.db);
  return rows[0];
}
