import { afterEach, describe, expect, it } from 'vitest';
import {
  createUserFavorites,
  type Change,
  type FavoritesCalls,
  type UserFavorites,
} from './user-favorites.ts';

let favorites: UserFavorites | undefined;
afterEach(() => favorites?.stop());

/** A server that stores these ids and accepts changes until it is set to refuse. */
function serverWith(ids: number[]) {
  const server = { ids, refuses: false, changes: [] as string[] };
  const calls: FavoritesCalls = {
    list: async () => [...server.ids],
    change: async ({ id, saved }: Change) => {
      server.changes.push(`${saved ? 'save' : 'remove'} ${id}`);
      await Promise.resolve();
      if (server.refuses) throw new Error('refused');
      server.ids = saved ? [id, ...server.ids] : server.ids.filter((other) => other !== id);
    },
    merge: async (local) => {
      server.ids = [...local.toReversed(), ...server.ids];
      return server.ids;
    },
  };
  return { server, calls };
}

function open(ids: number[]) {
  const { server, calls } = serverWith(ids);
  const shown: (readonly number[])[] = [];
  const written: (readonly number[])[] = [];
  favorites = createUserFavorites({
    calls,
    ids: [...ids],
    show: (now) => shown.push(now),
    write: (now) => written.push(now),
  });
  return { server, favorites, last: () => shown.at(-1), copy: () => written.at(-1) };
}

describe('a user’s favorites in the browser', () => {
  it('show a change before the server has confirmed it', async () => {
    const { favorites, last, server } = open([2, 1]);
    const sent = favorites.change({ id: 3, saved: true });
    await expect.poll(last).toEqual([3, 2, 1]);
    await sent;
    expect(server.ids).toEqual([3, 2, 1]);
  });

  it('undo a change that the server refuses, and report it to the caller', async () => {
    const { favorites, last, server } = open([2, 1]);
    server.refuses = true;
    await expect(favorites.change({ id: 1, saved: false })).rejects.toThrow('refused');
    await expect.poll(last).toEqual([2, 1]);
  });

  it('send changes in quick succession one after another, so that the last one wins', async () => {
    const { favorites, last, server } = open([]);
    await Promise.all([
      favorites.change({ id: 5, saved: true }),
      favorites.change({ id: 5, saved: false }),
      favorites.change({ id: 5, saved: true }),
    ]);
    expect(server.changes).toEqual(['save 5', 'remove 5', 'save 5']);
    expect(last()).toEqual([5]);
  });

  it('merge a guest’s list and show the server’s result', async () => {
    const { favorites, last } = open([1]);
    await favorites.merge([7, 8]);
    await expect.poll(last).toEqual([8, 7, 1]);
  });

  it('are copied into the browser once the guest’s list was merged, and at every later change', async () => {
    const { favorites, copy } = open([1]);
    await favorites.merge([7]);
    expect(copy()).toBeUndefined();
    favorites.keepCopy();
    expect(copy()).toEqual([7, 1]);
    await favorites.change({ id: 1, saved: false });
    await expect.poll(copy).toEqual([7]);
  });

  it('are loaded again if the page’s loader has another list, but not while a change is pending', async () => {
    const { favorites, last, server } = open([1]);
    const sent = favorites.change({ id: 2, saved: true });
    favorites.compare([1]);
    await sent;
    await expect.poll(last).toEqual([2, 1]);
    server.ids = [9, 2];
    favorites.compare([9]);
    // the loader was slower than another window
    await expect.poll(last).toEqual([9, 2]);
  });
});
