import { describe, expect, it } from 'vitest';
import { tagsOfChange } from './tags-of-change.ts';

describe('what a change makes stale', () => {
  it('a product: its own page and every list', () => {
    expect(tagsOfChange({ products: [7, 9] })).toEqual(['catalog', 'product:7', 'product:9']);
  });

  it('many products: everything', () => {
    expect(tagsOfChange({ products: '*' })).toBe('*');
  });

  it('a banner or a store: the pages that show content', () => {
    expect(tagsOfChange({ content: 'banners' })).toContain('content');
  });
});
