import { describe, expect, it } from 'vitest';
import { placeCategory, type TreeNode } from './category-tree.ts';

// 1 (2 (3)), 4, 5
const tree: TreeNode[] = [
  { id: 1, parentId: null },
  { id: 2, parentId: 1 },
  { id: 3, parentId: 2 },
  { id: 4, parentId: null },
  { id: 5, parentId: null },
];

describe('placeCategory', () => {
  it('a category is moved with its subcategories, and the order of the shop follows the tree', () => {
    expect(placeCategory(tree, { id: 1, parentId: null, place: 1 })).toEqual({
      ok: true,
      ids: [4, 1, 2, 3, 5],
    });
    expect(placeCategory(tree, { id: 2, parentId: 4, place: 0 })).toEqual({ ok: true, ids: [1, 4, 2, 3, 5] });
    expect(placeCategory(tree, { id: 5, parentId: 1, place: 0 })).toEqual({ ok: true, ids: [1, 5, 2, 3, 4] });
  });

  it('a position past the last one puts it last', () => {
    expect(placeCategory(tree, { id: 4, parentId: 1, place: 99 })).toEqual({
      ok: true,
      ids: [1, 2, 3, 4, 5],
    });
  });

  it('a fourth level is refused', () => {
    expect(placeCategory(tree, { id: 4, parentId: 3, place: 0 })).toEqual({ ok: false, code: 'TOO_DEEP' });
    expect(placeCategory(tree, { id: 1, parentId: 4, place: 0 })).toEqual({ ok: false, code: 'TOO_DEEP' });
    expect(placeCategory(tree, { id: 4, parentId: 2, place: 0 })).toMatchObject({ ok: true });
  });

  it('a category cannot be moved below itself', () => {
    expect(placeCategory(tree, { id: 1, parentId: 3, place: 0 })).toEqual({ ok: false, code: 'OWN_BRANCH' });
    expect(placeCategory(tree, { id: 1, parentId: 1, place: 0 })).toEqual({ ok: false, code: 'OWN_BRANCH' });
  });

  it('an unknown category or parent is refused', () => {
    expect(placeCategory(tree, { id: 9, parentId: null, place: 0 })).toEqual({ ok: false, code: 'UNKNOWN' });
    expect(placeCategory(tree, { id: 1, parentId: 9, place: 0 })).toEqual({ ok: false, code: 'UNKNOWN' });
  });
});
