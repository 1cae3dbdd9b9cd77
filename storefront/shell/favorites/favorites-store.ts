import { holdsUsersCopy, isOfFavorites, readLocalFavorites, writeLocalFavorites } from './favorites-local.ts';
import { clearTraces } from '../login/personal-storage.ts';
import { savedCountProperty, savedCountValue } from './favorites-count.ts';
import type { Change, FavoritesCalls, UserFavorites } from './user-favorites.ts';

// The favorites shown on the current page. A guest's are in local storage. A user's come from the root loader until
// something changes here, then from user-favorites.ts, which is not loaded for guests.

let local: readonly number[] | undefined;
let changed: readonly number[] | null = null;
let hasFailed = false;
let users: Promise<UserFavorites> | undefined;
const listeners = new Set<() => void>();

export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

/** A guest's favorites, the last saved at the end. */
export const localFavorites = (): readonly number[] => (local ??= readLocalFavorites());

/** A user's favorites, the newest first, once this page has newer data than its loader. */
export const changedFavorites = (): readonly number[] | null => changed;

/** Whether the last change did not reach the server. */
export const hasFailedChange = (): boolean => hasFailed;

export function forgetFailure(): void {
  hasFailed = false;
  notify();
}

export function changeLocal({ id, saved }: Change): void {
  const rest = localFavorites().filter((other) => other !== id);
  setLocal(saved ? [...rest, id] : rest);
}

/** Removes a user's data from the browser at a logout (product-spec 4). */
export function clearShopperData(): void {
  setLocal([]);
  clearTraces();
}

/**
 * Takes over the ids that the root loader has for a user. A guest's favorites are uploaded, and the browser keeps a
 * copy of the merged list (product-spec 4 and 9).
 */
export async function adoptUserFavorites(ids: readonly number[], calls: FavoritesCalls): Promise<void> {
  try {
    const favorites = await loadUsers(ids, calls);
    favorites.compare(ids);
    const guests = localFavorites();
    if (guests.length > 0) {
      await favorites.merge(guests);
      setLocal([]);
    }
    favorites.keepCopy();
  } catch (error) {
    // favorites that cannot be loaded are only logged (product-spec 8); the guest's list stays in the browser
    reportError(error);
  }
}

/** Drops a user's data when nobody is logged in any more. */
export async function dropUserFavorites(): Promise<void> {
  const before = users;
  users = undefined;
  changed = null;
  // the session ended without a logout: the next person at this browser must not see the data
  if (holdsUsersCopy()) clearShopperData();
  else notify();
  (await before)?.stop();
}

export async function changeUsers(
  change: Change,
  { ids, calls }: { ids: readonly number[]; calls: FavoritesCalls },
): Promise<void> {
  try {
    await (await loadUsers(ids, calls)).change(change);
  } catch {
    hasFailed = true;
    notify();
  }
}

async function loadUsers(ids: readonly number[], calls: FavoritesCalls): Promise<UserFavorites> {
  users ??= import('./user-favorites.ts').then(({ createUserFavorites }) =>
    createUserFavorites({ calls, ids, show: showChanged }),
  );
  const mine = users;
  try {
    return await mine;
  } catch (error) {
    // the next attempt may load the module again
    if (users === mine) users = undefined;
    throw error;
  }
}

function showChanged(ids: readonly number[]): void {
  changed = ids;
  notify();
}

function setLocal(ids: readonly number[]): void {
  local = ids;
  writeLocalFavorites(ids);
  paint(ids);
  notify();
}

function onStorage(event: StorageEvent): void {
  if (!isOfFavorites(event)) return;
  local = readLocalFavorites();
  paint(local);
  notify();
}

/** Updates the number that was painted before hydration. */
function paint(ids: readonly number[]): void {
  document.documentElement.style.setProperty(savedCountProperty, savedCountValue(ids.length));
}

function notify(): void {
  for (const listener of listeners) listener();
}
