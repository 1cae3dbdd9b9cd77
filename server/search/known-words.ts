import type { ReadDb } from '#database/connect.ts';
import { selectSynonyms } from './queries-words.ts';

/** Words that the search reads as others by now, as they are stored. */
export async function listKnownWords(db: ReadDb): Promise<ReadonlySet<string>> {
  const synonyms = await selectSynonyms(db);
  return new Set(synonyms.flatMap(({ words, isActive }) => (isActive ? words : [])));
}
