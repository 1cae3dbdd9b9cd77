import { describe, expect, it } from 'vitest';
import { forgetSearch, forgetSearches, addSearch, readSearches } from './recent-searches.ts';

function browser(stored: Record<string, string> = {}) {
  return {
    stored,
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
    removeItem: (key: string) => {
      delete stored[key];
    },
  };
}

describe('recent searches', () => {
  it('are stored with the last one first, each once, whatever its case and spaces', () => {
    const store = browser();
    for (const text of ['кольцо', 'uzuk 17', ' Кольцо ', 'uzuk   17']) addSearch(text, store);
    expect(readSearches(store)).toEqual(['uzuk 17', 'Кольцо']);
  });

  it('are dropped after six later ones', () => {
    const store = browser();
    for (let n = 1; n <= 8; n += 1) addSearch(`uzuk ${n}`, store);
    expect(readSearches(store)).toEqual([8, 7, 6, 5, 4, 3].map((n) => `uzuk ${n}`));
  });

  it('can be removed one by one, or all at once', () => {
    const store = browser();
    for (const text of ['a1', 'b2', 'c3']) addSearch(text, store);
    forgetSearch('b2', store);
    expect(readSearches(store)).toEqual(['c3', 'a1']);
    forgetSearches(store);
    expect(store.stored).toEqual({});
  });

  it.each(['nonsense', '{"a":1}', '"x"', 'null'])('are empty if the storage contains %s', (text) => {
    expect(readSearches(browser({ searches: text }))).toEqual([]);
  });

  it('ignore entries that are not text, empty or too long', () => {
    const store = browser({ searches: JSON.stringify(['uzuk', 7, '  ', 'x'.repeat(101), null, 'uzuk']) });
    expect(readSearches(store)).toEqual(['uzuk']);
    addSearch('  ', store);
    expect(readSearches(store)).toEqual(['uzuk']);
  });

  it('are empty if the browser stores nothing', () => {
    const refuse = () => {
      throw new Error('forbidden');
    };
    const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse };
    expect(readSearches(refusing)).toEqual([]);
    expect(() => addSearch('uzuk', refusing)).not.toThrow();
    expect(() => forgetSearches(refusing)).not.toThrow();
  });
});
