import { type ReactNode, useRef, useState } from 'react';
import type { SavedView } from '#contract/admin/view.ts';
import { Button } from '#ui/controls/button.tsx';
import { FilterBar, type ListFilter } from '../kit/list/filter-bar.tsx';
import { SearchField } from '../kit/list/list-filters.tsx';
import type { ListColumn } from '../kit/list/table/list-table.tsx';
import { useListKeys } from '../kit/use-list-keys.ts';
import { useWords } from '../kit/words.tsx';
import type { DeclaredList } from '../shell/list/declared-list.ts';
import { DeclaredRows, type ListPage, type ListQuery, useListRows } from '../shell/list/declared-rows.tsx';
import { ListTools } from '../shell/list/list-tools.tsx';
import { type RowOrder, useRowOrder } from '../shell/list/row-order.tsx';
import { useShown } from '../shell/list/use-declared.ts';
import { ContentFrame } from './content-frame.tsx';
import type { ContentTab } from './tabs.ts';

interface Props<Row, Name extends string> {
  tab: ContentTab;
  declared: DeclaredList<Name>;
  /** The data of the route. */
  loaded: { list: ListPage<Row>; saved: SavedView[] };
  load: (query: ListQuery, options?: { signal?: AbortSignal }) => Promise<ListPage<Row>>;
  columns: Readonly<Record<Name, ListColumn<Row>>>;
  filters: readonly ListFilter[];
  keyOf: (row: Row) => string;
  search: { label: string; hint: string };
  /** What may be added to the list, and the text of the list without a row. */
  adding?: { label: string; none: string; sheet: (close: () => void) => ReactNode };
  /** Shown above the list. */
  lead?: ReactNode;
  /** Given if the staff order the rows. */
  order?: RowOrder<Row>;
  /** Shown below the rows. */
  below?: (rows: readonly Row[]) => ReactNode;
}

/** A list of content: its tools, search and filters, its rows, and a button that creates a record. */
export function ContentList<Row, Name extends string>(props: Props<Row, Name>) {
  const { tab, declared, loaded, load, columns, filters, keyOf, search, adding, lead } = props;
  const { t } = useWords();
  const { list, saved } = loaded;
  const [isAdding, setAdding] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const found = useListRows(declared, { list, load });
  const shown = useShown(declared);
  const { notice, actions } = useRowOrder(declared, found.rows, props.order);
  useListKeys(field);
  const add = adding && <Button onClick={() => setAdding(true)}>{adding.label}</Button>;
  return (
    <ContentFrame
      tab={tab}
      action={
        <ListTools {...{ declared, columns, shown, saved }} count={list.count}>
          {add}
        </ListTools>
      }
    >
      {lead}
      <div className="bar">
        <SearchField field={field} {...search} />
        <FilterBar filters={filters} />
      </div>
      {notice}
      <DeclaredRows
        {...{ declared, found, columns, keyOf, filters }}
        {...(actions && { actions })}
        caption={t(`bo-content:tab.${tab}`)}
        empty={{ title: adding?.none ?? t('bo-shell:notFound'), action: add }}
      />
      {props.below?.(found.rows)}
      {isAdding && adding?.sheet(() => setAdding(false))}
    </ContentFrame>
  );
}
