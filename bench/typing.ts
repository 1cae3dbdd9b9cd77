import { connect } from '#database/connect.ts';
import { startEmbedded, throwAway } from '#database/embedded/start.ts';
import { migrate, readMigrations } from '#database/migrate.ts';
import type { LocalizedText } from '#database/schema.ts';
import { inOtherLayout } from '#domain/search/keyboard-layout.ts';
import { latinsOf } from '#domain/search/to-latin.ts';
import { buildIndex } from '#server/catalog/index/build.ts';
import { type CatalogQuery, wholeCatalog } from '#server/catalog/index/query.ts';
import { findFirst, searchIndex } from '#server/catalog/index/search.ts';
import { selectReference } from '#server/catalog/queries-index.ts';
import { generateCatalogue } from './generate-catalogue.ts';
import { bestTime, megabytes, percentile } from './times.ts';

// npm run bench:typing [models]: names typed letter by letter, from the third on; each state of the field is one question to the
// index as the suggestions ask it (six models and their number), and each whole name one as the list asks it, with all facets.

const models = Number(process.argv[2] ?? 10_000);
const nameCount = 60;
const rounds = 3;

const waysToType: Record<string, (name: LocalizedText) => string> = {
  Uzbek: ({ uz }) => uz,
  Russian: ({ ru }) => ru,
  'Russian in Latin letters': ({ ru }) => latinsOf(ru.toLowerCase())[0] ?? '',
  'Russian in the other layout': ({ ru }) => inOtherLayout(ru.replace(/[«»]/g, '')),
  'Uzbek with a slip': ({ uz }) => withSlip(uz),
  'Russian with a slip': ({ ru }) => withSlip(ru),
};

const server = await startEmbedded({ folder: throwAway });
const { db, pool, close } = connect(server.connection);
try {
  await migrate(pool, await readMigrations());
  await generateCatalogue(pool, models);
  const startedAt = performance.now();
  const { state } = await buildIndex(pool, { reference: await selectReference(db), priceType: 'B2C' });
  const built = performance.now() - startedAt;
  const { table, names } = state;
  const postingBytes = table.postings.reduce(
    (sum, { list, bits }) => sum + list.byteLength + (bits?.byteLength ?? 0),
    0,
  );
  console.log(
    `${state.modelCount} models, ${table.keys.length} words; built in ${built.toFixed(0)} ms; words of names ${megabytes(names.pool.byteLength)}, models of words ${megabytes(postingBytes)}, heap ${megabytes(process.memoryUsage().heapUsed)}`,
  );
  const { rows } = await pool.query<{ name: LocalizedText }>(
    'select name from products where id % $1 = 0 order by id limit $2',
    [Math.max(1, Math.floor(models / nameCount)), nameCount],
  );
  for (const [kind, typed] of Object.entries(waysToType)) {
    const texts = rows.map(({ name }) => typed(name));
    print(
      `${kind}, typed`,
      texts.flatMap(states).map((text) => bestTime(rounds, () => findFirst(state, asked(text, 6), 0))),
    );
    print(
      `${kind}, the list`,
      texts.map((text) => bestTime(rounds, () => searchIndex(state, asked(text, 24), 0))),
    );
  }
} finally {
  await close();
  await server.stop();
}

/** What stands in the field while a name is typed. */
function states(text: string): string[] {
  return Array.from({ length: Math.max(1, text.length - 2) }, (_, place) => text.slice(0, place + 3));
}

function asked(text: string, limit: number): CatalogQuery {
  return { ...wholeCatalog, text, sort: 'relevance', limit };
}

/** Two letters changed about in the middle of each word of five or more. */
function withSlip(name: string): string {
  return name.replace(
    /\p{L}{5,}/gu,
    (word) => word.slice(0, 2) + (word[3] ?? '') + (word[2] ?? '') + word.slice(4),
  );
}

function print(name: string, times: number[]): void {
  const at = (share: number) => percentile(times, share).toFixed(2).padStart(7);
  console.log(
    `${name.padEnd(42)} ${String(times.length).padStart(5)} questions   p50 ${at(0.5)} ms   p95 ${at(0.95)} ms   most ${at(1)} ms`,
  );
}
