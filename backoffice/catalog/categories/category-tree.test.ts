import { describe, expect, it } from 'vitest';
import { dropOn, sideOf, stepOf, treeRows } from './category-tree.ts';

// rings (engagement (halo)), earrings, chains
const tree = [
  { id: 1, parentId: null },
  { id: 2, parentId: 1 },
  { id: 3, parentId: 2 },
  { id: 4, parentId: null },
  { id: 5, parentId: null },
];

it('the tree is flattened to a list: a category, then its children', () => {
  expect(treeRows(tree).map(({ category, depth }) => [category.id, depth])).toEqual([
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 0],
    [5, 0],
  ]);
});

describe('BO-50: a step of a category', () => {
  it('up and down stays among its siblings', () => {
    expect(stepOf(tree, 4, 'up')).toEqual({ parentId: null, place: 0 });
    expect(stepOf(tree, 4, 'down')).toEqual({ parentId: null, place: 2 });
    expect(stepOf(tree, 1, 'up')).toBeNull();
    expect(stepOf(tree, 3, 'down')).toBeNull();
  });

  it('in leads below the sibling before it, never to a fourth level', () => {
    expect(stepOf(tree, 5, 'in')).toEqual({ parentId: 4, place: 1000 });
    expect(stepOf(tree, 1, 'in')).toBeNull();
    const moved = [...tree, { id: 6, parentId: 2 }, { id: 7, parentId: 2 }];
    expect(stepOf(moved, 7, 'in')).toBeNull();
  });

  it('out leads to the position after its parent', () => {
    expect(stepOf(tree, 3, 'out')).toEqual({ parentId: 1, place: 1 });
    expect(stepOf(tree, 2, 'out')).toEqual({ parentId: null, place: 1 });
    expect(stepOf(tree, 5, 'out')).toBeNull();
  });
});

it('a dropped category is placed before, inside or after the target row', () => {
  expect([0.1, 0.5, 0.9].map(sideOf)).toEqual(['before', 'inside', 'after']);
  expect(dropOn(tree, { id: 5, onto: 1, side: 'before' })).toEqual({ parentId: null, place: 0 });
  expect(dropOn(tree, { id: 1, onto: 5, side: 'after' })).toEqual({ parentId: null, place: 2 });
  expect(dropOn(tree, { id: 5, onto: 2, side: 'inside' })).toEqual({ parentId: 2, place: 1000 });
  expect(dropOn(tree, { id: 5, onto: 5, side: 'inside' })).toBeNull();
});
