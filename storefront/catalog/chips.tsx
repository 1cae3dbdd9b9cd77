import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '#ui/icon.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { filterWords } from './filter-words.ts';
import { filtersOf, withoutFilter, withoutFilters } from './listing-query.ts';
import type { ListingData } from './load-listing.ts';
import type { ListingNavigation } from './use-listing.ts';
import '#ui/chip.css';
import './chips.css';

interface Props {
  data: ListingData;
  listing: ListingNavigation;
  /** Opens the sheet of filters; `part` is the filter to be shown first. */
  onOpen: (part?: string) => void;
}

/** Filters that most people choose by stand above the list, too (PLP-4). */
const promoted = ['size', 'metal', 'stone'] as const;

/** The door to the filters, what is filtered (each can be taken out), and what one could filter by. Links all of them. */
export function Chips({ data, listing, onOpen }: Props) {
  const { t, language } = usePage();
  const { query, hrefOf } = listing;
  const chosen = filtersOf(query);
  const offered = promoted.flatMap((name) =>
    query.facets[name] === undefined ? data.facets.filter((facet) => facet.name === name) : [],
  );
  const isPriceFree = query.minPrice === null && query.maxPrice === null;
  return (
    <nav className="chips" aria-label={t('catalog:chosen')}>
      <ul>
        <li className="chips-door">
          <Door onOpen={onOpen}>
            <Icon name="filter" size={18} />
            {chosen.length > 0 ? t('catalog:filtersChosen', { count: chosen.length }) : t('catalog:filters')}
          </Door>
        </li>
        {chosen.map((filter) => {
          const words = filterWords(filter, data.facets, { t, language });
          return (
            <li key={words}>
              <Link
                className="chip chip-selected"
                to={hrefOf(withoutFilter(query, filter))}
                rel="nofollow"
                preventScrollReset
                aria-label={t('catalog:removeFilter', { filter: words })}
              >
                {words}
                <Icon name="close" size={14} />
              </Link>
            </li>
          );
        })}
        {chosen.length > 0 && (
          <li>
            <Link className="chips-clear" to={hrefOf(withoutFilters(query))} preventScrollReset>
              {t('catalog:clearAll')}
            </Link>
          </li>
        )}
        {isPriceFree && (
          <li className="chips-offer">
            <Door part="price" onOpen={onOpen}>
              {t('catalog:priceTitle')}
            </Door>
          </li>
        )}
        {offered.map(({ name, label }) => (
          <li key={name} className="chips-offer">
            <Door part={name} onOpen={onOpen}>
              {label}
            </Door>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Without JavaScript it leads to the filters on the page itself. */
function Door({ part, onOpen, children }: { part?: string; onOpen: Props['onOpen']; children: ReactNode }) {
  return (
    <a
      className="chip"
      href="#filters"
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault();
        onOpen(part);
      }}
    >
      {children}
    </a>
  );
}
