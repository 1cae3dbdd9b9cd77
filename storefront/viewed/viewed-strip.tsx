import { useEffect, useState } from 'react';
import { fetchResource } from '#client/resource.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { NoPicture } from '#storefront/catalog/tiles/no-picture.tsx';
import { priceWords } from '#storefront/catalog/tiles/price-words.ts';
import type { TileData } from '#storefront/catalog/tiles/tile-data.ts';
import type { FavoriteCards } from '#storefront/favorites/cards.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import './viewed.css';

/** The given products in a scrollable strip; their space is reserved until they are loaded. */
export function ViewedStrip({ ids }: { ids: readonly number[] }) {
  const { t, links } = usePage();
  const [tiles, setTiles] = useState<TileData[] | null>(null);
  const path = links.favoritesCards(ids);
  useEffect(() => {
    const leaving = new AbortController();
    fetchResource<FavoriteCards>(path, { signal: leaving.signal }).then(
      ({ rows }) => setTiles(rows.map(({ tile }) => tile)),
      () => {
        // the page is complete without them
        if (!leaving.signal.aborted) setTiles([]);
      },
    );
    return () => leaving.abort();
  }, [path]);
  if (tiles?.length === 0) return null;
  const inOrder = ids.flatMap((id) => tiles?.find((tile) => tile.id === id) ?? []);
  return (
    <section className="viewed" data-list="viewed" aria-labelledby="viewed-title">
      <h2 className="h2 container" id="viewed-title">
        {t('viewed')}
      </h2>
      <ul>
        {tiles === null
          ? ids.map((id) => <li key={id} className="viewed-place" />)
          : inOrder.map((tile) => <ViewedCell key={tile.id} tile={tile} />)}
      </ul>
    </section>
  );
}

function ViewedCell({ tile }: { tile: TileData }) {
  const { t, language } = usePage();
  return (
    <li>
      <Link to={tile.href}>
        {tile.image === null ? (
          <span className="picture picture-missing">
            <NoPicture categoryId={tile.categoryId} />
          </span>
        ) : (
          <Picture url={tile.image} alt="" sizes="200px" placeholder={null} />
        )}
        <span className="small">{tile.name}</span>
        <span className="meta ink-2 tabular">{priceWords(tile, t, language)}</span>
      </Link>
    </li>
  );
}
