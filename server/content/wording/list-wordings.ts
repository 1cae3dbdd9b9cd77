import type { Static } from 'typebox';
import type { WordingRow, WordingsQuery } from '#contract/admin/content/wording.ts';
import type { ReadDb } from '#database/connect.ts';
import { containsTyped, inOrder, isOneOf } from '#server/kit/lists/short-list.ts';
import { selectWordings } from './queries-wording.ts';
import { wordingToWire, wordsOf } from './wire-wording.ts';
import { wordings } from './wording-list.ts';

/** Returns the texts that match the filters; they are few, and their originals are in memory. */
export async function listWordings(
  db: ReadDb,
  { q, place, kind, changed, sort = 'place' }: Static<typeof WordingsQuery>,
): Promise<WordingRow[]> {
  const stored = new Map((await selectWordings(db, null)).map((row) => [row.key, row]));
  const rows = [...wordings].map(([key, wording]) => wordingToWire(key, wording, stored.get(key)));
  const found = rows.filter(
    (row) =>
      isOneOf(place, row.place) &&
      isOneOf(kind, row.kind) &&
      (changed !== true || row.version > 0) &&
      containsTyped(wordsOf(row), q),
  );
  return inOrder(found, sort, { changedAt: ({ changedAt }) => changedAt });
}
