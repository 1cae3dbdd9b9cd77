import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseStore, chosenStore, searchWithStore } from './chosen-store.ts';

const stored = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});
beforeEach(() => chooseStore(null));

const arrive = (pathname: string, search: string, before: string | null = null) =>
  searchWithStore({
    pathname,
    search: new URLSearchParams(search),
    before: before === null ? null : new URLSearchParams(before),
  })?.toString() ?? null;

describe('the store selected for all screens', () => {
  it('is added to the address of a screen that can show one store', () => {
    expect(arrive('/orders', 'state=NEW')).toBeNull();
    chooseStore(3);
    expect(chosenStore()).toBe(3);
    expect(arrive('/orders', 'state=NEW')).toBe('state=NEW&storeId=3');
    expect(arrive('/today', '')).toBe('store=3');
    expect(arrive('/counter/day', '')).toBe('store=3');
    expect(arrive('/orders', 'storeId=5')).toBeNull();
    expect(arrive('/orders/Z-1', '')).toBeNull();
    expect(arrive('/models', '')).toBeNull();
  });

  it('is not added to a screen whose filter was removed, until another store is selected', () => {
    chooseStore(3);
    expect(arrive('/pieces', 'sort=price', 'sort=price&storeId=3')).toBeNull();
    // a removed filter is not set again
    expect(arrive('/pieces', 'sort=weight', 'sort=price')).toBeNull();
    // another view of the list does not count as a removed filter
    expect(arrive('/orders', 'state=NEW', 'sort=total&storeId=3')).toBe('state=NEW&storeId=3');
    expect(arrive('/pieces', '')).toBeNull();
    expect(arrive('/orders', '')).toBe('storeId=3');
    chooseStore(4);
    expect(arrive('/pieces', '')).toBe('storeId=4');
    chooseStore(null);
    expect(arrive('/pieces', '')).toBeNull();
  });
});
