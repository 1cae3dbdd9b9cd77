import { Link, useLoaderData } from 'react-router';
import type { WaitedModel } from '#contract/admin/people/wait.ts';
import { formatCentimetres, formatMillimetres } from '#ui/format.ts';
import { formatAge } from '../../kit/ages.ts';
import { DataTable, type DataColumn } from '../../kit/list/data-table.tsx';
import { Nothing } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { nameIn } from '../../shell/stores.ts';
import { PeopleFrame } from '../people-frame.tsx';

export const loader = withPermission('requests.work', () => callApi('GET /api/admin/v1/stock-alerts', {}));

/** What shoppers wait for, and the pieces that would answer. */
export function Component() {
  const { t } = useWords();
  const { rows } = useLoaderData<typeof loader>();
  return (
    <PeopleFrame tab="waits">
      <p className="ink-2">{t('bo-people:wait.lead')}</p>
      {rows.length > 0 ? <WaitsTable rows={rows} /> : <Nothing title={t('bo-people:wait.empty')} />}
    </PeopleFrame>
  );
}

function WaitsTable({ rows }: { rows: WaitedModel[] }) {
  const { t, language } = useWords();
  const sizeOf = ({ sizeMm, lengthCm }: WaitedModel): string => {
    if (sizeMm !== null) return formatMillimetres(sizeMm, language);
    return lengthCm === null ? t('bo-people:wait.anySize') : formatCentimetres(lengthCm, language);
  };
  const columns: DataColumn<WaitedModel>[] = [
    {
      head: t('bo-people:column.model'),
      cell: (model) => (
        <Link className="row-link" to={`/pieces?q=${model.artikul}`}>
          {model.artikul} {nameIn(model, language)}
        </Link>
      ),
    },
    { head: t('bo-people:column.waiting'), className: 'num', cell: ({ waiting }) => waiting },
    { head: t('bo-people:column.size'), cell: sizeOf },
    { head: t('bo-people:column.oldest'), cell: ({ oldest }) => oldest !== null && formatAge(oldest, t) },
    { head: t('bo-people:column.sent'), className: 'num', cell: ({ sent }) => sent },
    {
      head: t('bo-people:column.pieces'),
      className: 'wide-only',
      cell: ({ pieces }) =>
        pieces.length === 0 ? (
          <span className="ink-2">{t('bo-people:wait.noPieces')}</span>
        ) : (
          pieces.map(({ serialNumber, state }) => (
            <span key={serialNumber}>
              <Link to={`/pieces/${serialNumber}`}>{serialNumber}</Link>{' '}
              <span className="meta ink-2">{t(`bo-people:wait.piece.${state}`)}</span>{' '}
            </span>
          ))
        ),
    },
  ];
  return (
    <DataTable
      caption={t('bo-people:tab.waits')}
      rows={rows}
      columns={columns}
      keyOf={({ artikul, sizeMm, lengthCm }) => `${artikul} ${sizeMm} ${lengthCm}`}
    />
  );
}
