import {
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

/** The tree of categories (backoffice.md 2.7). A change shows on the shop's pages at once. */
export const staffCategoryOperations = declareStaffOperations({
  listStaffCategories: {
    method: 'GET',
    path,
    summary: 'Every category, with what is edited of it, in the order of the shop.',
    access,
    answer: StaffCategories,
    refusals: [],
  },
  addCategory: {
    method: 'POST',
    path,
    summary: 'A new category, the last one at its place, with addresses of its names.',
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
      'Names, description, addresses and pictures of a category; an address that is given up leads to the new one.',
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
      'Puts a category, with all that is below it, at another place of the tree, which has three levels.',
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
    summary: 'Removes a category that nothing belongs to; the refusal counts what does.',
    access,
    params,
    answer: Nothing,
    refusals: ['NOT_FOUND', 'IN_USE'],
    ifMatch: true,
    audit: ofCategory('categories.remove'),
  },
});
