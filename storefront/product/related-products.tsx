import { memo } from 'react';
import { Tray } from '#ui/overlays/tray.tsx';
import { ProductTile } from '#storefront/catalog/tiles/tile.tsx';
import type { NeighborView } from './product-view.ts';

interface Props {
  title: string;
  tiles: NeighborView[];
  /** Two rows instead of one, if the product itself is sold out; none is hidden on medium screens (PDP-15). */
  isWhole?: boolean;
  /** A ring available in this size is linked with it selected (ui.md 1.4, element 16). */
  size?: number | null;
}

/** A row of related models. Memoized: choosing another piece does not render it again. */
export const RelatedProducts = memo(function RelatedProducts({
  title,
  tiles,
  isWhole = false,
  size = null,
}: Props) {
  if (tiles.length === 0) return null;
  return (
    <section
      className={isWhole ? 'product-related product-related-whole container' : 'product-related container'}
      aria-label={title}
      data-list="related"
    >
      <h2 className="h2">{title}</h2>
      <Tray label={title}>
        {tiles.map(({ sizes, ...tile }) => (
          <li key={tile.id}>
            <ProductTile
              tile={
                size !== null && sizes?.includes(size) ? { ...tile, href: `${tile.href}?size=${size}` } : tile
              }
            />
          </li>
        ))}
      </Tray>
    </section>
  );
});
