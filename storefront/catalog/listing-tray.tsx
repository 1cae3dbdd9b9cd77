import { useMemo } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { Tray } from '#ui/overlays/tray.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { EditorialCell, cellsBefore } from './tiles/editorial-cell.tsx';
import type { ListingData } from './load-listing.ts';
import { ProductTile } from './tiles/tile.tsx';
import type { TileData } from './tiles/tile-data.ts';

const withFilterColumn = '(min-width: 1536px) 264px, (min-width: 992px) 24vw, (min-width: 768px) 33vw, 50vw';
/** Pictures on the first screen are loaded eagerly. */
const eager = 4;

/** The tile through which the shopper left the page; after Back it is highlighted for a moment (PLP-6). */
let visited: { key: string; id: number } | null = null;

export function ListingTray({ data, tiles }: { data: ListingData; tiles: TileData[] }) {
  const { t } = usePage();
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const marked = useMemo(() => (isBack && visited?.key === key ? visited.id : null), [isBack, key]);
  const withCell = data.page === 1 && tiles.length > cellsBefore;
  const cell = (tile: TileData, index: number) => (
    <li
      key={tile.id}
      className={tile.id === marked ? 'tile-visited' : undefined}
      onClickCapture={() => (visited = { key, id: tile.id })}
    >
      <ProductTile
        tile={tile}
        sizes={withFilterColumn}
        priority={index === 0 ? 'high' : index < eager ? 'eager' : 'lazy'}
      />
    </li>
  );
  return (
    <Tray narrow label={t('catalog:listLabel')}>
      {tiles.slice(0, cellsBefore).map(cell)}
      {withCell && <EditorialCell data={data} />}
      {tiles.slice(cellsBefore).map((tile, index) => cell(tile, cellsBefore + index))}
    </Tray>
  );
}
