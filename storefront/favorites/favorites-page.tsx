import { useRef } from 'react';
import { useLoaderData } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { Toast } from '#ui/overlays/toast.tsx';
import { useFavorites } from '#storefront/shell/favorites/favorites.ts';
import { SavedCount } from '#storefront/shell/favorites/favorites-link.tsx';
import { languageOfPath } from '#storefront/links.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage, type PageHandle } from '#storefront/shell/page.ts';
import { tIn, withTexts } from '#storefront/shell/i18n/texts.ts';
import { FavoritesEmpty } from './favorites-empty.tsx';
import { FavoritesTray } from './favorites-tray.tsx';
import { rowsInPage, type FavoriteRow } from './favorite-row.ts';
import type { FavoritesData } from './load-favorites.ts';
import { PageLinks } from './page-links.tsx';
import { ShareLink } from './share-link.tsx';
import { SharedList } from './shared-list.tsx';
import { SkeletonTray } from './skeleton-tray.tsx';
import { UndoForm } from './undo-form.tsx';
import { useFreshRows } from './use-fresh-rows.ts';
import { useGuestRows } from './use-guest-rows.ts';
import { useRemoved } from './use-removed.ts';
import styles from './favorites-page.css?url';

export { loadFavorites as loader } from './load-favorites.ts';

export const links = () => [{ rel: 'stylesheet', href: styles }];

export const handle = { texts: ['favorites', 'catalog'], noindex: true } satisfies PageHandle;
export const clientLoader = withTexts('favorites', 'catalog');

export const meta = ({ location }: { location: { pathname: string } }) => [
  { title: `${tIn(languageOfPath(location.pathname))('favorites:title')} | Zarona` },
];

const nothing: FavoriteRow[] = [];

export default function FavoritesPage() {
  const loaded = useLoaderData<FavoritesData>();
  return loaded.kind === 'shared' ? <SharedList rows={loaded.rows} /> : <OwnList loaded={loaded} />;
}

type Own = Exclude<FavoritesData, { kind: 'shared' }>;

function OwnList({ loaded }: { loaded: Own }) {
  const { t } = usePage();
  const { ids, change } = useFavorites();
  const { rows, pages, hasFailed, retry } = useRows(loaded, ids);
  const list = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { removed, forget, settle } = useRemoved(rows ?? nothing, ids, { list, heading });
  const shown = rows?.filter(({ tile }) => ids.includes(tile.id));
  const undo = () => {
    for (const { tile } of removed) change({ id: tile.id, saved: true });
    settle();
  };
  return (
    <div className="favorites">
      <header className="container favorites-head">
        <h1 className="d2" ref={heading} tabIndex={-1}>
          {t('favorites:title')}
          <SavedCount separator={'\u00A0· '} />
        </h1>
        <ShareLink ids={ids} />
      </header>
      {loaded.kind === 'user' && loaded.removed !== null && !ids.includes(loaded.removed) && (
        <UndoForm id={loaded.removed} />
      )}
      <div ref={list}>
        {shown === undefined ? (
          <SkeletonTray />
        ) : hasFailed ? (
          <Failed onRetry={retry} />
        ) : shown.length === 0 ? (
          <FavoritesEmpty />
        ) : (
          <FavoritesTray rows={shown} />
        )}
      </div>
      <PageLinks page={loaded.page} pages={pages} />
      <Toast hasAction lastsMs={undoMs} onDone={forget}>
        {removed.length > 0 && (
          <>
            <span>
              {removed.length === 1
                ? t('favorites:removed', { name: removed[0]?.tile.name })
                : t('favorites:removedMany', { count: removed.length })}
            </span>
            <button type="button" onClick={undo}>
              {t('favorites:undo')}
            </button>
          </>
        )}
      </Toast>
    </div>
  );
}

/** How long a removal can be undone (FAV-5). */
const undoMs = 6_000;

/** A user's rows are part of the page's data; a guest's are loaded by their ids, the most recently saved first. */
function useRows(loaded: Own, ids: readonly number[]) {
  const isGuest = loaded.kind === 'guest';
  const start = loaded.page * rowsInPage;
  const guest = useGuestRows(isGuest ? ids.toReversed().slice(start, start + rowsInPage) : []);
  useFreshRows(loaded, ids);
  if (isGuest) return { ...guest, pages: Math.ceil(ids.length / rowsInPage) };
  const hasFailed = loaded.rows === null;
  return { rows: loaded.rows ?? nothing, pages: loaded.pages, hasFailed, retry: () => location.reload() };
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t, links } = usePage();
  return (
    <div className="container favorites-failed">
      <p className="measure">{t('favorites:failed')}</p>
      <p className="favorites-links">
        <Button type="button" onClick={onRetry}>
          {t('favorites:retry')}
        </Button>
        <Link className="button button-text" to={links.catalog()}>
          {t('wholeCatalog')}
        </Link>
      </p>
    </div>
  );
}
