import { CategoriesQuery } from '#contract/admin/catalog/category.ts';
import { CollectionsQuery } from '#contract/admin/catalog/collection.ts';
import { ParamsQuery } from '#contract/admin/catalog/param.ts';
import { WordsQuery } from '#contract/admin/catalog/word.ts';
import { listCategories } from '#server/catalog/staff/category/list-categories.ts';
import { listParams } from '#server/catalog/staff/param/list-params.ts';
import { listWords } from '#server/catalog/staff/word/list-words.ts';
import { listCollections } from '#server/content/collection/list-collections.ts';
import { list } from './declare-list.ts';
import { categorySheet, collectionSheet, paramSheet, wordSheet } from './wire-catalog.ts';

/** Lists of what the catalogue consists of, apart from its models. */
export const catalogLists = {
  collections: list({
    permission: 'catalog.write',
    query: CollectionsQuery,
    read: async ({ db }, { input }) => ({ rows: await listCollections(db, input) }),
    columns: collectionSheet,
  }),
  categories: list({
    permission: 'catalog.write',
    query: CategoriesQuery,
    read: async ({ db }, { input }) => ({ rows: await listCategories(db, input) }),
    columns: categorySheet,
  }),
  params: list({
    permission: 'catalog.write',
    query: ParamsQuery,
    read: async ({ db }, { input }) => ({ rows: await listParams(db, input) }),
    columns: paramSheet,
  }),
  words: list({
    permission: 'catalog.write',
    query: WordsQuery,
    read: async ({ db }, { input }) => ({ rows: await listWords(db, input) }),
    columns: wordSheet,
  }),
};
