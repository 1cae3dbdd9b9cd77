import { switchNames } from '#domain/catalog/facets.ts';
import { filterCombinations } from '#server/catalog/testing-filter-combinations.ts';
import { wholeCatalog, type CatalogQuery } from '#server/catalog/index/query.ts';
import type { CatalogAnswer } from '#server/catalog/index/search.ts';
import { cpuMs } from '../cpu-time.ts';
import { type MeasuredShop, questionsFor } from '../measured-shop.ts';
import { runPlainSql, readMarks, type Marks, type PlainAnswer } from './plain-sql-questions.ts';
import { markText } from './plain-sql-tables.ts';
import { bestTime, milliseconds, printTimes } from '../times.ts';

const rounds = 5;

/**
 * Measures mixes of filters like those of shoppers. A query is a page of 24 with its exact total, every facet and switch with its counts
 * (each without its own choice), and the bounds of price, weight and carats. Returns the numbers of the values in plain SQL.
 */
export async function measureListing({ index, pool, models, today }: MeasuredShop): Promise<Marks> {
  const whole = index.search(wholeCatalog, today);
  const values = whole.facets.map(
    ({ facet, values: counted }) => [facet, new Map(counted.map(({ value }) => [value, true]))] as const,
  );
  const ids = Float64Array.from({ length: 40 }, (_, place) => place + 1);
  const { mixes: count, sqlMixes } = questionsFor(models);
  const mixes = filterCombinations({ facets: new Map(values), models: { id: ids } }, { count });
  console.log(`a listing with its ${values.length} facets and ${whole.switches.length} switches`);
  const search = (mix: CatalogQuery) => index.search(mix, today);
  // warms up the compiler
  for (const mix of mixes) search(mix);
  printTimes(
    'index, each as it came',
    mixes.map((mix) => bestTime(1, () => search(mix))),
  );
  printTimes(
    `index, the best of ${rounds}`,
    mixes.map((mix) => bestTime(rounds, () => search(mix))),
  );
  const same = mixes.slice(0, sqlMixes);
  printTimes(
    'index, queries that plain SQL also ran',
    same.map((mix) => bestTime(rounds, () => search(mix))),
  );
  const marks = await readMarks(pool, [
    ...values.flatMap(([facet, counted]) => [...counted.keys()].map((value) => markText(facet, value))),
    ...switchNames.map((name) => markText(name, 'on')),
  ]);
  const client = await pool.connect();
  try {
    await client.query(`set statement_timeout = 0; set work_mem = '256MB'`);
    const times: number[] = [];
    let sqlCpuMs = 0;
    for (const query of same) {
      const cpuBefore = cpuMs();
      const startedAt = performance.now();
      const answer = await runPlainSql(client, { query, marks });
      times.push(performance.now() - startedAt);
      sqlCpuMs += cpuMs() - cpuBefore;
      requireSame(search(query), answer, { query, marks });
    }
    printTimes('plain SQL', times);
    const ownCpuMs = cpuOf(() => same.map(search));
    console.log(
      `  CPU per query run by both: plain SQL ${milliseconds(sqlCpuMs / same.length)}, ` +
        `index ${milliseconds(ownCpuMs / same.length)}: ${(sqlCpuMs / ownCpuMs).toFixed(0)} ×`,
    );
    return marks;
  } finally {
    client.release(true);
  }
}

function cpuOf(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Throws if the two sides return different results, because then a comparison would be meaningless. */
function requireSame(
  answer: CatalogAnswer,
  plain: PlainAnswer,
  { query, marks }: { query: CatalogQuery; marks: Marks },
): void {
  const counts = answer.facets.flatMap(({ facet, values }) =>
    values.map(({ value, count }) => [marks.get(markText(facet, value)) ?? 0, count] as const),
  );
  const isSame =
    answer.total === plain.total &&
    answer.totalPieces === plain.pieces &&
    answer.tiles.map(({ productId }) => productId).join() === plain.ids.join() &&
    counts.every(([mark, count]) => (plain.counts.get(mark) ?? 0) === count);
  if (!isSame) throw new Error(`The two sides differ: ${JSON.stringify({ query, plain, counts })}`);
}
