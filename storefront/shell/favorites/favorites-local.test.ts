import { describe, expect, it } from 'vitest';
import { writeUsersCopy } from './user-favorites-copy.ts';
import { holdsUsersCopy, readLocalFavorites, writeLocalFavorites } from './favorites-local.ts';

function storeWith(text: string | null) {
  const stored = new Map(text === null ? [] : [['favorites', text]]);
  return {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  };
}

describe('a guest’s favorites', () => {
  it('are a JSON list of product ids under the key of the specification', () => {
    const store = storeWith(null);
    writeLocalFavorites([7, 3], store);
    expect(store.getItem('favorites')).toBe('[7,3]');
    expect(readLocalFavorites(store)).toEqual([7, 3]);
  });

  it('are limited to a thousand: the oldest are dropped', () => {
    const store = storeWith(null);
    writeLocalFavorites(
      Array.from({ length: 1002 }, (_each, index) => index + 1),
      store,
    );
    expect(readLocalFavorites(store)).toHaveLength(1000);
    expect(readLocalFavorites(store)[0]).toBe(3);
  });

  it('remove the key when the last one is removed', () => {
    const store = storeWith('[7]');
    writeLocalFavorites([], store);
    expect(store.getItem('favorites')).toBeNull();
  });

  it.each(['{', 'null', '{"length":3}', '"12"', '["a",-1,0,1.5,null]'])(
    'are none where %s stands',
    (text) => {
      expect(readLocalFavorites(storeWith(text))).toEqual([]);
    },
  );

  it('contain each id once', () => {
    expect(readLocalFavorites(storeWith('[5,5,2]'))).toEqual([5, 2]);
  });

  it('are empty, without an error, if the browser blocks storage', () => {
    const forbidden = () => {
      throw new Error('forbidden');
    };
    const store = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };
    expect(readLocalFavorites(store)).toEqual([]);
    expect(() => writeLocalFavorites([1], store)).not.toThrow();
  });
});

describe('the copy of a user’s favorites', () => {
  it('is the same list under the same key, and is never treated as a guest’s', () => {
    const store = storeWith(null);
    writeUsersCopy([9, 4], store);
    expect(store.getItem('favorites')).toBe('[4,9]');
    expect(readLocalFavorites(store)).toEqual([]);
    expect(holdsUsersCopy(store)).toBe(true);
  });

  it('is removed as a whole at a logout, and a guest’s list can follow', () => {
    const store = storeWith(null);
    writeUsersCopy([9, 4], store);
    writeLocalFavorites([], store);
    expect([store.getItem('favorites'), holdsUsersCopy(store)]).toEqual([null, false]);
    writeLocalFavorites([3], store);
    expect(readLocalFavorites(store)).toEqual([3]);
  });
});
