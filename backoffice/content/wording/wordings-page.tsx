import { Link, useLoaderData } from 'react-router';
import type { WordingColumn, WordingRow } from '#contract/admin/content/wording.ts';
import { formatInstant } from '../../kit/instants.ts';
import { needsRows } from '../../kit/list/list-address.ts';
import type { ListColumn } from '../../kit/list/table/list-table.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import type { DeclaredList } from '../../shell/list/declared-list.ts';
import { listLoader } from '../../shell/list/list-loader.ts';
import { alwaysShown, useFilterMakers } from '../../shell/list/use-filters.tsx';
import { wholeList } from '../../shell/list/whole-list.ts';
import { withPermission } from '../../shell/load-session.ts';
import { ContentList } from '../content-list.tsx';
import { textOf } from './wording-form.ts';
import './wording.css';

const places = ['HOME', 'FOOTER', 'PRODUCT', 'SEARCH', 'SMS', 'MAIL'] as const;
const kinds = ['LINE', 'TITLE', 'DESCRIPTION', 'SMS', 'SUBJECT', 'BODY'] as const;

const wordingsList: DeclaredList<WordingColumn> = {
  name: 'wordings',
  path: '/content/wording',
  address: { words: ['q', 'sort', 'place', 'kind'], switches: ['changed'], sort: 'place' },
  columns: ['name', 'place', 'now', 'changedAt', 'kind', 'changedBy', 'key'],
  defaultColumns: ['name', 'now', 'place', 'changedAt'],
};

const load = wholeList((query, options) => callApi('GET /api/admin/v1/wordings', { query }, options));

export const loader = withPermission('content.write', listLoader(wordingsList, load));
export const shouldRevalidate = needsRows;

const keyOf = ({ key }: WordingRow) => key;

/** The texts that the staff may reword, by the place where shoppers read them. */
export function Component() {
  const { t } = useWords();
  return (
    <ContentList
      tab="wording"
      declared={wordingsList}
      loaded={useLoaderData<typeof loader>()}
      {...{ load, keyOf }}
      columns={useColumns()}
      filters={useFilters()}
      search={{ label: t('bo-wording:search'), hint: t('bo-wording:searchHint') }}
      lead={<p className="ink-2 section-lead">{t('bo-wording:lead')}</p>}
    />
  );
}

function useFilters() {
  const { t } = useWords();
  const { word, flag } = useFilterMakers();
  return [
    word(
      'place',
      t('bo-wording:places'),
      places.map((id) => ({ id, label: t(`bo-wording:place.${id}`) })),
    ),
    word(
      'kind',
      t('bo-wording:kind.head'),
      kinds.map((id) => ({ id, label: t(`bo-wording:kind.${id}`) })),
    ),
    flag('changed', t('bo-wording:changed'), t('bo-wording:changedOnly')),
  ].map(alwaysShown);
}

function useColumns(): Readonly<Record<WordingColumn, ListColumn<WordingRow>>> {
  const { t, language } = useWords();
  return {
    name: {
      head: t('bo-wording:name'),
      cell: ({ key, subject }) => (
        <Link className="row-link text-link" to={`/content/wording/${key}`}>
          {t(`bo-wording:subject.${subject}`)}
        </Link>
      ),
    },
    place: {
      head: t('bo-wording:places'),
      sort: 'place',
      className: 'ink-2',
      cell: ({ place }) => t(`bo-wording:place.${place}`),
    },
    kind: {
      head: t('bo-wording:kind.head'),
      className: 'ink-2',
      cell: ({ kind }) => t(`bo-wording:kind.${kind}`),
    },
    now: {
      head: t('bo-wording:now'),
      className: 'whole-line',
      cell: (row) => <span className="wording-now">{textOf(row, language)}</span>,
    },
    changedBy: {
      head: t('bo-wording:changedBy'),
      className: 'ink-2',
      cell: ({ changedBy }) => changedBy ?? '—',
    },
    changedAt: {
      head: t('bo-wording:changed'),
      sort: 'changedAt',
      className: 'ink-2',
      cell: ({ changedAt, version }) =>
        version === 0 || changedAt === null ? '—' : formatInstant(changedAt, language),
    },
    key: { head: t('bo-wording:key'), className: 'ink-2', cell: ({ key }) => key },
  };
}
