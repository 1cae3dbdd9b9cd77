import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import type { MapTiles } from '#storefront/shell/map-tiles.ts';
import { usePage } from '#storefront/shell/page.ts';
import { DrawnMap } from './drawn-map.tsx';
import type { StoreView } from '../store-view.ts';

/** Not loaded before the shopper opens it (STO-1). */
const StreetMap = lazy(() => import('./street-map.tsx').then(({ StreetMap: map }) => ({ default: map })));

interface Props {
  stores: readonly StoreView[];
  chosen: string | null;
  /** Null if no map tiles are configured. */
  tiles: MapTiles | null;
}

/** Where the stores are: a drawn map at first, a street map on demand. */
export function MapPanel({ stores, chosen, tiles }: Props) {
  const { t } = usePage();
  const [isOpen, setOpen] = useState(false);
  const shown = chosen === null ? stores : stores.filter(({ region }) => region === chosen);
  const drawn = <DrawnMap stores={stores} chosen={chosen} />;
  return (
    <section className="map-panel" aria-label={t('stores:map')}>
      {isOpen && tiles ? (
        <Suspense fallback={drawn}>
          <StreetMap key={chosen} stores={shown} tiles={tiles} />
        </Suspense>
      ) : (
        drawn
      )}
      {tiles && !isOpen && (
        <Button className="script-only" type="button" kind="secondary" onClick={() => setOpen(true)}>
          {t('stores:showMap')}
        </Button>
      )}
    </section>
  );
}
