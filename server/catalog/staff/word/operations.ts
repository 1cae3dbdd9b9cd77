import type { StaffWord, WordListName } from '#contract/admin/catalog/word.ts';
import type { staffWordOperations as declared } from '#contract/operations/admin/catalog/word.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { lastChange } from '#server/kit/audit.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import {
  deleteWord,
  hasPreciousMetal,
  insertWord,
  lockWords,
  selectWords,
  type StaffWordRow,
  updatePositions,
  updateWord,
} from './queries-word.ts';
import { changedWord, nameOfNew, wordToStaff } from './wire-word.ts';

/** What the staff do with the lists of words. */
export const staffWordOperations = {
  listWords: ({ db }, { input: { list } }) => listWords(db, list),

  async addWord({ db }, { input: { list, code, preciousMetal, ...given } }) {
    await lockWords(db, list);
    if (list === 'metals' && !(await hasPreciousMetal(db, preciousMetal ?? '')))
      throw new Refusal('VALIDATION_FAILED', undefined, [{ path: '/preciousMetal', code: 'required' }]);
    if (!(await insertWord(db, list, { code, name: nameOfNew(given), preciousMetal })))
      throw new Refusal('CODE_TAKEN');
    return listWords(db, list);
  },

  async changeWord({ db }, { input: { list, code, version, ...change } }) {
    const word = await lockSeen(db, { list, code, version });
    await updateWord(db, { list, code }, changedWord(word, change));
    return listWords(db, list);
  },

  async moveWord({ db }, { input: { list, code, place } }) {
    await lockWords(db, list);
    const codes = (await selectWords(db, list)).map((word) => word.code);
    if (!codes.includes(code)) throw new Refusal('NOT_FOUND');
    const rest = codes.filter((one) => one !== code);
    await updatePositions(db, { list, codes: rest.toSpliced(place, 0, code) });
    return listWords(db, list);
  },

  async removeWord({ db }, { input: { list, code, version } }) {
    const { uses } = await lockSeen(db, { list, code, version });
    const of = list === 'stone-kinds' || list === 'shapes' ? 'stones' : 'models';
    if (uses > 0) throw new Refusal('IN_USE', { [of]: uses });
    await deleteWord(db, { list, code });
    return listWords(db, list);
  },
} satisfies StaffFunctions<typeof declared, { db: Db }>;

async function listWords(db: ReadDb, list: WordListName): Promise<StaffWord[]> {
  return (await selectWords(db, list)).map(wordToStaff);
}

/** Refuses NOT_FOUND; VERSION_CONFLICT, with the word as it is now. */
async function lockSeen(
  db: Db,
  { list, code, version }: { list: WordListName; code: string; version: number },
): Promise<StaffWordRow> {
  await lockWords(db, list);
  const word = (await selectWords(db, list)).find((one) => one.code === code);
  if (word === undefined) throw new Refusal('NOT_FOUND');
  if (word.version === version) return word;
  const last = await lastChange(db, { resource: 'word', recordId: code });
  throw new Refusal('VERSION_CONFLICT', { current: wordToStaff(word), ...last });
}
