import type { ReactNode } from 'react';
import { Icon } from '#ui/pictures/icon.tsx';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { useMySize } from '#storefront/sizes/my-size.ts';
import { filterWords, sizeWords } from './filter-words.ts';
import { filtersOf, toggleValue, withoutFilter, withoutFilters } from '../listing-filters.ts';
import type { ListingData } from '../load-listing.ts';
import type { ListingNavigation } from '../use-listing.ts';
import '#ui/controls/chip.css';
import './chips.css';

interface Props {
  data: ListingData;
  listing: ListingNavigation;
  /** Opens the sheet of filters; `part` is the filter to scroll to. */
  onOpen: (part?: string) => void;
  /** Called when a finger or pointer touches the filter button. */
  onNear: () => void;
}

/** The most used filters are also shown above the list (PLP-4). */
const promoted = ['ringSize', 'metal', 'stone'] as const;

/** The filter button, the active filters (each can be removed), and suggested ones. All are links. */
export function Chips({ data, listing, onOpen, onNear }: Props) {
  const { t, language } = usePage();
  const { query, hrefOf } = listing;
  const chosen = filtersOf(query);
  const offered = promoted.flatMap((name) =>
    query.facets[name] === undefined ? data.facets.filter((facet) => facet.name === name) : [],
  );
  return (
    <nav className="chips" aria-label={t('catalog:chosen')}>
      <ul>
        <li className="chips-open">
          <FilterButton {...{ onOpen, onNear }}>
            <Icon name="filter" size={18} />
            {chosen.length > 0 ? t('catalog:filtersChosen', { count: chosen.length }) : t('catalog:filters')}
          </FilterButton>
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
        <MySizeChip data={data} listing={listing} />
        {query.ranges.price === undefined && (
          <li className="chips-offer">
            <FilterButton part="price" {...{ onOpen, onNear }}>
              {t('catalog:priceTitle')}
            </FilterButton>
          </li>
        )}
        {offered.map(({ name, label }) => (
          <li key={name} className="chips-offer">
            <FilterButton part={name} {...{ onOpen, onNear }}>
              {label}
            </FilterButton>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The size that the visitor found in the size guide, applied with one tap on phones. */
function MySizeChip({ data, listing: { query, hrefOf } }: Pick<Props, 'data' | 'listing'>) {
  const { t, language } = usePage();
  const { size } = useMySize();
  const sizes = data.facets.find(({ name }) => name === 'ringSize')?.options ?? [];
  const mine = sizes.find(({ value }) => Number(value) === size);
  if (!mine || mine.count === 0 || query.facets.ringSize !== undefined) return null;
  return (
    <li className="chips-offer">
      <Link
        className="chip"
        to={hrefOf(toggleValue(query, 'ringSize', mine.value))}
        rel="nofollow"
        preventScrollReset
      >
        {t('catalog:mySize', { size: sizeWords(mine.value, language) })}
      </Link>
    </li>
  );
}

/** Without JavaScript it links to the filters on the page itself. */
function FilterButton({
  part,
  onOpen,
  onNear,
  children,
}: { part?: string; children: ReactNode } & Pick<Props, 'onOpen' | 'onNear'>) {
  return (
    <a
      className="chip"
      href="#filters"
      aria-haspopup="dialog"
      onPointerDown={onNear}
      onClick={(event) => {
        event.preventDefault();
        onOpen(part);
      }}
    >
      {children}
    </a>
  );
}
