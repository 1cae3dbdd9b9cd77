import { openBrowserDatabase, tableIn } from '../storage/browser-database.ts';

/** Unsaved values typed into a form (backoffice.md 2.2, Drafts). They are stored only in this browser. */
export interface StoredDraft {
  /** Identifies the draft: the staff member and the form. */
  key: string;
  staffId: number;
  /** The form's name, such as `order Z-261122-00061 REFUND`. */
  name: string;
  /** The title in the list of all drafts. */
  title: string;
  /** The screen that it was typed on. */
  address: string;
  /** The version of the record that the form was filled from; null for a new record. */
  version: number | null;
  /** Milliseconds since the epoch. */
  at: number;
  /** The changed fields, with the values before. */
  values: Record<string, unknown>;
  base: Record<string, unknown>;
}

const keepDays = 30;
const state: { owner: number | null } = { owner: null };

/** Sets the staff member whose drafts are stored and found. */
export const setDraftOwner = (staffId: number | null): void => void (state.owner = staffId);
export const draftOwner = (): number | null => state.owner;

export const draftKey = (staffId: number, name: string): string => `${staffId} ${name}`;

async function run<Answer>(
  mode: IDBTransactionMode,
  start: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  const database = await openBrowserDatabase();
  return new Promise((resolve, reject) => {
    const request = start(tableIn(database, 'drafts', mode));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('the database of drafts cannot be opened')),
    );
  });
}

export const putDraft = async (draft: StoredDraft): Promise<void> =>
  void (await run('readwrite', (store) => store.put(draft)));

export const deleteDraft = (key: string): Promise<void> => run('readwrite', (store) => store.delete(key));

/** The owner's drafts, the latest first; drafts older than 30 days are deleted. */
export async function listDrafts(): Promise<StoredDraft[]> {
  const { owner } = state;
  if (owner === null) return [];
  // as: only drafts are stored there
  const all = (await run('readonly', (store) => store.getAll())) as StoredDraft[];
  const oldest = Date.now() - keepDays * 86_400_000;
  for (const { key, at } of all) if (at < oldest) await deleteDraft(key);
  return all
    .filter(({ staffId, at }) => staffId === owner && at >= oldest)
    .toSorted((one, other) => other.at - one.at);
}

export async function findDraft(name: string): Promise<StoredDraft | undefined> {
  return (await listDrafts()).find((draft) => draft.name === name);
}

/** Deletes the owner's draft of a form that was sent. */
export async function forgetDraft(name: string): Promise<void> {
  const { owner } = state;
  if (owner !== null) await deleteDraft(draftKey(owner, name)).catch(() => undefined);
}

export async function deleteAllDrafts(): Promise<void> {
  for (const { key } of await listDrafts()) await deleteDraft(key);
}

const sharedKey = 'bo-shared-device';
/** Several people use this device, so a logout removes the drafts of the person who logs out. */
export const isSharedDevice = (): boolean => localStorage.getItem(sharedKey) === '1';
export const setSharedDevice = (isShared: boolean): void =>
  localStorage.setItem(sharedKey, isShared ? '1' : '0');
