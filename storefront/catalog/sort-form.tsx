import { useRef } from 'react';
import { usePage } from '#storefront/shell/page.ts';
import { canonicalSearch, readSort, defaultSort } from './listing-query.ts';
import { useEarlyChoices } from './filters/use-early-choices.ts';
import type { ListingNavigation } from './use-listing.ts';

/** The sort order of the list: a native select that applies at once, and a button if there is no JavaScript. */
export function SortForm({ listing }: { listing: ListingNavigation }) {
  const { t } = usePage();
  const { query, apply, path, sorts } = listing;
  const form = useRef<HTMLFormElement>(null);
  useEarlyChoices(form, apply);
  const params = new URLSearchParams(canonicalSearch({ ...query, sort: null, page: 1 }));
  const choose = (value: string) => apply({ ...query, sort: readSort(value, query.q), page: 1 });
  return (
    <form ref={form} className="sort" method="get" action={path}>
      {[...params].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label>
        <span className="visually-hidden">{t('catalog:sort')}</span>
        <select
          name="sort"
          value={query.sort ?? defaultSort(query.q)}
          onChange={(event) => choose(event.target.value)}
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`catalog:sortBy.${sort}`)}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button className="button button-text" type="submit">
          {t('catalog:sortApply')}
        </button>
      </noscript>
    </form>
  );
}
