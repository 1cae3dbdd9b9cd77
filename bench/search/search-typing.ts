import type { LocalizedText } from '#database/schema.ts';
import { inOtherLayout } from '#domain/search/keyboard-layout.ts';
import { latinsOf } from '#domain/search/to-latin.ts';
import { type CatalogQuery, wholeCatalog } from '#server/catalog/index/query.ts';
import { type MeasuredShop, questionsFor } from '../measured-shop.ts';
import { runPlainSql, typePlainSql, type Marks } from './plain-sql-questions.ts';
import { bestTime, printTimes, timeOf } from '../times.ts';

const rounds = 3;
const wholeCalls = 300;

const waysToType: Record<string, (name: LocalizedText) => string> = {
  Uzbek: ({ uz }) => uz,
  Russian: ({ ru }) => ru,
  'Russian in Latin letters': ({ ru }) => latinsOf(ru.toLowerCase())[0] ?? '',
  'Russian in the other layout': ({ ru }) => inOtherLayout(ru.replace(/[«»]/g, '')),
  'Uzbek with a slip': ({ uz }) => withSlip(uz),
  'Russian with a slip': ({ ru }) => withSlip(ru),
};

/** Scripts in which plain SQL finds the results by words alone. */
const readBySql = new Set(['Uzbek', 'Russian']);

/**
 * Measures names typed letter by letter, from the third on: each state of the field is a query for suggestions (six models and their
 * number), each whole name a query for the list, with all facets. Then the whole of GET /es-suggest, and plain SQL.
 */
export async function measureTyping(shop: MeasuredShop, marks: Marks): Promise<void> {
  const { index, pool, models, today } = shop;
  const { names: nameCount } = questionsFor(models);
  const { rows } = await pool.query<{ name: LocalizedText }>(
    'select name from products where id = any(select generate_series(1, $1::int, $2::int)) order by id limit $3',
    [models, Math.max(1, Math.floor(models / nameCount)), nameCount],
  );
  console.log('a text while it is typed, and its result list');
  const all: string[] = [];
  for (const [kind, typed] of Object.entries(waysToType)) {
    const texts = rows.map(({ name }) => typed(name));
    const typedStates = texts.flatMap(states);
    all.push(...typedStates);
    const first = (text: string) => bestTime(rounds, () => index.findFirst(searchQuery(text, 6), today));
    const list = (text: string) => bestTime(rounds, () => index.search(searchQuery(text, 24), today));
    printTimes(`index, ${kind}, typed`, typedStates.map(first));
    printTimes(`index, ${kind}, the list`, texts.map(list));
  }
  await measureSuggestions(shop, spread(all, wholeCalls));
  await measurePlainSql(shop, { marks, names: rows.map(({ name }) => name) });
}

/** Measures the whole call inside the process, from its address to its bytes: first with uncached cards, then again. */
async function measureSuggestions({ app }: MeasuredShop, texts: string[]): Promise<void> {
  const type = (text: string, place: number) =>
    timeOf(async () => {
      const { statusCode, body } = await app.inject({
        url: '/api/es/v1/es-suggest',
        query: { q: text },
        // many addresses, because the calls of one address are limited
        remoteAddress: `10.0.0.${place % 250}`,
      });
      if (statusCode !== 200) throw new Error(body);
    });
  for (const which of ['the first time', 'again']) {
    const times: number[] = [];
    for (const [place, text] of texts.entries()) times.push(await type(text, place));
    printTimes(`GET /es-suggest, the whole call, ${which}`, times);
  }
}

/** Plain SQL matches words, prefixes and trigrams, but not other alphabets or layouts. */
async function measurePlainSql(
  { pool, models }: MeasuredShop,
  { marks, names }: { marks: Marks; names: LocalizedText[] },
): Promise<void> {
  const { sqlTexts } = questionsFor(models);
  const client = await pool.connect();
  try {
    await client.query(
      `set statement_timeout = 0; set work_mem = '256MB'; set pg_trgm.word_similarity_threshold = 0.4`,
    );
    for (const [kind, typed] of Object.entries(waysToType)) {
      const texts = names.map(typed);
      const times: number[] = [];
      let found = 0;
      for (const text of spread(texts.flatMap(states), sqlTexts))
        times.push(
          await timeOf(async () => {
            if ((await typePlainSql(client, text)) > 0) found++;
          }),
        );
      printTimes(`plain SQL, ${kind}, typed; ${found} found something`, times);
      if (!readBySql.has(kind)) continue;
      const lists: number[] = [];
      for (const text of spread(texts, sqlTexts))
        lists.push(await timeOf(() => runPlainSql(client, { query: searchQuery(text, 24), marks })));
      printTimes(`plain SQL, ${kind}, the list`, lists);
    }
  } finally {
    client.release(true);
  }
}

/** Returns this number of the texts, evenly distributed. */
function spread(texts: string[], count: number): string[] {
  const step = Math.max(1, texts.length / count);
  return Array.from(
    { length: Math.min(count, texts.length) },
    (_, place) => texts[Math.floor(place * step)] ?? '',
  );
}

/** Returns the states of the field while a name is typed. */
function states(text: string): string[] {
  return Array.from({ length: Math.max(1, text.length - 2) }, (_, place) => text.slice(0, place + 3));
}

function searchQuery(text: string, limit: number): CatalogQuery {
  return { ...wholeCatalog, text, sort: 'relevance', limit };
}

/** Swaps two letters in the middle of each word of five or more. */
function withSlip(name: string): string {
  return name.replace(
    /\p{L}{5,}/gu,
    (word) => word.slice(0, 2) + (word[3] ?? '') + (word[2] ?? '') + word.slice(4),
  );
}
