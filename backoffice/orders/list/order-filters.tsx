import { useEffect, useRef, type RefObject } from 'react';
import { useSearchParams } from 'react-router';
import type { StaffStores } from '../../shell/stores.ts';
import { ChoiceMenu } from '../../kit/choice-menu.tsx';
import { useWords } from '../../kit/words.tsx';
import { nameIn } from '../../shell/stores.ts';
import { payments, states } from '../order-words.ts';
import { withFilter } from './list-query.ts';
import { viewOf, views } from './views.ts';

const switches = ['late', 'uncollected', 'refundByHand'] as const;

interface Props {
  stores: StaffStores;
  field: RefObject<HTMLInputElement | null>;
}

/** What the list shows, every choice of it in the address. */
export function OrderFilters({ stores, field }: Props) {
  return (
    <div className="bar">
      <ViewMenu />
      <SearchField field={field} />
      <div className="bar filters">
        <WordFilter name="state" words={states} />
        <WordFilter name="payment" words={payments} />
        <WordFilter name="kind" column="receives" words={['DELIVERY', 'PICKUP']} mode="single" />
        <StoreFilter stores={stores} />
        <MarkFilter />
        <DayField name="createdAt.from" />
        <DayField name="createdAt.to" />
      </div>
    </div>
  );
}

function ViewMenu() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  return (
    <ChoiceMenu
      label={t('bo-orders:view')}
      mode="single"
      options={views.map(({ name }) => ({ id: name, label: t(`bo-orders:views.${name}`) }))}
      chosen={[viewOf(search)?.name ?? '']}
      onChange={([name]) => setSearch(views.find((view) => view.name === name)?.query ?? '')}
    />
  );
}

interface WordFilterProps {
  /** Of the filter, and of the group of texts of its words. */
  name: string;
  /** The list's column that shows it; left out = it has the same name. */
  column?: string;
  words: readonly string[];
  mode?: 'single' | 'multiple';
}

function WordFilter({ name, column = name, words, mode = 'multiple' }: WordFilterProps) {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  return (
    <ChoiceMenu
      label={t(`bo-orders:column.${column}`)}
      mode={mode}
      options={words.map((id) => ({ id, label: t(`bo-orders:${name}.${id}`) }))}
      chosen={search.get(name)?.split(',') ?? []}
      onChange={(chosen) => setSearch(withFilter(search, name, chosen.join(',')))}
    />
  );
}

function StoreFilter({ stores }: { stores: StaffStores }) {
  const { t, language } = useWords();
  const [search, setSearch] = useSearchParams();
  return (
    <ChoiceMenu
      label={t('bo-orders:store')}
      options={stores.map((store) => ({ id: String(store.id), label: nameIn(store, language) }))}
      chosen={search.get('storeId')?.split(',') ?? []}
      onChange={(chosen) => setSearch(withFilter(search, 'storeId', chosen.join(',')))}
    />
  );
}

function MarkFilter() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const onChange = (chosen: string[]) =>
    setSearch(
      switches.reduce((next, name) => withFilter(next, name, chosen.includes(name) ? 'true' : ''), search),
    );
  return (
    <ChoiceMenu
      label={t('bo-orders:marks')}
      options={switches.map((id) => ({ id, label: t(`bo-orders:mark.${id}`) }))}
      chosen={switches.filter((name) => search.get(name) === 'true')}
      onChange={onChange}
    />
  );
}

function SearchField({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const { t } = useWords();
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
        aria-label={t('bo-orders:search')}
        title={t('bo-orders:search')}
        placeholder={t('bo-orders:searchHint')}
      />
    </form>
  );
}

function DayField({ name }: { name: 'createdAt.from' | 'createdAt.to' }) {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const input = useRef<HTMLInputElement>(null);
  const value = search.get(name) ?? '';
  useEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value;
  }, [value]);
  return (
    <label className="day-field">
      <span>{t(name === 'createdAt.from' ? 'bo-orders:from' : 'bo-orders:to')}</span>
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
