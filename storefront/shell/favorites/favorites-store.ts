import { holdsUsersCopy, isOfFavorites, readLocalFavorites, writeLocalFavorites } from './favorites-local.ts';
import { forgetTraces } from '../login/personal-storage.ts';
import { savedCountProperty, savedCountValue } from './favorites-count.ts';
import type { Change, FavoritesCalls, UserFavorites } from './user-favorites.ts';

// The favorites of this browser's page. A guest's are in local storage; a user's are the root loader's until something changes
// here, then those of user-favorites.ts, which browsers of guests do not load.

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

/** A guest's, the last saved at the end. */
export const localFavorites = (): readonly number[] => (local ??= readLocalFavorites());

/** A user's, the newest first, once this page knows better than its loader did. */
export const changedFavorites = (): readonly number[] | null => changed;

/** The last change did not reach the server. */
export const hasFailedChange = (): boolean => hasFailed;

export function forgetFailure(): void {
  hasFailed = false;
  notify();
}

export function changeLocal({ id, saved }: Change): void {
  const rest = localFavorites().filter((other) => other !== id);
  setLocal(saved ? [...rest, id] : rest);
}

/** When somebody logs out, their browser forgets as well (product-spec 4). */
export function forgetShopper(): void {
  setLocal([]);
  forgetTraces();
}

/**
 * What the root's loader knows of a user; what they saved as a guest goes up with it, and the browser keeps a copy of the whole
 * (product-spec 4 and 9).
 */
export async function keepUsers(ids: readonly number[], calls: FavoritesCalls): Promise<void> {
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
    // favorites that could not be had are only logged (product-spec 8); the list waits in the browser
    reportError(error);
  }
}

/** Drops what belongs to a user, when nobody is logged in any more. */
export async function dropUsers(): Promise<void> {
  const before = users;
  users = undefined;
  changed = null;
  // a login that ended without a logout: the next person at this browser sees nothing of it
  if (holdsUsersCopy()) forgetShopper();
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
    // the next attempt may load the file
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

/** The number that was painted before React knew of it. */
function paint(ids: readonly number[]): void {
  document.documentElement.style.setProperty(savedCountProperty, savedCountValue(ids.length));
}

function notify(): void {
  for (const listener of listeners) listener();
}
