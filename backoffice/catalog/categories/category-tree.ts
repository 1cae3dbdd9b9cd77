import type { StaffCategory } from '#contract/admin/catalog/category.ts';

type Category = Pick<StaffCategory, 'id' | 'parentId'>;

/** A position in the tree, in the API's format. */
export interface Target {
  parentId: number | null;
  /** Index among the parent's children, without the moved category. */
  place: number;
}

export interface TreeRow<Of extends Category> {
  category: Of;
  /** 0 at the top level. */
  depth: number;
  /** Index among the children of the same parent. */
  place: number;
  siblings: number;
}

/** Number of levels of the tree. */
const levels = 3;
/** Larger than any list: the last position. */
const last = 1000;

const below = <Of extends Category>(categories: readonly Of[], parentId: number | null): Of[] =>
  categories.filter((one) => one.parentId === parentId);

/** Flattens the tree: each category is followed by its children. */
export function treeRows<Of extends Category>(
  categories: readonly Of[],
  parentId: number | null = null,
  depth = 0,
): TreeRow<Of>[] {
  const level = below(categories, parentId);
  return level.flatMap((category, place) => [
    { category, depth, place, siblings: level.length },
    ...treeRows(categories, category.id, depth + 1),
  ]);
}

export type Step = 'up' | 'down' | 'in' | 'out';

/** The target of a step: among its siblings, below the sibling before it, or next to its parent; null if there is none. */
export function stepOf(categories: readonly Category[], id: number, step: Step): Target | null {
  const rows = treeRows(categories);
  const row = rows.find(({ category }) => category.id === id);
  if (row === undefined) return null;
  const { category, depth, place, siblings } = row;
  const { parentId } = category;
  switch (step) {
    case 'up':
      return place === 0 ? null : { parentId, place: place - 1 };
    case 'down':
      return place === siblings - 1 ? null : { parentId, place: place + 1 };
    case 'in': {
      const before = below(categories, parentId)[place - 1];
      return before === undefined || depth + heightOf(categories, id) >= levels
        ? null
        : { parentId: before.id, place: last };
    }
    case 'out': {
      const parent = rows.find((one) => one.category.id === parentId);
      return parent === undefined ? null : { parentId: parent.category.parentId, place: parent.place + 1 };
    }
  }
}

const heightOf = (categories: readonly Category[], id: number): number =>
  1 + Math.max(0, ...below(categories, id).map((child) => heightOf(categories, child.id)));

export type DropSide = 'before' | 'inside' | 'after';

/** In which part of a row something is dropped; `share`: of the row's height, from the top. */
export const sideOf = (share: number): DropSide =>
  share < 1 / 3 ? 'before' : share > 2 / 3 ? 'after' : 'inside';

/** The target of a category dropped on a row; null if it was dropped on itself. */
export function dropOn(
  categories: readonly Category[],
  { id, onto, side }: { id: number; onto: number; side: DropSide },
): Target | null {
  const row = categories.find((one) => one.id === onto);
  if (row === undefined || id === onto) return null;
  if (side === 'inside') return { parentId: onto, place: last };
  const { parentId } = row;
  const rest = below(categories, parentId).filter((one) => one.id !== id);
  const place = rest.findIndex((one) => one.id === onto);
  return { parentId, place: side === 'before' ? place : place + 1 };
}
