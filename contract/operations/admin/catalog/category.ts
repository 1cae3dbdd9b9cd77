import {
  CategoriesQuery,
  CategoryParams,
  ChangeCategory,
  MoveCategory,
  NewCategory,
  StaffCategories,
  StaffCategory,
} from '../../../admin/catalog/category.ts';
import { Nothing } from '../../operation.ts';
import { declareStaffOperations } from '../staff-operation.ts';

const path = '/api/admin/v1/categories';
const access = 'catalog.write';
const params = CategoryParams;
const ofCategory = <const Action extends string>(action: Action) => ({
  action,
  resource: 'category',
  record: 'id',
});

/** The category tree (backoffice.md 2.7). Changes are visible on the shop's pages at once. */
export const staffCategoryOperations = declareStaffOperations({
  listStaffCategories: {
    method: 'GET',
    path,
    summary:
      'Lists the categories that match the filters, with their editable fields, by default in display order.',
    access,
    query: CategoriesQuery,
    answer: StaffCategories,
    refusals: [],
  },
  addCategory: {
    method: 'POST',
    path,
    summary: 'Creates a category, last among its siblings, with addresses made from its names.',
    access,
    body: NewCategory,
    answer: StaffCategory,
    status: 201,
    refusals: ['NOT_FOUND', 'CATEGORY_PLACE_WRONG'],
    audit: ofCategory('categories.add'),
  },
  changeCategory: {
    method: 'PATCH',
    path: `${path}/:id`,
    summary:
      'Changes names, description, addresses and pictures of a category; an old address redirects to the new one.',
    access,
    params,
    body: ChangeCategory,
    answer: StaffCategory,
    refusals: ['NOT_FOUND', 'SLUG_TAKEN'],
    ifMatch: true,
    audit: ofCategory('categories.change'),
  },
  moveCategory: {
    method: 'POST',
    path: `${path}/:id/move`,
    summary:
      'Moves a category and its subcategories to another position in the tree, which has three levels.',
    access,
    params,
    body: MoveCategory,
    answer: StaffCategories,
    refusals: ['NOT_FOUND', 'CATEGORY_PLACE_WRONG'],
    audit: ofCategory('categories.move'),
  },
  removeCategory: {
    method: 'DELETE',
    path: `${path}/:id`,
    summary: 'Deletes an empty category; otherwise the refusal counts what belongs to it.',
    access,
    params,
    answer: Nothing,
    refusals: ['NOT_FOUND', 'IN_USE'],
    ifMatch: true,
    audit: ofCategory('categories.remove'),
  },
});
