import { writeUsersCopy } from './user-favorites-copy.ts';

export interface Change {
  id: number;
  saved: boolean;
}

/** The documented calls, through the storefront's server. All of them throw when they fail. */
export interface FavoritesCalls {
  list: () => Promise<number[]>;
  change: (change: Change) => Promise<void>;
  /** Returns the list as it is afterwards. */
  merge: (ids: readonly number[]) => Promise<number[]>;
}

export interface UserFavorites {
  /** Shown at once; undone, and the promise rejected, if the server refuses it. */
  change: (change: Change) => Promise<void>;
  merge: (ids: readonly number[]) => Promise<void>;
  /** Compares with the list of the page's loader: if they differ, one of them is outdated, and the list is fetched again. */
  compare: (ids: readonly number[]) => void;
  /** Starts copying the list into local storage. Only after `merge`: until then the guest's list is stored there. */
  keepCopy: () => void;
  /** Stops updating what is shown, whatever requests are pending. */
  stop: () => void;
}

interface Options {
  calls: FavoritesCalls;
  /** The newest first. */
  ids: readonly number[];
  /** Called with the ids whenever they change. */
  show: (ids: readonly number[]) => void;
  /** Writes the copy; omitted = into local storage. */
  write?: (ids: readonly number[]) => void;
}

/** A user's favorites in the browser: ids only, the newest first. */
export function createUserFavorites({ calls, ids, show, write = writeUsersCopy }: Options): UserFavorites {
  let shown = ids;
  let isStopped = false;
  let hasCopy = false;
  /** The version of the last change or list: a list requested before it is outdated. */
  let version = 0;
  /** The last pending change of each product: the next change waits for it, so that the last one wins. */
  const pending = new Map<number, Promise<void>>();

  const put = (next: readonly number[]) => {
    if (isStopped) return;
    version++;
    shown = next;
    if (hasCopy) write(next);
    show(next);
  };
  const reload = () => {
    const requestedVersion = version;
    calls.list().then(
      (list) => requestedVersion === version && put(list),
      // favorites that cannot be loaded are only logged (product-spec 8)
      (error: unknown) => reportError(error),
    );
  };
  return {
    change: async ({ id, saved }) => {
      const wasSaved = shown.includes(id);
      put(withChange(shown, { id, saved }));
      const before = pending.get(id)?.catch(() => undefined);
      const sent = Promise.resolve(before).then(() => calls.change({ id, saved }));
      pending.set(id, sent);
      try {
        await sent;
      } catch (error) {
        put(withChange(shown, { id, saved: wasSaved }));
        reload();
        throw error;
      } finally {
        if (pending.get(id) === sent) pending.delete(id);
      }
    },
    merge: async (local) => put(await calls.merge(local)),
    compare: (loaded) => {
      if (pending.size === 0 && loaded.join() !== shown.join()) reload();
    },
    keepCopy: () => {
      hasCopy = true;
      write(shown);
    },
    stop: () => {
      isStopped = true;
    },
  };
}

const withChange = (ids: readonly number[], { id, saved }: Change): readonly number[] =>
  saved ? [id, ...ids.filter((other) => other !== id)] : ids.filter((other) => other !== id);
