import { Link, useLoaderData } from 'react-router';
import { callApi as callShop } from '#client/call-api.ts';
import type { MomentColumn, StaffMomentRow } from '#contract/admin/content/moment.ts';
import { formatInstant } from '../../kit/instants.ts';
import { needsRows } from '../../kit/list/list-address.ts';
import type { ListColumn } from '../../kit/list/table/list-table.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { DraftState } from '../../shell/drafts/draft-state.tsx';
import { useDraftFilters, useLacksFilter } from '../../shell/drafts/draft-filters.tsx';
import type { DeclaredList } from '../../shell/list/declared-list.ts';
import { listLoader } from '../../shell/list/list-loader.ts';
import { alwaysShown, useFilterMakers } from '../../shell/list/use-filters.tsx';
import { wholeList } from '../../shell/list/whole-list.ts';
import { withPermission } from '../../shell/load-session.ts';
import { nameIn } from '../../shell/stores.ts';
import { ContentList } from '../content-list.tsx';
import { useDraftColumns } from '../draft-columns.tsx';
import { titleIn } from '../title-in.ts';
import { NewMomentSheet } from './new-moment-sheet.tsx';

const momentsList: DeclaredList<MomentColumn> = {
  name: 'moments',
  path: '/content/moments',
  address: {
    words: ['q', 'sort', 'state', 'draft', 'lacks', 'categoryId'],
    switches: ['hiding'],
    sort: 'order',
  },
  columns: [
    'title',
    'state',
    'languages',
    'updatedAt',
    'category',
    'scenes',
    'address',
    'publishAt',
    'archiveAt',
  ],
  defaultColumns: ['title', 'state', 'languages', 'updatedAt', 'category', 'scenes'],
};

const load = wholeList((query, options) => callApi('GET /api/admin/v1/moments', { query }, options));
const loadList = listLoader(momentsList, load);

export const loader = withPermission('content.write', async (args) => {
  const [loaded, categories] = await Promise.all([loadList(args), callShop('GET /api/v1/categories', {})]);
  return { ...loaded, categories };
});
export const shouldRevalidate = needsRows;

const keyOf = ({ id }: StaffMomentRow) => String(id);

/** The moments, in the order of the shop. */
export function Component() {
  const { t, language } = useWords();
  const loaded = useLoaderData<typeof loader>();
  const { word, flag } = useFilterMakers();
  const categories = [
    ...loaded.categories.map((category) => ({ id: String(category.id), label: nameIn(category, language) })),
    { id: '0', label: t('bo-content:moments.noCategory') },
  ];
  return (
    <ContentList
      tab="moments"
      declared={momentsList}
      {...{ loaded, load, keyOf }}
      filters={[
        ...useDraftFilters('ACTIVE'),
        alwaysShown(useLacksFilter()),
        word('categoryId', t('bo-content:moments.category'), categories),
        flag('hiding', t('bo-content:moments.hides'), t('bo-content:moments.hidesThen')),
      ]}
      columns={useColumns()}
      search={{ label: t('bo-content:moments.search'), hint: t('bo-content:moments.searchHint') }}
      order={{
        nameOf: (moment) => titleIn(moment, language),
        move: ({ id }, place) =>
          callApi('POST /api/admin/v1/moments/:id/move', { params: { id }, body: { place } }),
      }}
      adding={{
        label: t('bo-content:moments.new'),
        none: t('bo-content:moments.none'),
        sheet: (close) => <NewMomentSheet onClose={close} />,
      }}
    />
  );
}

function useColumns(): Readonly<Record<MomentColumn, ListColumn<StaffMomentRow>>> {
  const { t, language } = useWords();
  return {
    ...useDraftColumns(),
    title: {
      head: t('bo-content:moments.moment'),
      cell: (moment) => (
        <Link className="row-link text-link content-name" to={`/content/moments/${moment.id}`}>
          <span className="content-thumb">
            {moment.cover && <img src={`${moment.cover.url}&w=200`} alt="" loading="lazy" />}
          </span>
          {titleIn(moment, language)}
        </Link>
      ),
    },
    state: {
      head: t('bo-content:pages.state'),
      cell: (moment) => <DraftState isShown={moment.state === 'ACTIVE'} {...moment} />,
    },
    category: {
      head: t('bo-content:moments.category'),
      className: 'ink-2',
      cell: ({ category }) => (category === null ? '—' : nameIn(category, language)),
    },
    scenes: { head: t('bo-content:moments.scenes'), isNumber: true, cell: ({ scenes }) => scenes },
    address: {
      head: t('bo-content:pages.address'),
      className: 'ink-2',
      cell: ({ product }) => `/${product}-moments`,
    },
    archiveAt: {
      head: t('bo-content:moments.hides'),
      className: 'ink-2',
      cell: ({ archiveAt }) => (archiveAt === null ? '—' : formatInstant(archiveAt, language)),
    },
  };
}
