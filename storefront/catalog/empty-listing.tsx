import { Link } from 'react-router';
import { Drawing } from '#ui/drawing.tsx';
import { Empty } from '#ui/empty.tsx';
import { Tray } from '#ui/tray.tsx';
import { telegram } from '#storefront/shell/contacts.ts';
import { usePage } from '#storefront/shell/page.ts';
import { relaxationWords } from './filter-words.ts';
import type { ListingData } from './load-listing.ts';
import { ProductTile } from './tile.tsx';
import type { ListingNavigation } from './use-listing.ts';

/** Nothing fits: which single filter to drop and what that gives, then the closest models (PLP-10). */
export function EmptyListing({ data, listing }: { data: ListingData; listing: ListingNavigation }) {
  const { t, language, links } = usePage();
  const hasWayOut = data.relaxations.length > 0;
  const nearest = t(hasWayOut ? 'catalog:closest' : 'catalog:sortBy.popular');
  return (
    <>
      <Empty drawing={<EmptyBox />} title={t('catalog:emptyTitle')}>
        <p className="ink-2">{hasWayOut ? t('catalog:emptyText') : t('catalog:emptyPlain')}</p>
        <ul className="empty-ways">
          {data.relaxations.map((relaxation) => (
            <li key={relaxation.name}>
              <Link
                className="chip"
                to={relaxation.search ? `${listing.path}?${relaxation.search}` : listing.path}
                rel="nofollow"
              >
                {relaxationWords(relaxation, { t, language })}
              </Link>
            </li>
          ))}
          {!hasWayOut && (
            <>
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
            </>
          )}
        </ul>
      </Empty>
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

/** An open ring box without a ring. */
function EmptyBox() {
  return (
    <Drawing width={96} height={96}>
      <path d="M18 48 28 20h40l10 28M18 48h60v30H18zM18 56h60M40 48c0-5 3.500-8 8-8s8 3 8 8M34 26h28" />
    </Drawing>
  );
}
