import type { Static } from 'typebox';
import type { WordingRow, WordingsQuery } from '#contract/admin/content/wording.ts';
import type { ReadDb } from '#database/connect.ts';
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
  const places = place?.split(',');
  const kinds = kind?.split(',');
  const wanted = q === undefined ? null : plain(q);
  const found = rows.filter(
    (row) =>
      (places?.includes(row.place) ?? true) &&
      (kinds?.includes(row.kind) ?? true) &&
      (changed !== true || row.version > 0) &&
      (wanted === null || wordsOf(row).some((text) => plain(text).includes(wanted))),
  );
  return inOrder(found, sort);
}

/** Rows without a change come last by date. */
function inOrder(rows: WordingRow[], sort: string): WordingRow[] {
  const isDescending = sort.startsWith('-');
  if (sort.endsWith('place')) return isDescending ? rows.toReversed() : rows;
  const changed = rows
    .filter(({ changedAt }) => changedAt !== null)
    .toSorted((one, other) => (one.changedAt ?? '').localeCompare(other.changedAt ?? ''));
  return [
    ...(isDescending ? changed.toReversed() : changed),
    ...rows.filter(({ changedAt }) => changedAt === null),
  ];
}

/** Letters without case; one form of apostrophe and of space, because people type the simple ones. */
const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/['’‘`ʻʼ]/g, "'")
    .replaceAll('\u00A0', ' ');
