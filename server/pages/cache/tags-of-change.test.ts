import { describe, expect, it } from 'vitest';
import { tagsOfChange } from './tags-of-change.ts';

const ring = {
  id: 7,
  kind: 'STOCK' as const,
  isGone: false,
  isCardChanged: false,
  isListChanged: false,
  categories: ['engagement', 'rings'],
};

describe('the tags purged by a change', () => {
  it('a held piece: the page of its product, and counts; no list', () => {
    expect(tagsOfChange({ products: [ring] })).toEqual([
      { tag: 'product:7', kind: 'stale' },
      { tag: 'menu', kind: 'counts' },
    ]);
  });

  it('a held piece that is the cheapest: also the pages with its card', () => {
    expect(tagsOfChange({ products: [{ ...ring, isCardChanged: true }] })).toEqual([
      { tag: 'product:7', kind: 'stale' },
      { tag: 'card:7', kind: 'stale' },
      { tag: 'menu', kind: 'counts' },
    ]);
  });

  it('a sold piece that is the last: also its card and the lists of its categories', () => {
    expect(tagsOfChange({ products: [{ ...ring, isCardChanged: true, isListChanged: true }] })).toEqual([
      ...['product:7', 'card:7', 'listing:all', 'listing:engagement', 'listing:rings'].map((tag) => ({
        tag,
        kind: 'stale',
      })),
      { tag: 'menu', kind: 'counts' },
    ]);
  });

  it('a price, or a product that is no longer public: the old pages are not shown', () => {
    const tagged = (change: Partial<typeof ring> | { kind: 'PRICE' }) =>
      tagsOfChange({ products: [{ ...ring, isCardChanged: true, isListChanged: true, ...change }] });
    expect(tagged({ kind: 'PRICE' })).toContainEqual({ tag: 'listing:rings', kind: 'price' });
    expect(tagged({ isGone: true })).toContainEqual({ tag: 'card:7', kind: 'gone' });
  });

  it('an unknown change: everything', () => {
    expect(tagsOfChange({ products: '*' })).toBe('*');
    expect(tagsOfChange({ content: '*', ids: '*', isHidden: true })).toBe('*');
    expect(tagsOfChange({ content: 'table_of_tomorrow', ids: ['1'], isHidden: false })).toBe('*');
  });

  it('a row of content: that row and lists of its table; a hidden row is not shown again', () => {
    expect(tagsOfChange({ content: 'stores', ids: ['3'], isHidden: false })).toEqual([
      { tag: 'content:stores', kind: 'stale' },
      { tag: 'content:stores:3', kind: 'stale' },
    ]);
    expect(tagsOfChange({ content: 'moments', ids: ['3'], isHidden: true })).toContainEqual({
      tag: 'content:moments:3',
      kind: 'gone',
    });
  });
});
