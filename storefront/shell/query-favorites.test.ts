import { afterEach, describe, expect, it } from 'vitest';
import {
  followFavorites,
  type Change,
  type FavoritesCalls,
  type FollowedFavorites,
} from './query-favorites.ts';

let followed: FollowedFavorites | undefined;
afterEach(() => followed?.stop());

/** A server that keeps these ids and takes changes until it is told to refuse. */
function serverWith(ids: number[]) {
  const server = { ids, refuses: false, asked: [] as string[] };
  const calls: FavoritesCalls = {
    list: async () => [...server.ids],
    change: async ({ id, saved }: Change) => {
      server.asked.push(`${saved ? 'save' : 'remove'} ${id}`);
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

function follow(ids: number[]) {
  const { server, calls } = serverWith(ids);
  const shown: (readonly number[])[] = [];
  const written: (readonly number[])[] = [];
  followed = followFavorites({
    calls,
    ids: [...ids],
    show: (now) => shown.push(now),
    write: (now) => written.push(now),
  });
  return { server, followed, last: () => shown.at(-1), copy: () => written.at(-1) };
}

describe('a user’s favorites in the browser', () => {
  it('show a change before the server knows of it', async () => {
    const { followed, last, server } = follow([2, 1]);
    const sent = followed.change({ id: 3, saved: true });
    await expect.poll(last).toEqual([3, 2, 1]);
    await sent;
    expect(server.ids).toEqual([3, 2, 1]);
  });

  it('take it back when the server refuses, and say so to whoever asked', async () => {
    const { followed, last, server } = follow([2, 1]);
    server.refuses = true;
    await expect(followed.change({ id: 1, saved: false })).rejects.toThrow('refused');
    await expect.poll(last).toEqual([2, 1]);
  });

  it('send presses in quick succession one after another: the last one decides', async () => {
    const { followed, last, server } = follow([]);
    await Promise.all([
      followed.change({ id: 5, saved: true }),
      followed.change({ id: 5, saved: false }),
      followed.change({ id: 5, saved: true }),
    ]);
    expect(server.asked).toEqual(['save 5', 'remove 5', 'save 5']);
    expect(last()).toEqual([5]);
  });

  it('take a guest’s list in and show what the server made of it', async () => {
    const { followed, last } = follow([1]);
    await followed.merge([7, 8]);
    await expect.poll(last).toEqual([8, 7, 1]);
  });

  it('are copied into the browser once nothing of a guest’s lies there, and at every change after', async () => {
    const { followed, copy } = follow([1]);
    await followed.merge([7]);
    expect(copy()).toBeUndefined();
    followed.keepCopy();
    expect(copy()).toEqual([7, 1]);
    await followed.change({ id: 1, saved: false });
    await expect.poll(copy).toEqual([7]);
  });

  it('ask the server where the page’s loader says something else, but not while a change is under way', async () => {
    const { followed, last, server } = follow([1]);
    const sent = followed.change({ id: 2, saved: true });
    followed.seed([1]);
    await sent;
    await expect.poll(last).toEqual([2, 1]);
    server.ids = [9, 2];
    followed.seed([9]);
    // the loader was slower than another window
    await expect.poll(last).toEqual([9, 2]);
  });
});
