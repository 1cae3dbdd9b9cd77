import { useCachedAt } from '#storefront/shell/cached-at.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { FavoriteRow } from './favorite-row.ts';
import { FavoritesTray } from './favorites-tray.tsx';

/** Somebody else's list, read-only; the hearts show the visitor's own favorites (FAV-3). */
export function SharedList({ rows }: { rows: FavoriteRow[] }) {
  const { t, links } = usePage();
  // offline it is the visitor's own list, cached under the address of a shared one (storefront/offline)
  const isOwn = useCachedAt() !== null;
  return (
    <div className="favorites">
      <header className="container favorites-head">
        <h1 className="d2">{t(isOwn ? 'favorites:title' : 'favorites:sharedTitle')}</h1>
        {!isOwn && (
          <Link className="button button-text small" to={links.favorites()}>
            {t('favorites:toOwn')}
          </Link>
        )}
      </header>
      {rows.length > 0 ? (
        <FavoritesTray rows={rows} />
      ) : (
        <p className="container measure">{t('favorites:sharedGone')}</p>
      )}
    </div>
  );
}
