import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { StaffMomentRow } from '#contract/admin/content/moment.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatInstant } from '../../kit/instants.ts';
import { DataTable, type DataColumn } from '../../kit/list/data-table.tsx';
import { Nothing } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { nameIn } from '../../shell/stores.ts';
import { ContentFrame } from '../content-frame.tsx';
import { titleIn } from '../title-in.ts';
import { DraftState } from '../../shell/drafts/draft-state.tsx';
import { PlaceButtons } from '../../kit/list/place-buttons.tsx';
import { SavingProblem, useSaving } from '../../shell/saving.tsx';
import { NewMomentSheet } from './new-moment-sheet.tsx';

export const loader = withPermission('content.write', () => callApi('GET /api/admin/v1/moments', {}));

/** The moments, in the order of the shop. */
export function Component() {
  const { t } = useWords();
  const moments = useLoaderData<typeof loader>();
  const [isAdding, setAdding] = useState(false);
  const { save, error } = useSaving(() => undefined);
  const move = (id: number, place: number) =>
    void save(() => callApi('POST /api/admin/v1/moments/:id/move', { params: { id }, body: { place } }));
  const columns = useColumns(moments, move);
  return (
    <ContentFrame
      tab="moments"
      action={<Button onClick={() => setAdding(true)}>{t('bo-content:moments.new')}</Button>}
    >
      <SavingProblem error={error} />
      {moments.length === 0 ? (
        <Nothing title={t('bo-content:moments.none')} />
      ) : (
        <DataTable
          caption={t('bo-content:tab.moments')}
          rows={moments}
          keyOf={({ id }) => id}
          columns={columns}
        />
      )}
      {isAdding && <NewMomentSheet onClose={() => setAdding(false)} />}
    </ContentFrame>
  );
}

function useColumns(
  moments: readonly StaffMomentRow[],
  onMove: (id: number, place: number) => void,
): DataColumn<StaffMomentRow>[] {
  const { t, language } = useWords();
  return [
    {
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
    {
      head: t('bo-content:pages.state'),
      cell: ({ state, draftVersion, publishAt }) => (
        <DraftState isShown={state === 'ACTIVE'} draftVersion={draftVersion} publishAt={publishAt} />
      ),
    },
    { head: t('bo-content:moments.scenes'), className: 'wide-only', cell: ({ scenes }) => scenes },
    { head: t('bo-content:pages.languages'), cell: ({ languages }) => languages.join(', ') },
    {
      head: t('bo-content:moments.category'),
      className: 'wide-only ink-2',
      cell: ({ category }) => category && nameIn(category, language),
    },
    {
      head: t('bo-content:pages.updated'),
      className: 'wide-only ink-2',
      cell: ({ updatedAt }) => formatInstant(updatedAt, language),
    },
    {
      head: t('bo-shell:order.head'),
      className: 'row-action',
      cell: (moment) => (
        <PlaceButtons
          name={titleIn(moment, language)}
          place={moments.indexOf(moment)}
          count={moments.length}
          onMove={(to) => onMove(moment.id, to)}
        />
      ),
    },
  ];
}
