import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { StaffBannerRow } from '#contract/admin/content/banner.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatInstant } from '../../kit/instants.ts';
import { DataTable, type DataColumn } from '../../kit/list/data-table.tsx';
import { Nothing } from '../../kit/notice.tsx';
import { Status } from '../../kit/status.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { ContentFrame } from '../content-frame.tsx';
import { titleIn } from '../title-in.ts';
import { DraftState } from '../../shell/drafts/draft-state.tsx';
import { PlaceButtons } from '../../kit/list/place-buttons.tsx';
import { SavingProblem, useSaving } from '../../shell/saving.tsx';
import { BannerTimeline } from './banner-timeline.tsx';
import { NewBannerSheet } from './new-banner-sheet.tsx';

export const loader = withPermission('content.write', () => callApi('GET /api/admin/v1/banners', {}));

/** The banners by place: of each place the first one with a current period is shown. */
export function Component() {
  const { t, language } = useWords();
  const banners = useLoaderData<typeof loader>();
  const [isAdding, setAdding] = useState(false);
  const { save, error } = useSaving(() => undefined);
  const move = (id: number, place: number) =>
    void save(() => callApi('POST /api/admin/v1/banners/:id/move', { params: { id }, body: { place } }));
  const titleOf = (banner: StaffBannerRow) => titleIn(banner, language);
  const columns = useColumns({ banners, titleOf, onMove: move });
  return (
    <ContentFrame
      tab="banners"
      action={<Button onClick={() => setAdding(true)}>{t('bo-content:banners.new')}</Button>}
    >
      <SavingProblem error={error} />
      {banners.length === 0 ? (
        <Nothing title={t('bo-content:banners.none')} />
      ) : (
        <DataTable
          caption={t('bo-content:tab.banners')}
          rows={banners}
          keyOf={({ id }) => id}
          columns={columns}
        />
      )}
      <BannerTimeline banners={banners} titleOf={titleOf} />
      {isAdding && <NewBannerSheet onClose={() => setAdding(false)} />}
    </ContentFrame>
  );
}

interface Listed {
  banners: readonly StaffBannerRow[];
  titleOf: (banner: StaffBannerRow) => string;
  onMove: (id: number, place: number) => void;
}

function useColumns({ banners, titleOf, onMove }: Listed): DataColumn<StaffBannerRow>[] {
  const { t, language } = useWords();
  return [
    {
      head: t('bo-content:banners.banner'),
      cell: (banner) => (
        <Link className="row-link text-link content-name" to={`/content/banners/${banner.id}`}>
          <span className="content-thumb">
            {banner.picture && <img src={`${banner.picture.url}&w=200`} alt="" loading="lazy" />}
          </span>
          {titleOf(banner)}
        </Link>
      ),
    },
    {
      head: t('bo-content:pages.state'),
      cell: (banner) => <BannerState banner={banner} />,
    },
    {
      head: t('bo-content:banners.placement'),
      cell: ({ placement }) => t(`bo-content:banners.place.${placement}`),
    },
    {
      head: t('bo-content:banners.period'),
      className: 'wide-only ink-2',
      cell: ({ activeFrom, activeTo }) => {
        if (activeFrom === null && activeTo === null) return t('bo-content:banners.always');
        const [from, to] = [activeFrom, activeTo].map((one) =>
          one === null ? '' : formatInstant(one, language),
        );
        return `${from} — ${to}`;
      },
    },
    {
      head: t('bo-shell:order.head'),
      className: 'row-action',
      cell: (banner) => {
        const within = banners.filter(({ placement }) => placement === banner.placement);
        return (
          <PlaceButtons
            name={titleOf(banner)}
            place={within.indexOf(banner)}
            count={within.length}
            onMove={(to) => onMove(banner.id, to)}
          />
        );
      },
    },
  ];
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
