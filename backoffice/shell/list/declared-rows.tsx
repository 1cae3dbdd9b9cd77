import { type ReactNode, useMemo } from 'react';
import { useNavigation, useSearchParams } from 'react-router';
import type { Permission } from '#domain/auth/permissions.ts';
import { useLeftList } from '../../kit/list/came-from.ts';
import { queryOfAddress, unknownIn } from '../../kit/list/list-address.ts';
import { type ListColumn, ListTable, type RowActions } from '../../kit/list/table/list-table.tsx';
import { MoreButton } from '../../kit/more-button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useMoreRows } from '../../kit/use-more-rows.ts';
import { useWords } from '../../kit/words.tsx';
import { ProblemLine } from '../login/problem-line.tsx';
import type { DeclaredList } from './declared-list.ts';
import { type Counted, ListCount } from './list-count.tsx';
import { NoRows } from './no-rows.tsx';
import { useShown } from './use-declared.ts';

export interface ListPage<Row> {
  rows: Row[];
  next: string | null;
  count: Counted | null;
}

export type ListQuery = Record<string, string | boolean | number>;

type Load<Row> = (query: ListQuery, options?: { signal?: AbortSignal }) => Promise<ListPage<Row>>;

interface FoundRows<Row> extends ReturnType<typeof useMoreRows<Row>> {
  count: Counted | null;
  load: Load<Row>;
}

/** The rows of a declared list: `list` is its first page, `load` loads any page by a query of its operation. */
export function useListRows<Row>(
  { address }: Pick<DeclaredList<string>, 'address'>,
  { list, load }: { list: ListPage<Row>; load: Load<Row> },
): FoundRows<Row> {
  const [search] = useSearchParams();
  const more = useMoreRows(list, (cursor) => load(queryOfAddress(search, address, cursor)));
  return { ...more, count: list.count, load };
}

interface Props<Row, Name extends string> {
  declared: DeclaredList<Name>;
  /** The result of `useListRows`. */
  found: FoundRows<Row>;
  caption: string;
  columns: Readonly<Record<Name, ListColumn<Row>>>;
  keyOf: (row: Row) => string;
  /** The labels of the filters; `q` is the search. */
  filters: readonly { name: string; label: string }[];
  /** Shown if there was never a row, or nothing is pending in a work list; with an action to create the first one. */
  empty: { title: string; action?: ReactNode };
  /** The permission of the screen; staff who have it for their own stores see the records of these stores. */
  permission?: Permission;
  isChosen?: (row: Row) => boolean;
  actions?: RowActions<Row>;
  /** The text key for their number. */
  counted?: string;
  /** Maximum number of columns, next to an open record. */
  most?: number;
}

/** The rows of a declared list: their number, the table with further pages, and an empty state. */
export function DeclaredRows<Row, Name extends string>(props: Props<Row, Name>) {
  const { declared, found, caption, columns, keyOf, counted, most, isChosen, actions } = props;
  const { filters, empty, permission } = props;
  const { t } = useWords();
  const [search] = useSearchParams();
  const shown = useShown(declared).slice(0, most);
  const { address } = declared;
  const isBusy = useNavigation().state === 'loading';
  const { rows, hasMore, showMore, isLoading, error, count, load } = found;
  useLeftList(useMemo(() => rows.map(keyOf), [rows, keyOf]));
  const unknown = unknownIn(search, address);
  return (
    <>
      <ListCount
        count={count}
        words={{ exact: counted ?? 'bo-shell:list.count', over: 'bo-shell:list.countOver' }}
        countExactly={async (signal) => {
          const page = await load(
            { ...queryOfAddress(search, address), size: 25, count: 'exact' },
            { signal },
          );
          return page.count;
        }}
      />
      {unknown.length > 0 && (
        <Notice tone="info">{t('bo-shell:list.unknown', { names: unknown.join(', ') })}</Notice>
      )}
      {rows.length > 0 ? (
        <ListTable
          {...{ caption, rows, shown, columns, keyOf, isBusy }}
          defaultSort={address.sort}
          {...(isChosen && { isChosen })}
          {...(actions && { actions })}
        />
      ) : (
        <NoRows
          {...{ address, empty, permission }}
          labelOf={(name) =>
            filters.find((filter) => filter.name === name)?.label ?? t('bo-shell:list.search')
          }
          count={async (without) => {
            const page = await load({ ...queryOfAddress(without, address), size: 25, count: 'capped' });
            return page.count;
          }}
        />
      )}
      <ProblemLine error={error} />
      {hasMore && <MoreButton isLoading={isLoading} onPress={() => void showMore()} />}
    </>
  );
}
