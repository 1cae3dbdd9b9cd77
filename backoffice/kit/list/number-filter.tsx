import { useSearchParams } from 'react-router';
import { withFilter } from './list-address.ts';

/** A limit of a list: whole numbers, spaces between them are left out. Acts when the field is left, and by Enter. */
export function NumberFilter({ name, label }: { name: string; label: string }) {
  const [search, setSearch] = useSearchParams();
  const value = search.get(name) ?? '';
  const apply = (typed: string) => {
    const digits = typed.replaceAll(/\D/g, '').slice(0, 12);
    if (digits !== value) setSearch(withFilter(search, name, digits));
  };
  return (
    <label className="day-field">
      <span>{label}</span>
      <input
        key={value}
        className="input number-field"
        inputMode="numeric"
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
