import { useSearchParams } from 'react-router';
import { withFilter } from '../../kit/list/list-address.ts';

interface Props {
  /** The parameter in the address. */
  name: string;
  label: string;
  /** The placeholder. */
  hint?: string;
  /** Removes what a value never contains, such as spaces. */
  tidy: (typed: string) => string;
}

/** A filter by typed text. Takes effect on blur and on Enter. */
export function TextFilter({ name, label, hint, tidy }: Props) {
  const [search, setSearch] = useSearchParams();
  const value = search.get(name) ?? '';
  const apply = (typed: string) => {
    const word = tidy(typed);
    if (word !== value) setSearch(withFilter(search, name, word));
  };
  return (
    <label className="day-field">
      <span>{label}</span>
      <input
        key={value}
        className="input"
        maxLength={100}
        defaultValue={value}
        placeholder={hint}
        onBlur={({ target }) => apply(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') apply(currentTarget.value);
        }}
      />
    </label>
  );
}
