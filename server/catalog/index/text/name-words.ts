import { readWords } from '#domain/search/fold-words.ts';
import type { LocalizedText } from '#database/schema.ts';
import { addModel, dropModel } from './postings.ts';
import type { IndexState } from '../state.ts';
import { wordIds, type WordTable } from './word-table.ts';
import type { NameWords } from './name-words-table.ts';

const maxParts = 20_000;

/** Replaces the words of a name in all languages; most changes of a model do not change them. */
export function putNameWords(state: IndexState, ordinal: number, name: LocalizedText): void {
  const { table } = state;
  const parts = [name.ru, name.uz, name.en].flatMap((text) => text.split(' '));
  const ids = [...new Set(parts.flatMap((part) => idsOfPart(state.names, table, part)))];
  const before = wordsOfModel(state, ordinal);
  if (ids.length === before.length && ids.every((id, place) => id === before[place])) return;
  const [had, has] = [new Set(before), new Set(ids)];
  for (const id of had) if (!has.has(id)) dropWord(state, ordinal, id);
  for (const id of has) if (!had.has(id)) noteWord(state, ordinal, id);
  keepWords(state, ordinal, ids);
}

function idsOfPart({ idsOfPart: known }: NameWords, table: WordTable, part: string): readonly number[] {
  const ids = known.get(part);
  if (ids) return ids;
  if (known.size >= maxParts) known.clear();
  const read = readWords(part).flatMap((word) => wordIds(table, word));
  known.set(part, read);
  return read;
}

export function dropNameWords(state: IndexState, ordinal: number): void {
  for (const id of wordsOfModel(state, ordinal)) dropWord(state, ordinal, id);
  state.models.nameWords[ordinal] = 0;
}

function wordsOfModel({ models, names }: IndexState, ordinal: number): Int32Array {
  const first = models.firstNameWord[ordinal] ?? 0;
  return names.pool.subarray(first, first + (models.nameWords[ordinal] ?? 0));
}

function noteWord({ table, models }: IndexState, ordinal: number, id: number): void {
  const posting = table.postings[id];
  if (posting) addModel(posting, ordinal, models.id.length);
}

function dropWord({ table }: IndexState, ordinal: number, id: number): void {
  const posting = table.postings[id];
  if (posting) dropModel(posting, ordinal);
}

/** Writes the words in their old position if they fit, otherwise at the end. */
function keepWords({ models, names }: IndexState, ordinal: number, ids: number[]): void {
  if (ids.length > (models.nameWords[ordinal] ?? 0)) {
    models.firstNameWord[ordinal] = names.used;
    names.used += ids.length;
    if (names.used > names.pool.length) {
      const longer = new Int32Array(names.used * 2);
      longer.set(names.pool);
      names.pool = longer;
    }
  }
  names.pool.set(ids, models.firstNameWord[ordinal] ?? 0);
  models.nameWords[ordinal] = ids.length;
}
