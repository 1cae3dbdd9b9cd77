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

describe('a category that is moved', () => {
  it('takes what is below it along, and the order of the shop follows the tree', () => {
    expect(placeCategory(tree, { id: 1, parentId: null, place: 1 })).toEqual({
      ok: true,
      ids: [4, 1, 2, 3, 5],
    });
    expect(placeCategory(tree, { id: 2, parentId: 4, place: 0 })).toEqual({ ok: true, ids: [1, 4, 2, 3, 5] });
    expect(placeCategory(tree, { id: 5, parentId: 1, place: 0 })).toEqual({ ok: true, ids: [1, 5, 2, 3, 4] });
  });

  it('stands last where its place is past the last one', () => {
    expect(placeCategory(tree, { id: 4, parentId: 1, place: 99 })).toEqual({
      ok: true,
      ids: [1, 2, 3, 4, 5],
    });
  });

  it('never makes a fourth level', () => {
    expect(placeCategory(tree, { id: 4, parentId: 3, place: 0 })).toEqual({ ok: false, code: 'TOO_DEEP' });
    expect(placeCategory(tree, { id: 1, parentId: 4, place: 0 })).toEqual({ ok: false, code: 'TOO_DEEP' });
    expect(placeCategory(tree, { id: 4, parentId: 2, place: 0 })).toMatchObject({ ok: true });
  });

  it('never stands below itself', () => {
    expect(placeCategory(tree, { id: 1, parentId: 3, place: 0 })).toEqual({ ok: false, code: 'OWN_BRANCH' });
    expect(placeCategory(tree, { id: 1, parentId: 1, place: 0 })).toEqual({ ok: false, code: 'OWN_BRANCH' });
  });

  it('is one that there is, below one that there is', () => {
    expect(placeCategory(tree, { id: 9, parentId: null, place: 0 })).toEqual({ ok: false, code: 'UNKNOWN' });
    expect(placeCategory(tree, { id: 1, parentId: 9, place: 0 })).toEqual({ ok: false, code: 'UNKNOWN' });
  });
});
