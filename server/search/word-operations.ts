import type { SearchWords } from '#contract/admin/search-words.ts';
import type { searchWordOperations as declared } from '#contract/operations/admin/search-words.ts';
import type { Db } from '#database/connect.ts';
import { addDays, tashkentDay } from '#domain/units/tashkent-day.ts';
import type { Catalogs } from '#server/catalog/catalogs.ts';
import { listCards } from '#server/catalog/listing/list-products.ts';
import { listPins, pinProducts, plainQuery } from '#server/catalog/listing/pin-products.ts';
import { lastChange } from '#server/kit/audit.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import {
  deleteSynonym,
  insertSynonym,
  lockSynonym,
  selectSynonyms,
  selectTypedQueries,
  type SynonymRow,
  updateSynonym,
} from './queries-words.ts';
import { trySearch } from './try-search.ts';
import { wordsToWire } from './wire-words.ts';

export interface SearchWordDeps {
  db: Db;
  /** The public catalogue as shoppers see it. */
  catalogs: Pick<Catalogs, 'retail'>;
}

/** Queries are counted over the last four weeks. */
const rememberedDays = 28;

/** The staff's operations on the words of the search; each change returns all of them. */
export const searchWordOperations = {
  getSearchWords: (deps) => readWords(deps),

  async putSearchPins(deps, { input: { words, artikuls, version } }) {
    const pinned = await pinProducts(deps.db, { text: words, artikuls, seen: version });
    if (pinned.ok) return readWords(deps);
    switch (pinned.code) {
      case 'NO_WORDS':
        throw noWords('/words');
      case 'UNKNOWN':
        throw new Refusal('NOT_FOUND', { artikuls: pinned.artikuls });
      case 'ANOTHER_VERSION':
        throw await conflict(deps, 'search-pins', words);
    }
  },

  async addSearchSynonym(deps, { input: { isActive, ...texts } }) {
    const synonym = { ...plainTexts(texts), isActive };
    if (!(await insertSynonym(deps.db, synonym))) throw new Refusal('SYNONYM_EXISTS');
    return readWords(deps);
  },

  async changeSearchSynonym(deps, { input: { id, version, ...change } }) {
    const { isActive, ...texts } = { ...(await lockSeen(deps, { id, version })), ...change };
    const synonym = { ...plainTexts(texts), id, isActive };
    if (!(await updateSynonym(deps.db, synonym))) throw new Refusal('SYNONYM_EXISTS');
    return readWords(deps);
  },

  async dropSearchSynonym(deps, { input }) {
    await lockSeen(deps, input);
    await deleteSynonym(deps.db, input.id);
    return readWords(deps);
  },

  listTypedQueries({ db }, { input: { only = 'ALL' }, now }) {
    const until = tashkentDay(now);
    return selectTypedQueries(db, { after: addDays(until, -rememberedDays), until, only });
  },

  trySearchWords: ({ catalogs }, { input }) => trySearch(catalogs.retail, input),
} satisfies StaffFunctions<typeof declared, SearchWordDeps>;

async function readWords({ db, catalogs: { retail } }: SearchWordDeps): Promise<SearchWords> {
  const pins = await listPins(db);
  const synonyms = await selectSynonyms(db);
  const cards = await listCards(retail, [...new Set(pins.map(({ productId }) => productId))]);
  return wordsToWire({ pins, synonyms }, cards);
}

/** Requires that both texts contain searchable words. */
function plainTexts({ words, meaning }: { words: string; meaning: string }) {
  const plain = { words: plainQuery(words), meaning: meaning.trim() };
  if (plain.words === '') throw noWords('/words');
  if (plainQuery(meaning) === '') throw noWords('/meaning');
  return plain;
}

const noWords = (path: string) => new Refusal('VALIDATION_FAILED', undefined, [{ path, code: 'pattern' }]);

/** Refuses with NOT_FOUND or VERSION_CONFLICT. */
async function lockSeen(
  deps: SearchWordDeps,
  { id, version }: { id: number; version: number },
): Promise<SynonymRow> {
  const synonym = await lockSynonym(deps.db, id);
  if (synonym === undefined) throw new Refusal('NOT_FOUND');
  if (synonym.version !== version) throw await conflict(deps, 'search-synonym', String(id));
  return synonym;
}

async function conflict(deps: SearchWordDeps, resource: string, recordId: string): Promise<Refusal> {
  const last = await lastChange(deps.db, { resource, recordId });
  return new Refusal('VERSION_CONFLICT', { current: await readWords(deps), ...last });
}
