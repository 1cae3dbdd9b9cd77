// `npm run bench:bulk`: withdraws 5,000 pieces by a bulk action of the back-office and undoes it, while shoppers arrive at a steady pace.
// Their latency is compared with that of the same run without changes (BO-58). Goals: the preview 2 s, the job 20 s, shoppers' p95 × 1.5.
// Then 100,000 pieces with 12 columns are exported to XLSX: goals 5 s of CPU of the shop's own process, 64 MB more memory, shoppers' p95 ×
// 1.5. The CPU that the shoppers use in an equally long quiet period is subtracted.
import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { pieceColumns } from '#contract/admin/stock/piece.ts';
import { commandLine } from '#server/cli/command.ts';
import { addManyPieces } from '#server/stock/testing-many-pieces.ts';
import { openBusyShop, printComparison } from './busy-shop.ts';
import { connectTo, type ShopClient } from './callers/http-client.ts';
import { logInAsStaff } from './callers/staff-login.ts';
import { megabytes } from './times.ts';

commandLine({
  usage:
    'npm run bench:bulk: 5,000 pieces are taken off sale and put back at once, and 100,000 exported, while shoppers come.',
  count: [0, 0],
});

const pieces = 5_000;
const quietMs = 15_000;
const exportedRows = 100_000;
const exportedColumns = pieceColumns.filter((column) => column !== 'cost');
const path = '/api/admin/v1';

const shop = await openBusyShop();
try {
  await shop.waitForStaff();
  const client = await connectTo(shop.url);
  const headers = { ...(await logInAsStaff(client, shop.url, 0)) };
  console.log(`${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)} before the start`);
  const { rows } = await shop.pool.query<{ serial: string }>(
    `select serial_number as serial from product_items where product_item_state = 'AVAILABLE' order by id limit ${pieces}`,
  );
  const ids = rows.map(({ serial }) => serial);
  await shop.shopWhile(() => wait(quietMs));
  const quiet = await shop.shopWhile(() => wait(quietMs));
  const busy = await shop.shopWhile(async () => {
    const begunAt = performance.now();
    const body = { ids, because: 'AUDIT', reason: 'bench' };
    const preview = await post<{ token: string; changes: number }>('pieces/bulk/withdraw/preview', body);
    console.log(`preview of ${preview.changes} pieces: ${secondsSince(begunAt)} (goal 2 s)`);
    const jobAt = performance.now();
    const { jobId } = await post<{ jobId: string }>('pieces/bulk/withdraw', { token: preview.token });
    console.log(`done, ${await changedBy(jobId)} pieces: ${secondsSince(jobAt)} (goal 20 s)`);
    const undoAt = performance.now();
    const undo = await post<{ jobId: string }>(`jobs/${jobId}/undo`);
    console.log(`undone, ${await changedBy(undo.jobId)} pieces: ${secondsSince(undoAt)}`);
  });
  console.log('shoppers, alone → while pieces are changed (goal × 1.5):');
  printComparison([quiet], [busy]);
  await exportMany();

  async function exportMany(): Promise<void> {
    await addManyPieces(shop.db, exportedRows);
    const idle = shop.cpu().ownMs;
    const alone = await shop.shopWhile(() => wait(quietMs));
    const idleShare = (shop.cpu().ownMs - idle) / quietMs;
    const [memory, cpu] = [shop.residentMb(), shop.cpu().ownMs];
    const most = { mb: memory };
    const watch = setInterval(() => void (most.mb = Math.max(most.mb, shop.residentMb())), 50);
    const meanwhile = await shop.shopWhile(async () => {
      const begunAt = performance.now();
      const list = { query: { q: 'P-', sort: 'serialNumber' }, columns: exportedColumns, format: 'XLSX' };
      const { jobId } = await post<{ jobId: string }>('pieces/export-job', list);
      await changedBy(jobId);
      const tookMs = performance.now() - begunAt;
      const ownMs = shop.cpu().ownMs - cpu - idleShare * tookMs;
      const { rows: count, file } = await post<{ rows: number; file: string }>(`jobs/${jobId}/file`);
      console.log(
        `XLSX of ${count} × ${exportedColumns.length}, ${megabytes(file.length * 0.75)}: ${(tookMs / 1000).toFixed(1)} s, ${(ownMs / 1000).toFixed(1)} s of CPU (goal 5 s), + ${(most.mb - memory).toFixed(0)} MB (goal 64 MB)`,
      );
    });
    clearInterval(watch);
    console.log('shoppers, alone → while a list is exported (goal × 1.5):');
    printComparison([alone], [meanwhile]);
  }

  async function post<T>(url: string, payload?: object): Promise<T> {
    const answer = await client.inject({
      method: 'POST',
      url: `${path}/${url}`,
      headers,
      ...(payload && { payload }),
    });
    if (answer.statusCode >= 300) throw new Error(answer.body);
    return answer.json<T>();
  }

  /** Waits for the end of a job, as its screen does. */
  async function changedBy(jobId: string): Promise<number> {
    for (;;) {
      const job = await readJob(client, jobId);
      if (job.state === 'DONE') return job.changed;
      if (job.endedAt !== null) throw new Error(`the job ended in state ${job.state}`);
      await wait(100);
    }
  }

  async function readJob(from: ShopClient, jobId: string) {
    const answer = await from.inject({ url: `${path}/jobs/${jobId}`, headers });
    return answer.json<{ state: string; changed: number; endedAt: string | null }>();
  }
} finally {
  await shop.close();
}

function secondsSince(begunAt: number): string {
  return `${((performance.now() - begunAt) / 1000).toFixed(2)} s`;
}
