import type { CategoriesQuery, StaffCategoryRow } from '#contract/admin/catalog/category.ts';
import type { ReadDb } from '#database/connect.ts';
import { inOrder, isOneOf, containsTyped } from '#server/kit/lists/short-list.ts';
import { selectStaffCategories } from './queries-category.ts';
import { lacksOf, rowToStaff, wordsOf } from './wire-category.ts';

/** Returns the categories that match the filters, by default in the order of the tree; a shop has few. */
export async function listCategories(
  db: ReadDb,
  { q, within, lacks, noImage, empty, sort = 'position' }: CategoriesQuery,
): Promise<StaffCategoryRow[]> {
  const found = treeOf(await selectStaffCategories(db)).filter(({ category, above }) => {
    const row = rowToStaff(category, []);
    return (
      containsTyped(wordsOf(row), q) &&
      isOneOf(within, ...above.map(({ id }) => String(id))) &&
      isOneOf(lacks, ...lacksOf(row)) &&
      (noImage !== true || row.image === null) &&
      (empty !== true || row.models === 0)
    );
  });
  const rows = found.map(({ category, above }) => rowToStaff(category, above));
  return inOrder(rows, sort, { models: ({ models }) => models });
}

interface Node {
  id: number;
  parent_id: number | null;
}

interface Placed<Of extends Node> {
  category: Of;
  /** The categories that it is in, the top-level one first. */
  above: readonly Of[];
}

/** Puts each category before its subcategories. */
const treeOf = <Of extends Node>(
  categories: readonly Of[],
  parentId: number | null = null,
  above: readonly Of[] = [],
): Placed<Of>[] =>
  categories
    .filter((one) => one.parent_id === parentId)
    .flatMap((category) => [{ category, above }, ...treeOf(categories, category.id, [...above, category])]);
