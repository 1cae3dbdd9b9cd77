import { Drawing } from '#ui/pictures/drawing.tsx';
import { Empty } from '#ui/empty.tsx';
import { Silhouette } from '#ui/pictures/silhouette.tsx';
import { Tray } from '#ui/overlays/tray.tsx';
import { useContacts } from '#storefront/shell/frame/footer/contacts.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { useShellData } from '#storefront/shell/frame/shell-data.ts';
import type { relaxationWords } from './filters/filter-words.ts';
import type { ListingData } from './load-listing.ts';
import { ProductTile } from './tiles/tile.tsx';
import type { ListingNavigation } from './use-listing.ts';
import styles from './empty-listing.css?url';

const shownCategories = 4;

interface Props {
  data: ListingData;
  listing: ListingNavigation;
  /** Passed as a property, because the list has it: a shared module would cost every list more than it saves. */
  wordsOf: typeof relaxationWords;
}

/** An empty result: which single filter to drop and what that gives (PLP-10), other spellings, four categories, eight models (GLB-5). */
export function EmptyListing({ data, listing, wordsOf }: Props) {
  const { t } = usePage();
  const { q } = listing.query;
  const hasWayOut = data.relaxations.length > 0;
  const nearest = t(hasWayOut ? 'catalog:closest' : 'catalog:popular');
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="page" />
      <Empty
        drawing={q === '' ? <EmptyBox /> : <Loupe />}
        title={q === '' ? t('catalog:emptyTitle') : t('catalog:emptySearch', { query: q })}
      >
        <OtherQueries queries={data.reading?.suggestions ?? []} />
        <p className="ink-2">{hasWayOut ? t('catalog:emptyText') : t('catalog:emptyPlain')}</p>
        {hasWayOut ? <Relaxations data={data} listing={listing} wordsOf={wordsOf} /> : <Elsewhere />}
      </Empty>
      <Categories />
      {data.closest.length > 0 && (
        <>
          <h2 className="h2 listing-closest">{nearest}</h2>
          <Tray narrow label={nearest}>
            {data.closest.map((tile) => (
              <li key={tile.id}>
                <ProductTile tile={tile} />
              </li>
            ))}
          </Tray>
        </>
      )}
    </>
  );
}

function OtherQueries({ queries }: { queries: string[] }) {
  const { t, links } = usePage();
  if (queries.length === 0) return null;
  return (
    <>
      <p id="other-queries">{t('catalog:maybe')}</p>
      <ul className="empty-options" aria-labelledby="other-queries">
        {queries.map((query) => (
          <li key={query}>
            <Link
              className="chip"
              to={links.catalog(new URLSearchParams({ q: query }).toString())}
              rel="nofollow"
            >
              {query}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function Relaxations({ data, listing, wordsOf }: Props) {
  const page = usePage();
  return (
    <ul className="empty-options">
      {data.relaxations.map((relaxation) => (
        <li key={relaxation.name}>
          <Link
            className="chip"
            to={relaxation.search ? `${listing.path}?${relaxation.search}` : listing.path}
            rel="nofollow"
          >
            {wordsOf(relaxation, page)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Elsewhere() {
  const { t, links } = usePage();
  const { telegram } = useContacts();
  return (
    <ul className="empty-options">
      <li>
        <Link className="button button-secondary" to={links.catalog()}>
          {t('catalog:toCatalog')}
        </Link>
      </li>
      <li>
        <a className="button button-text" href={telegram.href}>
          {t('askTelegram')}
        </a>
      </li>
    </ul>
  );
}

function Categories() {
  const { t } = usePage();
  const { categories } = useShellData();
  return (
    <nav className="empty-categories" aria-label={t('categories')}>
      <ul>
        {categories.slice(0, shownCategories).map((category) => (
          <li key={category.id}>
            <Link to={category.href}>
              <Silhouette name={category.kind} />
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** An open ring box without a ring. */
function EmptyBox() {
  return (
    <Drawing width={96} height={96}>
      <path d="M18 48 28 20h40l10 28M18 48h60v30H18zM18 56h60M40 48c0-5 3.500-8 8-8s8 3 8 8M34 26h28" />
    </Drawing>
  );
}

/** A loupe with nothing under it. */
function Loupe() {
  return (
    <Drawing width={96} height={96}>
      <circle cx="40" cy="40" r="30" />
      <path d="M61 61 90 90M24 40a16 16 0 0 1 16-16" />
    </Drawing>
  );
}
