import { describe, expect, it } from 'vitest';
import { addViewed, readViewed } from './local-viewed.ts';

function browser(stored: Record<string, string> = {}) {
  return {
    stored,
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
  };
}

describe('viewed products', () => {
  it('are stored with the last one first, each once', () => {
    const store = browser();
    for (const id of [7, 3, 7, 5]) addViewed(id, store);
    expect(readViewed(store)).toEqual([5, 7, 3]);
    expect(store.stored).toEqual({ viewed: '[5,7,3]' });
  });

  it('are dropped after twelve later ones', () => {
    const store = browser();
    for (let id = 1; id <= 14; id += 1) addViewed(id, store);
    expect(readViewed(store)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  });

  it.each(['nonsense', '{"a":1}', '"7"', 'null'])('are empty if the storage contains %s', (text) => {
    expect(readViewed(browser({ viewed: text }))).toEqual([]);
  });

  it('ignore entries that are not ids', () => {
    expect(readViewed(browser({ viewed: '[7,"8",-1,1.5,null,7,9]' }))).toEqual([7, 9]);
  });

  it('are empty if the browser stores nothing', () => {
    const refusing = {
      getItem: () => {
        throw new Error('forbidden');
      },
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(readViewed(refusing)).toEqual([]);
    expect(() => addViewed(7, refusing)).not.toThrow();
  });
});
