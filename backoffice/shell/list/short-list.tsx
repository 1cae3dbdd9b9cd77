import { type ReactNode, useRef } from 'react';
import type { SavedView } from '#contract/admin/view.ts';
import { FilterBar, type ListFilter } from '../../kit/list/filter-bar.tsx';
import { SearchField } from '../../kit/list/list-filters.tsx';
import type { ListColumn } from '../../kit/list/table/list-table.tsx';
import type { DeclaredList } from './declared-list.ts';
import { DeclaredRows, type ListPage, type ListQuery, useListRows } from './declared-rows.tsx';
import { ListTools } from './list-tools.tsx';
import type { Moving } from './row-order.tsx';
import { useShown } from './use-declared.ts';

export interface ShortListProps<Row, Name extends string> {
  declared: DeclaredList<Name>;
  /** The data of the route. */
  loaded: { list: ListPage<Row>; saved: SavedView[] };
  load: (query: ListQuery, options?: { signal?: AbortSignal }) => Promise<ListPage<Row>>;
  columns: Readonly<Record<Name, ListColumn<Row>>>;
  filters: readonly ListFilter[];
  /** A filter that `lead` shows. */
  chosenAbove?: string;
  keyOf: (row: Row) => string;
  search: { label: string; hint: string };
  /** Shown above the list. */
  lead?: ReactNode;
}

interface Props<Row, Name extends string> extends ShortListProps<Row, Name> {
  caption: string;
  /** Shown without a row. */
  none: string;
  /** The button that creates a record. */
  create: ReactNode;
  moving: Moving<Row>;
  /** Puts the buttons of the list and the list into the frame of its section. */
  frame: (buttons: ReactNode, list: ReactNode) => ReactNode;
}

/** A list of records of which a shop has few: its tools, search and filters, and its rows, which the staff may order. */
export function ShortList<Row, Name extends string>(props: Props<Row, Name>) {
  const { declared, loaded, load, caption, columns, filters, keyOf, search, none, create, frame } = props;
  const { list, saved } = loaded;
  const { actions, notice } = props.moving;
  const field = useRef<HTMLInputElement>(null);
  const found = useListRows(declared, { list, load });
  const shown = useShown(declared);
  return frame(
    <ListTools {...{ declared, columns, shown, saved }} count={list.count}>
      {create}
    </ListTools>,
    <>
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
    </>,
  );
}
