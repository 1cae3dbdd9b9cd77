import { Link, useLoaderData } from 'react-router';
import type { PageColumn, StaffPageRow } from '#contract/admin/content/page.ts';
import { needsRows } from '../../kit/list/list-address.ts';
import type { ListColumn } from '../../kit/list/table/list-table.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { DraftState } from '../../shell/drafts/draft-state.tsx';
import { useDraftFilters, useLacksFilter } from '../../shell/drafts/draft-filters.tsx';
import type { DeclaredList } from '../../shell/list/declared-list.ts';
import { listLoader } from '../../shell/list/list-loader.ts';
import { wholeList } from '../../shell/list/whole-list.ts';
import { alwaysShown } from '../../shell/list/use-filters.tsx';
import { withPermission } from '../../shell/load-session.ts';
import { ContentList } from '../content-list.tsx';
import { useDraftColumns } from '../draft-columns.tsx';
import { titleIn } from '../title-in.ts';
import { NewPageSheet } from './new-page-sheet.tsx';

const pagesList: DeclaredList<PageColumn> = {
  name: 'pages',
  path: '/content/pages',
  address: { words: ['q', 'sort', 'state', 'draft', 'lacks'], switches: [], sort: 'slug' },
  columns: ['title', 'state', 'languages', 'updatedAt', 'address', 'publishAt'],
  defaultColumns: ['title', 'state', 'languages', 'updatedAt', 'address'],
};

const load = wholeList((query, options) => callApi('GET /api/admin/v1/pages', { query }, options));

export const loader = withPermission('content.write', listLoader(pagesList, load));
export const shouldRevalidate = needsRows;

const keyOf = ({ slug }: StaffPageRow) => slug;

/** The shop's content pages. */
export function Component() {
  const { t } = useWords();
  return (
    <ContentList
      tab="pages"
      declared={pagesList}
      loaded={useLoaderData<typeof loader>()}
      {...{ load, keyOf }}
      filters={[...useDraftFilters('PUBLISHED'), alwaysShown(useLacksFilter())]}
      columns={useColumns()}
      search={{ label: t('bo-content:pages.search'), hint: t('bo-content:pages.searchHint') }}
      adding={{
        label: t('bo-content:pages.new'),
        none: t('bo-content:pages.none'),
        sheet: (close) => <NewPageSheet onClose={close} />,
      }}
    />
  );
}

function useColumns(): Readonly<Record<PageColumn, ListColumn<StaffPageRow>>> {
  const { t, language } = useWords();
  return {
    ...useDraftColumns(),
    title: {
      head: t('bo-content:pages.page'),
      cell: (page) => (
        <Link className="row-link text-link" to={`/content/pages/${page.slug}`}>
          {titleIn(page, language)}
        </Link>
      ),
    },
    state: {
      head: t('bo-content:pages.state'),
      cell: (page) => <DraftState isShown={page.state === 'PUBLISHED'} {...page} />,
    },
    address: {
      head: t('bo-content:pages.address'),
      sort: 'slug',
      className: 'ink-2',
      cell: ({ slug }) => `/${slug}`,
    },
  };
}
