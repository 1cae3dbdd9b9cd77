import type { ChangeCategory } from '#contract/admin/catalog/category.ts';
import type { staffCategoryOperations as declared } from '#contract/operations/admin/catalog/category.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { placeCategory } from '#domain/catalog/category-tree.ts';
import { freeSlug } from '#domain/catalog/slug.ts';
import { lastChange } from '#server/kit/audit.ts';
import { Refusal, refusedField } from '#server/kit/refusal.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { listCategories } from './list-categories.ts';
import {
  countUses,
  deleteCategory,
  insertCategory,
  lockCategory,
  lockTree,
  placeInTree,
  selectStaffCategories,
  selectUnknownPictures,
  selectUsedSlugs,
  type StaffCategoryRow,
  updateCategory,
} from './queries-category.ts';
import { categoryToStaff, columnsOfChange, nameOfNew } from './wire-category.ts';

/** Operations of the staff on the tree of categories. */
export const staffCategoryOperations = {
  listStaffCategories: ({ db }, { input }) => listCategories(db, input),

  async addCategory({ db }, { input }) {
    await lockTree(db);
    const { parentId } = input;
    const [name, taken] = [nameOfNew(input), await selectUsedSlugs(db, null)];
    const slugOf = (text: string) => freeSlug(text, { taken, fallback: 'category' });
    const slugs = { slug_uz: slugOf(name.uz), slug_ru: slugOf(name.ru), slug_en: slugOf(name.en) };
    if (parentId !== null && (await selectStaffCategories(db, parentId)).length === 0)
      throw new Refusal('NOT_FOUND');
    const id = await insertCategory(db, { parentId: null, name, slugs });
    await place(db, { id, parentId, place: lastPlace });
    return categoryToStaff(await getCategory(db, id));
  },

  async changeCategory({ db }, { input: { id, version, ...change } }) {
    await lockSeen(db, { id, version });
    const category = await getCategory(db, id);
    await refuseTakenSlugs(db, id, change);
    await refuseUnknownPictures(db, change);
    const columns = columnsOfChange(category, change);
    refuseEmptyNames(columns.name);
    await updateCategory(db, id, columns);
    return categoryToStaff(await getCategory(db, id));
  },

  async moveCategory({ db }, { input }) {
    await place(db, input);
    return listCategories(db, {});
  },

  async removeCategory({ db }, { input: { id, version } }) {
    await lockSeen(db, { id, version }, { forRemoval: true });
    const uses = await countUses(db, id);
    if (Object.values(uses).some((count) => count > 0)) throw new Refusal('IN_USE', { ...uses });
    await deleteCategory(db, id);
  },
} satisfies StaffFunctions<typeof declared, { db: Db }>;

/** Greater than any list of categories. */
const lastPlace = 1000;

async function place(
  db: Db,
  { id, parentId, place }: { id: number; parentId: number | null; place: number },
): Promise<void> {
  const placed = placeCategory(await lockTree(db), { id, parentId, place });
  if (placed.ok) return placeInTree(db, { id, parentId, ids: placed.ids });
  if (placed.code === 'UNKNOWN') throw new Refusal('NOT_FOUND');
  throw refusedField('CATEGORY_PLACE_WRONG', '/parentId', { reason: placed.code });
}

async function getCategory(db: ReadDb, id: number): Promise<StaffCategoryRow> {
  const [row] = await selectStaffCategories(db, id);
  if (row === undefined) throw new Refusal('NOT_FOUND');
  return row;
}

/** Refuses with NOT_FOUND, VERSION_CONFLICT. */
async function lockSeen(
  db: Db,
  { id, version }: { id: number; version: number },
  { forRemoval = false } = {},
): Promise<void> {
  const current = await lockCategory(db, id, { forRemoval });
  if (current === undefined) throw new Refusal('NOT_FOUND');
  if (current === version) return;
  const last = await lastChange(db, { resource: 'category', recordId: String(id) });
  throw new Refusal('VERSION_CONFLICT', { current: categoryToStaff(await getCategory(db, id)), ...last });
}

const slugNames = ['slugUz', 'slugRu', 'slugEn'] as const;

async function refuseTakenSlugs(db: ReadDb, id: number, change: ChangeCategory): Promise<void> {
  if (slugNames.every((name) => change[name] === undefined)) return;
  const taken = await selectUsedSlugs(db, id);
  for (const name of slugNames) {
    const slug = change[name];
    if (slug !== undefined && taken.has(slug)) throw refusedField('SLUG_TAKEN', `/${name}`, { slug });
  }
}

async function refuseUnknownPictures(db: ReadDb, change: ChangeCategory): Promise<void> {
  const given = Object.entries({
    imageId: change.imageId,
    backgroundImageId: change.backgroundImageId,
    iconId: change.iconId,
  });
  const ids = given.flatMap(([, id]) => id ?? []);
  if (ids.length === 0) return;
  const unknown = await selectUnknownPictures(db, ids);
  const fields = given.filter(([, id]) => id != null && unknown.includes(id));
  if (fields.length > 0)
    throw new Refusal(
      'VALIDATION_FAILED',
      undefined,
      fields.map(([name]) => ({ path: `/${name}`, code: 'unknown' })),
    );
}

/** Refuses names that contain only spaces. */
function refuseEmptyNames(name: unknown): void {
  const isEmpty = typeof name === 'object' && name !== null && Object.values(name).includes('');
  if (isEmpty) throw new Refusal('VALIDATION_FAILED', undefined, [{ path: '/nameRu', code: 'required' }]);
}
