import { useSearchParams } from 'react-router';
import { Icon } from '#ui/pictures/icon.tsx';
import { withFilter } from './list-address.ts';

interface Props {
  /** As the API sorts by it. */
  column: string;
  label: string;
  /** The order of the list where the address names none. */
  usual: string;
  isNumber?: boolean;
  className?: string;
}

/** The head of a column that sorts the list: downwards first, then upwards. */
export function SortHead({ column, label, usual, isNumber = false, className = '' }: Props) {
  const [search, setSearch] = useSearchParams();
  const sort = search.get('sort') ?? usual;
  const isOn = sort.replace('-', '') === column;
  const isDown = sort.startsWith('-');
  return (
    <th
      scope="col"
      className={`${isNumber ? 'num ' : ''}${className}`.trim() || undefined}
      aria-sort={isOn ? (isDown ? 'descending' : 'ascending') : undefined}
    >
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
    </th>
  );
}
