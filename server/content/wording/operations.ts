import type { ChangeWording, WordingRow } from '#contract/admin/content/wording.ts';
import type { wordingOperations as declared } from '#contract/operations/admin/content/wording.ts';
import { findWordingFault, placeholdersOf } from '#contract/wording-rules.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { lastChange } from '#server/kit/audit.ts';
import { readHistory } from '#server/kit/history/queries-history.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { examplesOf } from './examples.ts';
import {
  deleteWording,
  lockWording,
  putWording,
  selectWordings,
  type StoredWording,
} from './queries-wording.ts';
import { type Wording, wordings } from './wording-list.ts';

/** The texts of the shop that the staff reword (decision 0093). */
export const wordingOperations = {
  async listStaffWordings({ db }) {
    const stored = new Map((await selectWordings(db, null)).map((row) => [row.key, row]));
    return [...wordings].map(([key, wording]) => rowOf(key, wording, stored.get(key)));
  },

  async getWordingHistory({ db }, { input: { key } }) {
    if (!wordings.has(key)) throw new Refusal('NOT_FOUND');
    return readHistory(db, { resource: 'wording', recordId: key });
  },

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
  const { original, kind } = wording;
  const typed = {
    textUz: input.textUz === original.uz ? null : input.textUz,
    textRu: input.textRu === original.ru ? null : input.textRu,
    textEn: input.textEn === original.en ? null : input.textEn,
  };
  const checked = [
    ['textUz', typed.textUz, original.uz],
    ['textRu', typed.textRu, original.ru],
    ['textEn', typed.textEn, original.en],
  ] as const;
  const faults = checked.flatMap(([field, text, original]) => {
    const fault = text === null ? null : findWordingFault(text, { original, kind });
    return fault === null ? [] : [{ path: `/${field}`, ...fault }];
  });
  if (faults.length > 0) throw new Refusal('WORDING_UNUSABLE', undefined, faults);
  if (checked.every(([, text]) => text === null)) await deleteWording(db, key);
  else await putWording(db, key, typed);
  return readRow(db, key, wording);
}

async function restore(db: Db, input: Seen, wording: Wording): Promise<WordingRow> {
  await requireSeen(db, input, wording);
  await deleteWording(db, input.key);
  return readRow(db, input.key, wording);
}

async function requireSeen(db: Db, { key, version }: Seen, wording: Wording): Promise<void> {
  if ((await lockWording(db, key)) === version) return;
  const last = await lastChange(db, { resource: 'wording', recordId: key });
  throw new Refusal('VERSION_CONFLICT', { current: await readRow(db, key, wording), ...last });
}

async function readRow(db: ReadDb, key: string, wording: Wording): Promise<WordingRow> {
  const [stored] = await selectWordings(db, key);
  return rowOf(key, wording, stored);
}

/** The last line of an SMS with a code, from which the phone fills the code in: the shop adds it to any text. */
const endingOfCodes = '\n@zarona.uz #004217';

function rowOf(key: string, wording: Wording, stored: StoredWording | undefined): WordingRow {
  const { original, ...facts } = wording;
  return {
    key,
    ...facts,
    originalUz: original.uz,
    originalRu: original.ru,
    originalEn: original.en,
    textUz: stored?.textUz ?? null,
    textRu: stored?.textRu ?? null,
    textEn: stored?.textEn ?? null,
    placeholders: examplesOf(key, placeholdersOf(original.ru)),
    ending: key === 'messages.sms.code' ? endingOfCodes : '',
    version: stored?.version ?? 0,
    changedBy: stored?.changedBy ?? null,
    changedAt: stored?.changedAt?.toISOString() ?? null,
  };
}
