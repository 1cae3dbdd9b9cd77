import { useState, type RefObject } from 'react';
import { Icon } from '#ui/pictures/icon.tsx';
import { Silhouette } from '#ui/pictures/silhouette.tsx';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { useShellData } from '#storefront/shell/frame/shell-data.ts';
import { forgetSearch, forgetSearches, readSearches } from './recent-searches.ts';

/** Fills whole rows of two, three and four. */
const shownCategories = 12;

interface Props {
  /** Whether nothing is typed yet. */
  isFresh: boolean;
  field: RefObject<HTMLInputElement | null>;
}

/** Shown before anything is typed, or if there are no suggestions: recent searches, and categories to begin with. */
export function SearchStart({ isFresh, field }: Props) {
  const { t } = usePage();
  const { categories } = useShellData();
  return (
    <div className="live-start">
      {isFresh && <Recent field={field} />}
      <nav aria-labelledby="live-sections">
        <h3 className="live-title" id="live-sections">
          {t(isFresh ? 'search:begin' : 'search:beginInstead')}
        </h3>
        <ul className="live-categories">
          {categories.slice(0, shownCategories).map((category) => (
            <li key={category.id}>
              <Link to={category.href} replace>
                <Silhouette name={category.kind} size={44} />
                <span>{category.name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function Recent({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const { t, links } = usePage();
  const [searches, setSearches] = useState(() => readSearches());
  if (searches.length === 0) return null;
  const changed = () => {
    setSearches(readSearches());
    // the button that had the focus is gone
    field.current?.focus();
  };
  return (
    <section aria-labelledby="live-recent">
      <div className="live-recent-head">
        <h3 className="live-title" id="live-recent">
          {t('search:recent')}
        </h3>
        <button
          type="button"
          className="button button-text"
          onClick={() => {
            forgetSearches();
            changed();
          }}
        >
          {t('search:forgetAll')}
        </button>
      </div>
      <ul className="live-recent">
        {searches.map((text) => (
          <li key={text}>
            <Link to={links.catalog(new URLSearchParams({ q: text }).toString())} replace>
              {text}
            </Link>
            <button
              type="button"
              aria-label={t('search:forget', { query: text })}
              onClick={() => {
                forgetSearch(text);
                changed();
              }}
            >
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
