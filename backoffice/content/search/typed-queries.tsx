import { Link } from 'react-router';
import type { TypedQuery, TypedQueryKind } from '#contract/admin/search-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatInteger } from '#ui/format.ts';
import { DataTable, type DataColumn } from '../../kit/list/data-table.tsx';
import { Nothing } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';

interface Props {
  queries: readonly TypedQuery[];
  kinds: readonly TypedQueryKind[];
  only: TypedQueryKind;
  onSynonym: (term: string) => void;
  onPin: (term: string) => void;
}

/** The queries of the last 28 days, and their results. */
export function TypedQueries({ queries, kinds, only, onSynonym, onPin }: Props) {
  const { t } = useWords();
  const columns = useColumns({ onSynonym, onPin });
  return (
    <section>
      <h2 className="section-title">{t('bo-content:search.queries')}</h2>
      <nav className="search-kinds" aria-label={t('bo-content:search.which')}>
        {kinds.map((kind) => (
          <Link
            key={kind}
            to={kind === 'ALL' ? '?' : `?only=${kind}`}
            className="text-link"
            aria-current={kind === only}
            preventScrollReset
          >
            {t(`bo-content:search.kind.${kind}`)}
          </Link>
        ))}
      </nav>
      {queries.length === 0 ? (
        <Nothing title={t(`bo-content:search.empty.${only}`)} />
      ) : (
        <DataTable
          caption={t('bo-content:search.queries')}
          rows={queries}
          keyOf={({ term }) => term}
          columns={columns}
        />
      )}
    </section>
  );
}

function useColumns({ onSynonym, onPin }: Pick<Props, 'onSynonym' | 'onPin'>): DataColumn<TypedQuery>[] {
  const { t, language } = useWords();
  const number = (value: number) => formatInteger(value, language);
  return [
    { head: t('bo-content:search.term'), cell: ({ term }) => <b className="search-term">{term}</b> },
    {
      head: t('bo-content:search.searches'),
      className: 'num',
      cell: ({ searches }) => number(searches),
    },
    { head: t('bo-content:search.found'), className: 'num', cell: ({ found }) => number(found) },
    { head: t('bo-content:search.nothing'), className: 'num', cell: ({ nothing }) => number(nothing) },
    { head: t('bo-content:search.opened'), className: 'num', cell: ({ opened }) => number(opened) },
    {
      head: t('bo-content:search.make'),
      className: 'row-action',
      cell: ({ term }) => (
        <span className="sheet-actions">
          <Button kind="text" onClick={() => onSynonym(term)}>
            {t('bo-content:search.synonym')}
          </Button>
          <Button kind="text" onClick={() => onPin(term)}>
            {t('bo-content:search.pin')}
          </Button>
        </span>
      ),
    },
  ];
}
