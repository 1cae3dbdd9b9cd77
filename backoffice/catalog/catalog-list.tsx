import { type ReactNode, useRef } from 'react';
import type { SavedView } from '#contract/admin/view.ts';
import { FilterBar, type ListFilter } from '../kit/list/filter-bar.tsx';
import { SearchField } from '../kit/list/list-filters.tsx';
import type { ListColumn } from '../kit/list/table/list-table.tsx';
import { useListKeys } from '../kit/use-list-keys.ts';
import type { DeclaredList } from '../shell/list/declared-list.ts';
import { DeclaredRows, type ListPage, type ListQuery, useListRows } from '../shell/list/declared-rows.tsx';
import { ListTools } from '../shell/list/list-tools.tsx';
import type { Moving } from '../shell/list/row-order.tsx';
import { useShown } from '../shell/list/use-declared.ts';
import { CatalogFrame } from './catalog-frame.tsx';
import type { CatalogTab } from './catalog-tabs.ts';

interface Props<Row, Name extends string> {
  tab: CatalogTab;
  declared: DeclaredList<Name>;
  /** The data of the route. */
  loaded: { list: ListPage<Row>; saved: SavedView[] };
  load: (query: ListQuery, options?: { signal?: AbortSignal }) => Promise<ListPage<Row>>;
  caption: string;
  columns: Readonly<Record<Name, ListColumn<Row>>>;
  filters: readonly ListFilter[];
  keyOf: (row: Row) => string;
  search: { label: string; hint: string };
  /** Shown without a row. */
  none: string;
  /** The button that creates a record. */
  create: ReactNode;
  moving: Moving<Row>;
  /** A filter that `lead` shows. */
  chosenAbove?: string;
  /** Shown above the list. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A list of the catalogue in an order of the staff: its tools, search and filters, and its rows. */
export function CatalogList<Row, Name extends string>(props: Props<Row, Name>) {
  const { tab, declared, loaded, load, caption, columns, filters, keyOf, search, none, create } = props;
  const { list, saved } = loaded;
  const { actions, notice } = props.moving;
  const field = useRef<HTMLInputElement>(null);
  const found = useListRows(declared, { list, load });
  const shown = useShown(declared);
  useListKeys(field);
  return (
    <CatalogFrame
      tab={tab}
      action={
        <ListTools {...{ declared, columns, shown, saved }} count={list.count}>
          {create}
        </ListTools>
      }
    >
      {props.lead}
      <div className="bar">
        <SearchField field={field} {...search} />
        <FilterBar filters={filters.filter(({ name }) => name !== props.chosenAbove)} />
      </div>
      {notice}
      <DeclaredRows
        {...{ declared, found, caption, columns, keyOf, filters }}
        {...(actions && { actions })}
        empty={{ title: none, action: create }}
      />
      {props.children}
    </CatalogFrame>
  );
}
