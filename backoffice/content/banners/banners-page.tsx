import { Link, useLoaderData } from 'react-router';
import type { BannerColumn, StaffBannerRow } from '#contract/admin/content/banner.ts';
import { needsRows } from '../../kit/list/list-address.ts';
import type { ListColumn } from '../../kit/list/table/list-table.tsx';
import { Status } from '../../kit/status.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { DraftState } from '../../shell/drafts/draft-state.tsx';
import { useDraftFilters, useLacksFilter } from '../../shell/drafts/draft-filters.tsx';
import type { DeclaredList } from '../../shell/list/declared-list.ts';
import { listLoader } from '../../shell/list/list-loader.ts';
import { alwaysShown, useFilterMakers } from '../../shell/list/use-filters.tsx';
import { wholeList } from '../../shell/list/whole-list.ts';
import { withPermission } from '../../shell/load-session.ts';
import { ContentList } from '../content-list.tsx';
import { useDraftColumns } from '../draft-columns.tsx';
import { titleIn } from '../title-in.ts';
import { placements } from './banner-form.ts';
import { BannerTimeline, periodOf } from './banner-timeline.tsx';
import { NewBannerSheet } from './new-banner-sheet.tsx';

const bannersList: DeclaredList<BannerColumn> = {
  name: 'banners',
  path: '/content/banners',
  address: {
    words: ['q', 'sort', 'state', 'draft', 'lacks', 'placement', 'phase'],
    switches: ['covered'],
    sort: 'order',
  },
  columns: ['title', 'state', 'placement', 'languages', 'period', 'publishAt'],
  // a period is too long for half a line of a phone, which shows four columns
  defaultColumns: ['title', 'state', 'placement', 'languages', 'period'],
};

const load = wholeList((query, options) => callApi('GET /api/admin/v1/banners', { query }, options));

export const loader = withPermission('content.write', listLoader(bannersList, load));
export const shouldRevalidate = needsRows;

const keyOf = ({ id }: StaffBannerRow) => String(id);

/** The banners by place: of each place the first one with a current period is shown. */
export function Component() {
  const { t, language } = useWords();
  const titleOf = (banner: StaffBannerRow) => titleIn(banner, language);
  return (
    <ContentList
      tab="banners"
      declared={bannersList}
      loaded={useLoaderData<typeof loader>()}
      {...{ load, keyOf }}
      filters={useFilters()}
      columns={useColumns()}
      search={{ label: t('bo-content:banners.search'), hint: t('bo-content:banners.searchHint') }}
      order={{
        nameOf: titleOf,
        move: ({ id }, place) =>
          callApi('POST /api/admin/v1/banners/:id/move', { params: { id }, body: { place } }),
        group: 'placement',
      }}
      adding={{
        label: t('bo-content:banners.new'),
        none: t('bo-content:banners.none'),
        sheet: (close) => <NewBannerSheet onClose={close} />,
      }}
      below={(banners) => <BannerTimeline banners={banners} titleOf={titleOf} />}
    />
  );
}

function useFilters() {
  const { t } = useWords();
  const { word, flag } = useFilterMakers();
  return [
    alwaysShown(
      word(
        'placement',
        t('bo-content:banners.placement'),
        placements.map((id) => ({ id, label: t(`bo-content:banners.place.${id}`) })),
      ),
    ),
    ...useDraftFilters('ACTIVE'),
    alwaysShown(useLacksFilter()),
    word('phase', t('bo-content:banners.period'), [
      { id: 'NOW', label: t('bo-content:banners.now') },
      { id: 'TO_COME', label: t('bo-content:banners.toCome') },
      { id: 'OVER', label: t('bo-content:banners.over') },
    ]),
    flag('covered', t('bo-content:banners.covered'), t('bo-content:banners.coveredOnly')),
  ];
}

function useColumns(): Readonly<Record<BannerColumn, ListColumn<StaffBannerRow>>> {
  const { t, language } = useWords();
  return {
    ...useDraftColumns(),
    title: {
      head: t('bo-content:banners.banner'),
      cell: (banner) => (
        <Link className="row-link text-link content-name" to={`/content/banners/${banner.id}`}>
          <span className="content-thumb">
            {banner.picture && <img src={`${banner.picture.url}&w=200`} alt="" loading="lazy" />}
          </span>
          {titleIn(banner, language)}
        </Link>
      ),
    },
    state: { head: t('bo-content:pages.state'), cell: (banner) => <BannerState banner={banner} /> },
    placement: {
      head: t('bo-content:banners.placement'),
      sort: 'order',
      cell: ({ placement }) => t(`bo-content:banners.place.${placement}`),
    },
    period: {
      head: t('bo-content:banners.period'),
      sort: 'activeFrom',
      className: 'ink-2',
      cell: ({ activeFrom, activeTo }) => periodOf({ from: activeFrom, to: activeTo }, { t, language }),
    },
  };
}

/** Drafts first; then whether its period is current, and whether another banner takes precedence. */
function BannerState({ banner }: { banner: StaffBannerRow }) {
  const { t } = useWords();
  const { state, phase, coveredBy, draftVersion, publishAt } = banner;
  if (draftVersion > 0 || state === 'DRAFT')
    return <DraftState isShown={false} draftVersion={draftVersion} publishAt={publishAt} />;
  if (phase === 'OVER') return <Status tone="over">{t('bo-content:banners.over')}</Status>;
  if (phase === 'TO_COME') return <Status tone="works">{t('bo-content:banners.toCome')}</Status>;
  if (coveredBy !== null)
    return <Status tone="waits">{t('bo-content:banners.coveredBy', { title: coveredBy })}</Status>;
  return <DraftState isShown draftVersion={0} publishAt={null} />;
}
