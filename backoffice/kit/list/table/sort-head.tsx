import type { CSSProperties, ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Icon } from '#ui/pictures/icon.tsx';
import { withFilter } from '../list-address.ts';

interface Props {
  /** The name of the column's sort order in the API; undefined = the column cannot be sorted. */
  column: string | undefined;
  label: string;
  /** The default sort order of the list. */
  defaultSort: string;
  isNumber?: boolean;
  className?: string;
  style?: CSSProperties;
  'data-pin'?: number;
  'data-sized'?: boolean;
  /** Rendered after the label. */
  children?: ReactNode;
}

/** A column header; a press sorts the list, descending first, then ascending. */
export function SortHead(props: Props) {
  const { column, label, defaultSort, isNumber = false, className = '', children, ...marks } = props;
  const [search, setSearch] = useSearchParams();
  const sort = search.get('sort') ?? defaultSort;
  const isOn = column !== undefined && sort.replace('-', '') === column;
  const isDown = sort.startsWith('-');
  return (
    <th
      scope="col"
      className={`${isNumber ? 'num ' : ''}${className}`.trim() || undefined}
      aria-sort={isOn ? (isDown ? 'descending' : 'ascending') : undefined}
      {...marks}
    >
      {column === undefined ? (
        label
      ) : (
        <button
          type="button"
          className="sort-button"
          data-on={isOn || undefined}
          onClick={() => setSearch(withFilter(search, 'sort', isOn && isDown ? column : `-${column}`))}
        >
          {label}
          {isOn && (
            <span data-up={isDown ? undefined : true}>
              <Icon name="chevron" size={12} />
            </span>
          )}
        </button>
      )}
      {children}
    </th>
  );
}
