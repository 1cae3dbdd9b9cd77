import {
  MutationObserver,
  type MutationObserverOptions,
  type QueryClient,
  QueryObserver,
} from '@tanstack/react-query';
import { writeUsersCopy } from './query-favorites-copy.ts';
import { createQueryClient } from './query-client.ts';

// Only the browsers of logged-in users load this file and the library under it (favorites-store.ts).

export interface Change {
  id: number;
  saved: boolean;
}

/** The documented calls, by way of the storefront's server. All of them throw when they fail. */
export interface FavoritesCalls {
  list: () => Promise<number[]>;
  change: (change: Change) => Promise<void>;
  /** Answers the list as it is afterwards. */
  merge: (ids: readonly number[]) => Promise<number[]>;
}

export interface FollowedFavorites {
  /** At once in sight; taken back, and the promise rejected, when the server does not take it. */
  change: (change: Change) => Promise<void>;
  merge: (ids: readonly number[]) => Promise<void>;
  /** What the page's own loader brought: where it differs from what is known here, one of them is old, and the server is asked. */
  seed: (ids: readonly number[]) => void;
  /** From now on the list is kept in the browser as well. Only after `merge`: what a guest saved lies in its place. */
  keepCopy: () => void;
  stop: () => void;
}

interface Options {
  calls: FavoritesCalls;
  ids: readonly number[];
  /** Hears of the ids whenever they change. */
  show: (ids: readonly number[]) => void;
  client?: QueryClient;
  /** Writes the copy; left out = into local storage. */
  write?: (ids: readonly number[]) => void;
}

const queryKey = ['favorites'];

/** A user's favorites as one query, ids only, the newest first. */
export function followFavorites({
  calls,
  ids,
  show,
  client = createQueryClient(),
  write = writeUsersCopy,
}: Options): FollowedFavorites {
  const read = () => client.getQueryData<readonly number[]>(queryKey) ?? [];
  const put = ({ id, saved }: Change) => client.setQueryData(queryKey, withChange(read(), { id, saved }));
  client.setQueryData(queryKey, ids);
  const observer = new QueryObserver<readonly number[]>(client, { queryKey, queryFn: calls.list });
  let hasCopy = false;
  const unsubscribe = observer.subscribe(({ data }) => {
    if (data === undefined) return;
    if (hasCopy) write(data);
    show(data);
  });
  const changes = {
    mutationFn: calls.change,
    onMutate: async ({ id, saved }: Change) => {
      const before = { id, saved: read().includes(id) };
      put({ id, saved });
      await client.cancelQueries({ queryKey });
      return before;
    },
    onError: (_error: Error, _change: Change, before?: Change) => {
      if (before) put(before);
      void client.invalidateQueries({ queryKey });
    },
  } satisfies MutationObserverOptions<void, Error, Change, Change>;
  const merging = new MutationObserver(client, {
    mutationFn: calls.merge,
    onSuccess: (merged) => void client.setQueryData(queryKey, merged),
  });
  return {
    // those of one product one after another: the last press decides
    change: (change) =>
      new MutationObserver(client, { ...changes, scope: { id: `favorite ${change.id}` } }).mutate(change),
    merge: async (local) => void (await merging.mutate(local)),
    seed: (loaded) => {
      if (client.isMutating() > 0 || loaded.join() === read().join()) return;
      void client.invalidateQueries({ queryKey });
    },
    keepCopy: () => {
      hasCopy = true;
      write(read());
    },
    stop: () => {
      unsubscribe();
      client.clear();
    },
  };
}

const withChange = (ids: readonly number[], { id, saved }: Change): readonly number[] =>
  saved ? [id, ...ids.filter((other) => other !== id)] : ids.filter((other) => other !== id);
