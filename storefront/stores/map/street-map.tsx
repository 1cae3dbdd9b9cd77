import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Icon } from '#ui/pictures/icon.tsx';
import { Link } from '#storefront/shell/navigation/link.tsx';
import type { MapTiles } from '#storefront/shell/map-tiles.ts';
import { usePage } from '#storefront/shell/page.ts';
import { placeLabels } from './place-labels.ts';
import type { StoreView } from '../store-view.ts';
import { moveBy, pointOf, tileSize, tilesOf, viewOf, zoomBy, type Point, type View } from './tile-math.ts';

const step = 80;
const arrows: Record<string, Point> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};
/** A finger that moved less than this has tapped, px. */
const tapPx = 6;

/** A street map with the stores. Moved by dragging, tap, buttons and arrow keys (WCAG 2.5.7). */
export function StreetMap({ stores, tiles }: { stores: readonly StoreView[]; tiles: MapTiles }) {
  const { t, links } = usePage();
  const element = useRef<HTMLDivElement>(null);
  const { box, view, setView } = useView(element, stores);
  const drag = useDrag(view, setView, box);
  const onKeyDown = (event: KeyboardEvent) => {
    const way = arrows[event.key];
    if (!view || !way || event.target !== event.currentTarget) return;
    event.preventDefault();
    setView(moveBy(view, way));
  };
  const marks = view ? marksOf(stores, view, box) : [];
  return (
    <div className="street-map">
      {/* role, name and keyboard make it a control */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={element}
        className="street-map-view"
        role="application"
        aria-label={t('stores:mapHint')}
        // it is moved by the arrow keys
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...drag}
      >
        {view &&
          tilesOf(view, box).map((tile) => (
            <img
              key={`${view.zoom}/${tile.x}/${tile.y}`}
              src={urlOf(tiles.url, view.zoom, tile)}
              alt=""
              width={tileSize}
              height={tileSize}
              draggable={false}
              style={{ transform: `translate(${Math.round(tile.left)}px, ${Math.round(tile.top)}px)` }}
            />
          ))}
        {marks.map(({ store, x, y, label }) => (
          <Link
            key={store.id}
            className="street-map-store"
            to={links.store(store.slug)}
            style={{ transform: `translate(${Math.round(x)}px, ${Math.round(y)}px)` }}
          >
            <span data-anchor={label.anchor} style={{ left: label.x - x + half, top: label.y - y + half }}>
              {store.name}
            </span>
          </Link>
        ))}
      </div>
      <div className="street-map-zoom">
        <button
          type="button"
          aria-label={t('stores:nearer')}
          onClick={() => view && setView(zoomBy(view, 1))}
        >
          <Icon name="plus" />
        </button>
        <button
          type="button"
          aria-label={t('stores:farther')}
          onClick={() => view && setView(zoomBy(view, -1))}
        >
          <Icon name="minus" />
        </button>
      </div>
      <p className="street-map-credit">{tiles.credit}</p>
    </div>
  );
}

const fontSize = 14;
/** Half the size of a store's marker, px (street-map.css). */
const half = 12;

/** The position of each store in the box, with its label. */
function marksOf(stores: readonly StoreView[], view: View, box: Box) {
  const [left, top] = [view.center.x - box.width / 2, view.center.y - box.height / 2];
  const points = stores.map((store) => {
    const { x, y } = pointOf(store, view.zoom);
    return { store, x: x - left, y: y - top, label: store.name };
  });
  const labels = placeLabels(points, { width: box.width, fontSize });
  return points.map(({ store, x, y }, at) => ({
    store,
    x,
    y,
    label: labels[at] ?? { x, y, anchor: 'start' },
  }));
}

interface Box {
  width: number;
  height: number;
}

/** The visible part: all stores at first, at the size that the map has on the page. */
function useView(element: React.RefObject<HTMLDivElement | null>, stores: readonly StoreView[]) {
  const [box, setBox] = useState<Box>({ width: 0, height: 0 });
  const [view, setView] = useState<View | null>(null);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setBox({ width, height });
      setView((known) => known ?? viewOf(stores, { width, height }));
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, stores]);
  return { box, view, setView };
}

/** Dragging moves the map; a tap centers it on the tapped point. */
function useDrag(view: View | null, setView: (view: View) => void, box: Box) {
  const start = useRef<(Point & { view: View }) | null>(null);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!view || event.target instanceof Element === false || event.target.closest('a')) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, y: event.clientY, view };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const from = start.current;
      if (from) setView(moveBy(from.view, { x: from.x - clientX, y: from.y - clientY }));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const from = start.current;
      start.current = null;
      if (!from || Math.hypot(event.clientX - from.x, event.clientY - from.y) > tapPx) return;
      const corner = event.currentTarget.getBoundingClientRect();
      setView(
        moveBy(from.view, {
          x: event.clientX - corner.left - box.width / 2,
          y: event.clientY - corner.top - box.height / 2,
        }),
      );
    },
    onPointerCancel: () => void (start.current = null),
  };
}

const urlOf = (template: string, zoom: number, { x, y }: Point): string =>
  template.replace('{z}', String(zoom)).replace('{x}', String(x)).replace('{y}', String(y));
