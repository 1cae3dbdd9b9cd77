import { connect } from '#database/connect.ts';
import { startEmbedded, throwAway } from '#database/embedded/start.ts';
import { migrate, readMigrations } from '#database/migrate.ts';
import { numberOfDay } from '#domain/units/tashkent-day.ts';
import { buildIndex } from '#server/catalog/index/build.ts';
import { filterMixes } from '#server/catalog/filter-mixes.ts';
import type { CatalogQuery } from '#server/catalog/index/query.ts';
import { searchIndex } from '#server/catalog/index/search.ts';
import type { IndexState } from '#server/catalog/index/state.ts';
import { putModel } from '#server/catalog/index/put-model.ts';
import { selectForIndex, selectReference } from '#server/catalog/queries-index.ts';
import {
  prepareReferee,
  refereeFacets,
  refereePage,
  refereeTotals,
} from '#server/catalog/queries-referee.ts';
import type { Pool } from 'pg';
import { cpuMs } from './cpu-time.ts';
import { generateCatalogue } from './generate-catalogue.ts';
import { bestTime, megabytes, percentile } from './times.ts';

// npm run bench:search [models]: the same questions to the index and to plain SQL, side by side in one run. A question is
// a page of 24 with its exact total, all facets and switches with their counts, and the bounds of price, weight and carats. Plain SQL is the
// referee of the index's test: three statements over a flat table of pieces and one of their values, not tuned further.

/** The day of the last delivery in the generated catalogue. */
const today = numberOfDay('2026-11-21');
const models = Number(process.argv[2] ?? 10_000);
const mixCount = 300;
/** The other side takes seconds a question on large catalogues. */
const sqlMixCount = models > 20_000 ? 6 : 24;
const rounds = 5;

const server = await startEmbedded({ folder: throwAway });
const { db, pool, close } = connect(server.connection);
try {
  await migrate(pool, await readMigrations());
  await generateCatalogue(pool, models);
  const before = process.memoryUsage();
  const startedAt = performance.now();
  const { state } = await buildIndex(pool, { reference: await selectReference(db), priceType: 'B2C' });
  const buildMs = performance.now() - startedAt;
  const after = process.memoryUsage();
  const pieces = state.models.available.reduce((sum, count) => sum + count, 0);
  console.log(
    `${state.modelCount} models, ${pieces} pieces that can be had, ${countValues(state)} values of facets`,
  );
  console.log(
    `built in ${buildMs.toFixed(0)} ms; typed arrays ${megabytes(after.arrayBuffers - before.arrayBuffers)}, heap ${megabytes(after.heapUsed - before.heapUsed)}`,
  );

  const mixes = filterMixes(state, { count: mixCount });
  for (const mix of mixes) searchIndex(state, mix, today);
  const index = timesOf(mixes, (mix) => searchIndex(state, mix, today));
  await prepareReferee(pool, today);
  const sql: number[] = [];
  const cpuBefore = cpuMs();
  const same = mixes.slice(0, sqlMixCount);
  for (const mix of same) sql.push(await timeOfSql(pool, mix));
  const sqlCpuMs = (cpuMs() - cpuBefore) / sqlMixCount;
  const beside = timesOf(same, (mix) => searchIndex(state, mix, today));
  print('index, best of 5', index);
  print(`index, the ${sqlMixCount} asked of plain SQL`, beside);
  print(`plain SQL, ${sqlMixCount} questions`, sql);
  const besideMs = sum(beside) / sqlMixCount;
  console.log(
    `CPU of a question: plain SQL ${sqlCpuMs.toFixed(0)} ms, index ${besideMs.toFixed(2)} ms: ${(sqlCpuMs / besideMs).toFixed(0)} ×`,
  );

  const rows = await selectForIndex(pool, { ids: [1, 2, 3, 4, 5, 6, 7, 8], priceType: 'B2C' });
  console.log(
    `one product changed: ${(bestTime(rounds, () => rows.map((row) => putModel(state, row))) / rows.length).toFixed(3)} ms`,
  );
} finally {
  await close();
  await server.stop();
}

async function timeOfSql(from: Pool, mix: CatalogQuery): Promise<number> {
  const startedAt = performance.now();
  await refereeTotals(from, mix);
  await refereePage(from, mix);
  await refereeFacets(from, mix);
  return performance.now() - startedAt;
}

/** A shared machine is noisy: the best of a few rounds for each question. */
function timesOf(mixes: CatalogQuery[], ask: (mix: CatalogQuery) => unknown): number[] {
  return mixes.map((mix) => bestTime(rounds, () => ask(mix)));
}

function print(name: string, times: number[]): void {
  const at = (share: number) => percentile(times, share).toFixed(3);
  console.log(
    `${name.padEnd(34)} p50 ${at(0.5)} ms   p95 ${at(0.95)} ms   mean ${(sum(times) / times.length).toFixed(3)} ms`,
  );
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function countValues(state: IndexState): number {
  return [...state.facets.values()].reduce((total, values) => total + values.size, 0);
}
