import type { ChangeWording, WordingRow } from '#contract/admin/content/wording.ts';
import type { wordingOperations as declared } from '#contract/operations/admin/content/wording.ts';
import { findWordingFault } from '#contract/wording-rules.ts';
import { languages } from '#contract/words.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { lastChange } from '#server/kit/audit.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { listWordings } from './list-wordings.ts';
import {
  deleteWording,
  insertWording,
  lockWording,
  selectWordings,
  updateWording,
} from './queries-wording.ts';
import { changeFromWire, pathOfLanguage, wordingToWire } from './wire-wording.ts';
import { type Wording, wordings } from './wording-list.ts';

/** The texts of the shop that the staff reword (decision 0093). */
export const wordingOperations = {
  listStaffWordings: ({ db }, { input }) => listWordings(db, input),

  rewordPage: ({ db }, { input }) => reword(db, input, wordingAt(input.key, isOfPages)),
  restorePageWording: ({ db }, { input }) => restore(db, input, wordingAt(input.key, isOfPages)),
  rewordMessage: ({ db }, { input }) => reword(db, input, wordingAt(input.key, isOfMessages)),
  restoreMessageWording: ({ db }, { input }) => restore(db, input, wordingAt(input.key, isOfMessages)),
} satisfies StaffFunctions<typeof declared, { db: Db }>;

const isOfMessages = ({ place }: Wording): boolean => place === 'SMS' || place === 'MAIL';
const isOfPages = (wording: Wording): boolean => !isOfMessages(wording);

function wordingAt(key: string, isRight: (wording: Wording) => boolean): Wording {
  const wording = wordings.get(key);
  if (wording === undefined || !isRight(wording)) throw new Refusal('NOT_FOUND');
  return wording;
}

interface Seen {
  key: string;
  /** The version that the caller read. */
  version: number;
}

/** Refuses with VERSION_CONFLICT, WORDING_UNUSABLE. A text equal to the original is not stored: it follows the original. */
async function reword(db: Db, input: Seen & ChangeWording, wording: Wording): Promise<WordingRow> {
  const { key } = input;
  await requireSeen(db, input, wording);
  const { original, kind, ending } = wording;
  const typed = changeFromWire(input);
  for (const language of languages) if (typed[language] === original[language]) typed[language] = null;
  const faults = languages.flatMap((language) => {
    const text = typed[language];
    const fault =
      text === null ? null : findWordingFault(text, { original: original[language], kind, ending });
    return fault === null ? [] : [{ path: pathOfLanguage[language], ...fault }];
  });
  if (faults.length > 0) throw new Refusal('WORDING_UNUSABLE', undefined, faults);
  if (languages.every((language) => typed[language] === null)) await deleteWording(db, key);
  else if (input.version > 0) await updateWording(db, key, typed);
  // there was no row to lock
  else if (!(await insertWording(db, key, typed))) await refuseUnseen(db, key, wording);
  return readRow(db, key, wording);
}

async function restore(db: Db, input: Seen, wording: Wording): Promise<WordingRow> {
  await requireSeen(db, input, wording);
  await deleteWording(db, input.key);
  return readRow(db, input.key, wording);
}

async function requireSeen(db: Db, { key, version }: Seen, wording: Wording): Promise<void> {
  if ((await lockWording(db, key)) !== version) await refuseUnseen(db, key, wording);
}

async function refuseUnseen(db: Db, key: string, wording: Wording): Promise<never> {
  const last = await lastChange(db, { resource: 'wording', recordId: key });
  throw new Refusal('VERSION_CONFLICT', { current: await readRow(db, key, wording), ...last });
}

async function readRow(db: ReadDb, key: string, wording: Wording): Promise<WordingRow> {
  const [stored] = await selectWordings(db, key);
  return wordingToWire(key, wording, stored);
}
