import { useSearchParams } from 'react-router';
import { numberTyped, withFilter } from './list-address.ts';

interface Props {
  name: string;
  label: string;
  /** Accepts up to three decimals. */
  isDecimal?: boolean;
}

/** A numeric limit of a list; spaces between digits are ignored. Takes effect on blur and on Enter. */
export function NumberFilter({ name, label, isDecimal = false }: Props) {
  const [search, setSearch] = useSearchParams();
  const value = search.get(name) ?? '';
  const apply = (typed: string) => {
    const number = isDecimal ? numberTyped(typed) : typed.replaceAll(/\D/g, '').slice(0, 12);
    if (number !== null && number !== value) setSearch(withFilter(search, name, number));
  };
  return (
    <label className="day-field">
      <span>{label}</span>
      <input
        key={value}
        className="input number-field"
        inputMode={isDecimal ? 'decimal' : 'numeric'}
        maxLength={16}
        defaultValue={value}
        onBlur={({ target }) => apply(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') apply(currentTarget.value);
        }}
      />
    </label>
  );
}
