import { Link } from 'react-router';
import { usePage } from '#storefront/shell/page.ts';
import type { FavoriteRow } from './favorite-row.ts';
import { FavoritesTray } from './favorites-tray.tsx';

/** Somebody else's list, to look at; the hearts are the visitor's own (FAV-3). */
export function SharedList({ rows }: { rows: FavoriteRow[] }) {
  const { t, links } = usePage();
  return (
    <div className="favorites">
      <header className="container favorites-head">
        <h1 className="d2">{t('favorites:sharedTitle')}</h1>
        <Link className="button button-text small" to={links.favorites()}>
          {t('favorites:toOwn')}
        </Link>
      </header>
      {rows.length > 0 ? (
        <FavoritesTray rows={rows} />
      ) : (
        <p className="container measure">{t('favorites:sharedGone')}</p>
      )}
    </div>
  );
}
