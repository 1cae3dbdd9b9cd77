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

/** What the list shows, every choice of it in the address. */
export function OrderFilters({
  stores,
  field,
}: {
  stores: StaffStores;
  field: RefObject<HTMLInputElement | null>;
}) {
  const { t, language } = useWords();
  const [search, setSearch] = useSearchParams();
  const choose = (name: string) => (chosen: string[]) =>
    setSearch(withFilter(search, name, chosen.join(',')));
  const chosenOf = (name: string) => search.get(name)?.split(',') ?? [];
  const named = (group: string, ids: readonly string[]) =>
    ids.map((id) => ({ id, label: t(`bo-orders:${group}.${id}`) }));
  return (
    <div className="bar">
      <ChoiceMenu
        label={t('bo-orders:view')}
        mode="single"
        options={named(
          'views',
          views.map(({ name }) => name),
        )}
        chosen={[viewOf(search)?.name ?? '']}
        onChange={([name]) => setSearch(views.find((view) => view.name === name)?.query ?? '')}
      />
      <SearchField field={field} />
      <div className="bar filters">
        <ChoiceMenu
          label={t('bo-orders:column.state')}
          options={named('state', states)}
          chosen={chosenOf('state')}
          onChange={choose('state')}
        />
        <ChoiceMenu
          label={t('bo-orders:column.payment')}
          options={named('payment', payments)}
          chosen={chosenOf('payment')}
          onChange={choose('payment')}
        />
        <ChoiceMenu
          label={t('bo-orders:column.receives')}
          mode="single"
          options={named('kind', ['DELIVERY', 'PICKUP'])}
          chosen={chosenOf('kind')}
          onChange={choose('kind')}
        />
        <ChoiceMenu
          label={t('bo-orders:store')}
          options={stores.map((store) => ({ id: String(store.id), label: nameIn(store, language) }))}
          chosen={chosenOf('storeId')}
          onChange={choose('storeId')}
        />
        <ChoiceMenu
          label={t('bo-orders:marks')}
          options={named('mark', switches)}
          chosen={switches.filter((name) => search.get(name) === 'true')}
          onChange={(chosen) =>
            setSearch(
              switches.reduce(
                (next, name) => withFilter(next, name, chosen.includes(name) ? 'true' : ''),
                search,
              ),
            )
          }
        />
        <DayField name="createdAt.from" />
        <DayField name="createdAt.to" />
      </div>
    </div>
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
