import { useState } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import type { CategoryColumn, StaffCategoryRow } from '#contract/admin/catalog/category.ts';
import { languages } from '#contract/words.ts';
import { Button } from '#ui/controls/button.tsx';
import { isWhole, needsRows } from '../../kit/list/list-address.ts';
import type { ListColumn } from '../../kit/list/table/list-table.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import type { DeclaredList } from '../../shell/list/declared-list.ts';
import { listLoader } from '../../shell/list/list-loader.ts';
import { WholeListLink } from '../../shell/list/row-order.tsx';
import { alwaysShown, useFilterMakers } from '../../shell/list/use-filters.tsx';
import { wholeList } from '../../shell/list/whole-list.ts';
import { withPermission } from '../../shell/load-session.ts';
import { SavingProblem } from '../../shell/saving.tsx';
import { nameIn } from '../../shell/stores.ts';
import { CatalogList } from '../catalog-list.tsx';
import { CategoryName } from './category-name.tsx';
import { CategorySteps } from './category-steps.tsx';
import { type TreeRow, treeRows } from './category-tree.ts';
import { NewCategorySheet } from './new-category-sheet.tsx';
import { type CategoryMoves, useCategoryMoves } from './use-category-moves.ts';
import './categories.css';

const categoriesList: DeclaredList<CategoryColumn> = {
  name: 'categories',
  path: '/catalog/categories',
  address: { words: ['q', 'sort', 'within', 'lacks'], switches: ['noImage', 'empty'], sort: 'position' },
  columns: ['category', 'models', 'languages', 'address'],
};

const load = wholeList((query, options) => callApi('GET /api/admin/v1/categories', { query }, options));

const loadList = listLoader(categoriesList, load);

export const loader = withPermission('catalog.write', async (call) => {
  const isTree = isWhole(new URL(call.request.url).searchParams, categoriesList.address);
  const [listed, all] = await Promise.all([
    loadList(call),
    isTree ? null : callApi('GET /api/admin/v1/categories', { query: {} }),
  ]);
  return { ...listed, all: all ?? listed.list.rows };
});
export const shouldRevalidate = needsRows;

const keyOf = ({ id }: StaffCategoryRow) => String(id);

/** The tree of categories, whose order and nesting are changed by dragging, by buttons and by keys; a part of it is a flat list. */
export function Component() {
  const { t } = useWords();
  const { all, ...loaded } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const { moves, moved, error } = useCategoryMoves(all);
  const tree = treeRows(all);
  const isTree = isWhole(search, categoriesList.address);
  const cell = (category: StaffCategoryRow) => <CategorySteps {...{ category, moves }} />;
  return (
    <CatalogList
      tab="categories"
      declared={categoriesList}
      {...{ loaded, load, keyOf }}
      caption={t('bo-catalog:tab.categories')}
      columns={useColumns(isTree ? moves : null)}
      filters={useFilters(tree)}
      search={{ label: t('bo-catalog:categories.search'), hint: t('bo-catalog:categories.searchHint') }}
      none={t('bo-catalog:categories.none')}
      create={<Button onClick={() => setAdding(true)}>{t('bo-catalog:categories.new')}</Button>}
      moving={
        isTree
          ? {
              actions: { head: t('bo-shell:order.head'), isAtEnd: true, cell },
              notice: <SavingProblem error={error} />,
            }
          : { notice: <WholeListLink {...categoriesList} /> }
      }
      lead={<p className="meta ink-2 section-lead">{t('bo-catalog:categories.help')}</p>}
    >
      <Moved row={tree.find(({ category }) => category.id === moved)} />
      {isAdding && <NewCategorySheet rows={tree} onClose={() => setAdding(false)} />}
    </CatalogList>
  );
}

/** Tells screen readers where a category was moved to. */
function Moved({ row }: { row: TreeRow<StaffCategoryRow> | undefined }) {
  const { t, language } = useWords();
  const to = row && {
    name: nameIn(row.category, language),
    place: row.place + 1,
    count: row.siblings,
    level: row.depth + 1,
  };
  return (
    <p className="visually-hidden" role="status">
      {to && t('bo-catalog:categories.moved', to)}
    </p>
  );
}

function useFilters(tree: readonly TreeRow<StaffCategoryRow>[]) {
  const { t, language } = useWords();
  const { word, flag } = useFilterMakers();
  const isParent = (id: number) => tree.some(({ category }) => category.parentId === id);
  return [
    word(
      'within',
      t('bo-catalog:categories.within'),
      tree
        .filter(({ category }) => isParent(category.id))
        .map(({ category }) => ({ id: String(category.id), label: nameIn(category, language) })),
    ),
    alwaysShown(
      word(
        'lacks',
        t('bo-catalog:lacksText'),
        languages.map((id) => ({ id, label: t(`bo-shell:language.${id}`) })),
      ),
    ),
    alwaysShown(flag('empty', t('bo-catalog:collections.models'), t('bo-catalog:withoutModels'))),
    flag('noImage', t('bo-catalog:field.imageId'), t('bo-catalog:categories.noImage')),
  ];
}

function useColumns(
  moves: CategoryMoves | null,
): Readonly<Record<CategoryColumn, ListColumn<StaffCategoryRow>>> {
  const { t, language } = useWords();
  return {
    category: {
      head: t('bo-catalog:categories.category'),
      className: 'category-cell',
      cell: (category) => <CategoryName {...{ category, moves }} />,
    },
    models: {
      head: t('bo-catalog:collections.models'),
      sort: 'models',
      isNumber: true,
      className: 'category-models',
      isLabelled: true,
      cell: ({ models }) => String(models),
    },
    languages: {
      head: t('bo-catalog:description'),
      className: 'ink-2 category-languages',
      cell: (row) => describedIn(row).join(', ') || '—',
    },
    address: {
      head: t('bo-catalog:categories.address'),
      className: 'ink-2 wide-only',
      cell: ({ slugRu, slugUz, slugEn }) => ({ ru: slugRu, uz: slugUz, en: slugEn })[language],
    },
  };
}

const describedIn = ({ descriptionRu, descriptionUz, descriptionEn }: StaffCategoryRow) => {
  const written = { ru: descriptionRu, uz: descriptionUz, en: descriptionEn };
  return languages.filter((language) => written[language] !== '');
};
