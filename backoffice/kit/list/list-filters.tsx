import { useEffect, useRef, type RefObject } from 'react';
import { useSearchParams } from 'react-router';
import { ChoiceMenu } from '../choice-menu.tsx';
import { viewIn, withFilter } from './list-address.ts';
import './list.css';

interface Option {
  id: string;
  label: string;
}

/** The views of a list: predefined ones and saved ones. */
export function ViewMenu({
  label,
  views,
}: {
  label: string;
  views: readonly (Option & { query: string })[];
}) {
  const [search, setSearch] = useSearchParams();
  return (
    <div className="view-menu">
      <ChoiceMenu
        label={label}
        mode="single"
        options={views}
        chosen={viewIn(search, views).map(({ id }) => id)}
        onChange={([chosen]) => setSearch(views.find(({ id }) => id === chosen)?.query ?? '')}
      />
    </div>
  );
}

interface FilterProps {
  /** Name of the filter's parameter in the address. */
  name: string;
  label: string;
  options: readonly Option[];
  mode?: 'single' | 'multiple';
}

/** A filter by values: any of the chosen ones matches. */
export function WordFilter({ name, label, options, mode = 'multiple' }: FilterProps) {
  const [search, setSearch] = useSearchParams();
  return (
    <ChoiceMenu
      label={label}
      mode={mode}
      options={options}
      chosen={search.get(name)?.split(',') ?? []}
      onChange={(chosen) => setSearch(withFilter(search, name, chosen.join(',')))}
    />
  );
}

/** Filters that are on or off, each by its own name. */
export function SwitchFilter({ label, options }: { label: string; options: readonly Option[] }) {
  const [search, setSearch] = useSearchParams();
  const onChange = (chosen: string[]) =>
    setSearch(
      options.reduce((next, { id }) => withFilter(next, id, chosen.includes(id) ? 'true' : ''), search),
    );
  return (
    <ChoiceMenu
      label={label}
      options={options}
      chosen={options.map(({ id }) => id).filter((id) => search.get(id) === 'true')}
      onChange={onChange}
    />
  );
}

/** The search field of the list; `hint` is its placeholder. */
export function SearchField({
  field,
  label,
  hint,
}: {
  field: RefObject<HTMLInputElement | null>;
  label: string;
  hint: string;
}) {
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        setSearch(withFilter(search, 'q', field.current?.value.trim() ?? ''));
      }}
    >
      <input
        key={q}
        ref={field}
        className="input"
        type="search"
        defaultValue={q}
        maxLength={80}
        aria-label={label}
        title={label}
        placeholder={hint}
      />
    </form>
  );
}

export function DayFilter({ name, label }: { name: string; label: string }) {
  const [search, setSearch] = useSearchParams();
  const input = useRef<HTMLInputElement>(null);
  const value = search.get(name) ?? '';
  useEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value;
  }, [value]);
  return (
    <label className="day-field">
      <span>{label}</span>
      <input
        ref={input}
        className="input"
        type="date"
        defaultValue={value}
        onChange={({ target }) => setSearch(withFilter(search, name, target.value))}
      />
    </label>
  );
}
