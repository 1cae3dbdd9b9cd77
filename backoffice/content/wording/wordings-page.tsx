import { Link, useLoaderData } from 'react-router';
import type { WordingRow } from '#contract/admin/content/wording.ts';
import { formatInstant } from '../../kit/instants.ts';
import { DataTable, type DataColumn } from '../../kit/list/data-table.tsx';
import { Nothing } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { ContentFrame } from '../content-frame.tsx';
import { textOf } from './wording-form.ts';
import './wording.css';

const choices = ['HOME', 'FOOTER', 'PRODUCT', 'SEARCH', 'SMS', 'MAIL', 'CHANGED'] as const;
type Choice = (typeof choices)[number];

export const loader = withPermission('content.write', async ({ request }) => {
  const wanted = new URL(request.url).searchParams.get('place');
  const place = choices.find((choice) => choice === wanted) ?? 'HOME';
  return { rows: await callApi('GET /api/admin/v1/wordings', {}), place };
});

const isIn = ({ place, version }: WordingRow, choice: Choice): boolean =>
  choice === 'CHANGED' ? version > 0 : place === choice;

/** The texts that the staff may reword, by the place where shoppers read them. */
export function Component() {
  const { t } = useWords();
  const { rows, place } = useLoaderData<typeof loader>();
  const shown = rows.filter((row) => isIn(row, place));
  const columns = useColumns(place);
  return (
    <ContentFrame tab="wording">
      <p className="ink-2 section-lead">{t('bo-wording:lead')}</p>
      <nav className="wording-places" aria-label={t('bo-wording:places')}>
        {choices.map((choice) => (
          <Link
            key={choice}
            to={`?place=${choice}`}
            className="text-link"
            aria-current={choice === place}
            preventScrollReset
          >
            {t(`bo-wording:place.${choice}`)}
            {choice === 'CHANGED' && ` · ${rows.filter((row) => isIn(row, choice)).length}`}
          </Link>
        ))}
      </nav>
      {shown.length === 0 ? (
        <Nothing title={t('bo-wording:noneChanged')} />
      ) : (
        <DataTable
          caption={t(`bo-wording:place.${place}`)}
          rows={shown}
          keyOf={({ key }) => key}
          columns={columns}
        />
      )}
    </ContentFrame>
  );
}

function useColumns(place: Choice): DataColumn<WordingRow>[] {
  const { t, language } = useWords();
  const kind: DataColumn<WordingRow> = {
    head: t('bo-wording:kind.head'),
    cell: (row) => t(`bo-wording:kind.${row.kind}`),
  };
  return [
    {
      head: t('bo-wording:name'),
      cell: ({ key, subject }) => (
        <Link className="row-link text-link" to={`/content/wording/${key}`}>
          {t(`bo-wording:subject.${subject}`)}
        </Link>
      ),
    },
    ...(place === 'MAIL' || place === 'CHANGED' ? [kind] : []),
    {
      head: t('bo-wording:now'),
      className: 'whole-line',
      cell: (row) => <span className="wording-now">{textOf(row, language)}</span>,
    },
    {
      head: t('bo-wording:changed'),
      className: 'wide-only ink-2',
      cell: ({ changedBy, changedAt, version }) =>
        version === 0 || changedAt === null
          ? '—'
          : `${changedBy ?? ''} ${formatInstant(changedAt, language)}`,
    },
  ];
}
