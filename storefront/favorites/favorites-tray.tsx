import { formatSom } from '#ui/format.ts';
import { Tray } from '#ui/overlays/tray.tsx';
import { ProductTile } from '#storefront/catalog/tiles/tile.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { FavoriteRow } from './favorite-row.ts';

/** Pictures on the first screen are loaded eagerly. */
const eager = 4;

export function FavoritesTray({ rows }: { rows: readonly FavoriteRow[] }) {
  const { t } = usePage();
  return (
    <div className="container">
      <Tray label={t('favorites:list')}>
        {rows.map(({ tile, change }, index) => (
          <li key={tile.id} data-product={tile.id}>
            <ProductTile
              tile={tile}
              priority={index === 0 ? 'high' : index < eager ? 'eager' : 'lazy'}
              note={change !== null && <Change som={change} />}
            />
          </li>
        ))}
      </Tray>
    </div>
  );
}

/** The price change since the product was saved (FAV-4). */
function Change({ som }: { som: number }) {
  const { t, language } = usePage();
  const sum = `${som < 0 ? '' : '+'}${formatSom(som, language)}`;
  return (
    <p className={som < 0 ? 'favorites-change favorites-cheaper' : 'favorites-change'}>
      {t('favorites:change', { sum })}
    </p>
  );
}
