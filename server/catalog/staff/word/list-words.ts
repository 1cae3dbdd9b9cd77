import type { StaffWord, WordListName, WordsQuery } from '#contract/admin/catalog/word.ts';
import { wordLists } from '#contract/admin/catalog/word.ts';
import type { ReadDb } from '#database/connect.ts';
import { inOrder, isOneOf, containsTyped } from '#server/kit/lists/short-list.ts';
import { selectWords } from './queries-word.ts';
import { namesOf, wordToStaff } from './wire-word.ts';

/** Returns the words that match the filters, list after list; a shop has few. */
export async function listWords(
  db: ReadDb,
  { list, q, hidden, inMenu, unused, sort = 'position' }: WordsQuery,
): Promise<StaffWord[]> {
  const lists: WordListName[] = wordLists.filter((name) => isOneOf(list, name));
  const rows = (await selectWords(db, lists)).map(wordToStaff);
  const found = rows.filter(
    (row) =>
      containsTyped([row.code, ...namesOf(row)], q) &&
      (hidden === undefined || row.isHidden === hidden) &&
      (inMenu === undefined || (row.menuPosition !== null) === inMenu) &&
      (unused !== true || row.uses === 0),
  );
  return inOrder(found, sort, { uses: ({ uses }) => uses });
}
