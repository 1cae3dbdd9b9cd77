import type { ReadDb } from '#database/connect.ts';
import { selectSynonyms } from './queries-words.ts';

/** Returns the words that the search already treats as synonyms, in their stored form. */
export async function listKnownWords(db: ReadDb): Promise<ReadonlySet<string>> {
  const synonyms = await selectSynonyms(db);
  return new Set(synonyms.flatMap(({ words, isActive }) => (isActive ? words : [])));
}
