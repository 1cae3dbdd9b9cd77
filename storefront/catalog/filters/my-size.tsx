import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { useMySize } from '#storefront/sizes/my-size.ts';
import { sizeWords } from './filter-words.ts';
import type { ListingQuery } from '../listing-query.ts';
import { hasValue, toggleValue } from '../listing-filters.ts';
import type { FacetOption } from './facet-view.ts';

interface Props {
  /** The sizes in this list. */
  sizes: FacetOption[];
  query: ListingQuery;
  onQuery: (query: ListingQuery) => void;
}

/**
 * The visitor's size, stored in this browser: one tap filters by it, another stores it. Without a stored size, a link
 * to the size guide.
 */
export function MySize({ sizes, query, onQuery }: Props) {
  const { t, language, links } = usePage();
  const { size, save } = useMySize();
  const [chosen, ...rest] = query.facets.ringSize ?? [];
  const words = (mm: number) => ({ size: sizeWords(String(mm), language) });
  if (chosen !== undefined && rest.length === 0 && Number(chosen) !== size && sizes.length > 0)
    return (
      <button type="button" className="button-text filter-link" onClick={() => save(Number(chosen))}>
        {t('catalog:keepMySize', words(Number(chosen)))}
      </button>
    );
  if (size === null)
    return (
      <Link className="filter-link" to={links.sizeGuide()}>
        {t('catalog:findMySize')}
      </Link>
    );
  const mine = sizes.find(({ value }) => Number(value) === size);
  if (!mine || mine.count === 0 || hasValue(query, 'ringSize', mine.value)) return null;
  return (
    <button
      type="button"
      className="chip"
      onClick={() => onQuery(toggleValue(query, 'ringSize', mine.value))}
    >
      {t('catalog:mySize', words(size))}
    </button>
  );
}
