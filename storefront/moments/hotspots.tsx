import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { TileData } from '#storefront/catalog/tiles/tile-data.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { SpotView } from './moment-view.ts';
import { priceWords } from '#storefront/catalog/tiles/price-words.ts';

/**
 * Links on a picture, each to the piece at that point; name and price appear on hover or focus. On touch screens the
 * first tap shows them and the second follows the link; without scripts the first tap follows it.
 */
export function Hotspots({ spots, tiles }: { spots: SpotView[]; tiles: TileData[] }) {
  const { t } = usePage();
  const [open, setOpen] = useState<SpotView | null>(null);
  const [closed, setClosed] = useState<SpotView | null>(null);
  const found = spots.flatMap((spot) => {
    const tile = tiles.find(({ id }) => id === spot.id);
    return tile ? [{ spot, tile }] : [];
  });
  if (found.length === 0) return null;
  return (
    <ul className="hotspots" aria-label={t('moments:inPicture')}>
      {found.map(({ spot, tile }) => (
        <li key={`${spot.x} ${spot.y}`} style={{ left: `${spot.x}%`, top: `${spot.y}%` }}>
          <HotspotLink
            spot={spot}
            tile={tile}
            state={open === spot ? 'open' : closed === spot ? 'closed' : 'hovered'}
            onTouch={() => setOpen(spot)}
            onClose={() => {
              setOpen(null);
              setClosed(spot);
            }}
            onLeave={() => {
              setOpen(null);
              setClosed(null);
            }}
          />
        </li>
      ))}
    </ul>
  );
}

interface LinkProps {
  spot: SpotView;
  tile: TileData;
  /** `hovered`: shown on hover or focus. */
  state: 'open' | 'closed' | 'hovered';
  onTouch: () => void;
  onClose: () => void;
  onLeave: () => void;
}

function HotspotLink({ spot, tile, state, onTouch, onClose, onLeave }: LinkProps) {
  const { t, language } = usePage();
  const price = priceWords(tile, t, language);
  const sides = `${spot.x > 50 ? 'hotspot-left' : 'hotspot-right'} ${spot.y > 60 ? 'hotspot-above' : 'hotspot-below'}`;
  return (
    <Link
      className={`hotspot hotspot-${state} ${sides}`}
      to={tile.href}
      aria-label={`${tile.name}, ${price}`}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        if (state === 'open' || !isTouch(event)) return;
        event.preventDefault();
        onTouch();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape') onClose();
      }}
      onBlur={onLeave}
      onPointerLeave={({ pointerType }) => {
        // a touch fires this event at once
        if (pointerType === 'mouse') onLeave();
      }}
    >
      <span className="hotspot-card" aria-hidden="true">
        <span>{tile.name}</span> <span className="tabular">{price}</span>
      </span>
    </Link>
  );
}

/** A click is a PointerEvent in browsers that report the kind of pointer. */
const isTouch = ({ nativeEvent }: MouseEvent) =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
