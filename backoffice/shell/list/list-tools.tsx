import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { ExportFormat } from '#contract/admin/export.ts';
import type { SavedView } from '#contract/admin/view.ts';
import { ColumnsButton } from '../../kit/list/columns-sheet.tsx';
import { queryOfAddress } from '../../kit/list/list-address.ts';
import { ViewMenu } from '../../kit/list/list-filters.tsx';
import { useListKeys } from '../../kit/use-list-keys.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../api.ts';
import { type DeclaredList, defaultColumnsOf } from './declared-list.ts';
import { ExportMenu } from './export-menu.tsx';
import type { Counted } from './list-count.tsx';
import { ViewsButton } from './views-button.tsx';

interface Props<Name extends string> {
  declared: DeclaredList<Name>;
  /** The columns in display order. */
  shown: readonly Name[];
  /** Omitted: the screen shows all columns, and the file has them. */
  columns?: Readonly<Record<Name, { head: string }>>;
  saved: readonly SavedView[];
  count: Counted | null;
  /** The file may contain names and phones, for staff who may export them. */
  hasContacts?: boolean;
  /** The main action of the screen, after the tools. */
  children?: ReactNode;
}

/** The tools of every declared list: its views, its columns, its export as displayed, and its keys. */
export function ListTools<Name extends string>(props: Props<Name>) {
  const { declared, shown, columns, saved, count, hasContacts = false, children } = props;
  const { t } = useWords();
  const [search] = useSearchParams();
  const { name: list, address } = declared;
  useListKeys();
  const body = { query: typedQuery(queryOfAddress(search, address)), columns: [...shown] };
  const exportOf = (path: 'export' | 'export-contacts') => ({
    load: (format: ExportFormat) =>
      callApi(`POST /api/admin/v1/lists/:list/${path}`, { params: { list }, body: { ...body, format } }),
    start: (format: ExportFormat) =>
      callApi(`POST /api/admin/v1/lists/:list/${path}-job`, { params: { list }, body: { ...body, format } }),
  });
  return (
    <>
      <div className="bar list-tools">
        {saved.length > 0 && (
          <ViewMenu
            label={t('bo-shell:list.views')}
            views={[
              // an empty address would open the view of the role
              { id: 'all', label: t('bo-shell:list.allRows'), query: `sort=${address.sort}` },
              ...saved.map(({ id, name, query }) => ({ id: String(id), label: name, query })),
            ]}
          />
        )}
        <ViewsButton list={list} views={saved} />
        {columns && (
          <ColumnsButton
            shown={shown}
            defaults={defaultColumnsOf(declared)}
            all={declared.columns}
            columns={columns}
          />
        )}
        <ExportMenu
          count={count}
          {...exportOf('export')}
          {...(hasContacts && { contacts: exportOf('export-contacts') })}
        />
        {children}
      </div>
    </>
  );
}

/** Converts the query to the strings of an address; numbers and booleans are parsed by the list. */
const typedQuery = (query: Record<string, string | boolean>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
