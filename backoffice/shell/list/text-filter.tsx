import { useSearchParams } from 'react-router';
import { withFilter } from '../../kit/list/list-address.ts';

interface Props {
  /** In the address. */
  name: string;
  label: string;
  /** Stands in the empty field. */
  hint?: string;
  /** Without what the filter never has, such as spaces. */
  tidy: (typed: string) => string;
}

/** A filter by a word that is typed. Acts when the field is left, and by Enter. */
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
