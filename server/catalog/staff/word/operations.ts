import type { WordListName } from '#contract/admin/catalog/word.ts';
import type { staffWordOperations as declared } from '#contract/operations/admin/catalog/word.ts';
import type { Db } from '#database/connect.ts';
import { lastChange } from '#server/kit/audit.ts';
import { Refusal, refusedField } from '#server/kit/refusal.ts';
import { moveRow } from '#server/kit/row-order.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { listWords } from './list-words.ts';
import {
  countPiecesOf,
  countRates,
  deleteWord,
  hasPreciousMetal,
  insertWord,
  lockWords,
  orderedWords,
  selectWords,
  type StaffWordRow,
  updateWord,
} from './queries-word.ts';
import { changedWord, inOrder, nameOfNew, wordToStaff } from './wire-word.ts';

/** Operations of the staff on the dictionaries. */
export const staffWordOperations = {
  listWords: ({ db }, { input }) => listWords(db, input),

  async addWord({ db }, { input: { list, code, preciousMetal, probes, ...given } }) {
    await lockWords(db, list);
    if (list === 'precious-metals' && probes === undefined)
      throw new Refusal('VALIDATION_FAILED', undefined, [{ path: '/probes', code: 'required' }]);
    if (list === 'metals' && !(await hasPreciousMetal(db, preciousMetal ?? '')))
      throw new Refusal('VALIDATION_FAILED', undefined, [{ path: '/preciousMetal', code: 'required' }]);
    const word = { code, name: nameOfNew(given), preciousMetal, probes: inOrder(probes ?? []) };
    if (!(await insertWord(db, list, word))) throw refusedField('CODE_TAKEN', '/code');
    return listWords(db, { list });
  },

  async changeWord({ db }, { input: { list, code, version, ...change } }) {
    const word = await lockSeen(db, { list, code, version });
    const changed = changedWord(word, change);
    const dropped = word.probes.filter((probe) => !changed.probes.includes(probe));
    const pieces = dropped.length === 0 ? 0 : await countPiecesOf(db, { metal: code, probes: dropped });
    if (pieces > 0) throw new Refusal('IN_USE', { pieces });
    await updateWord(db, { list, code }, changed);
    return listWords(db, { list });
  },

  async moveWord({ db }, { input: { list, code, place } }) {
    await lockWords(db, list);
    await moveRow(db, orderedWords(list), { key: code, place });
    return listWords(db, { list });
  },

  async removeWord({ db }, { input: { list, code, version } }) {
    const { uses } = await lockSeen(db, { list, code, version });
    const rates = list === 'precious-metals' ? await countRates(db, code) : 0;
    if (uses + rates > 0) throw new Refusal('IN_USE', { [usersOf[list]]: uses, rates });
    await deleteWord(db, { list, code });
    return listWords(db, { list });
  },
} satisfies StaffFunctions<typeof declared, { db: Db }>;

/** Finds what uses the words of a list. */
const usersOf = {
  'precious-metals': 'metals',
  metals: 'models',
  'stone-kinds': 'stones',
  shapes: 'stones',
  occasions: 'models',
  styles: 'models',
} as const satisfies Record<WordListName, string>;

/** Refuses with NOT_FOUND, or with VERSION_CONFLICT, containing the current word. */
async function lockSeen(
  db: Db,
  { list, code, version }: { list: WordListName; code: string; version: number },
): Promise<StaffWordRow> {
  await lockWords(db, list);
  const word = (await selectWords(db, [list])).find((one) => one.code === code);
  if (word === undefined) throw new Refusal('NOT_FOUND');
  if (word.version === version) return word;
  const last = await lastChange(db, { resource: 'word', recordId: code });
  throw new Refusal('VERSION_CONFLICT', { current: wordToStaff(word), ...last });
}
