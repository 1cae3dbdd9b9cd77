import { useRef, type PointerEvent } from 'react';
import type { ContentPicture } from '#contract/admin/content/moment.ts';
import { useWords } from '../../kit/words.tsx';
import { nameIn } from '../../shell/stores.ts';
import { type Hotspots, movedTo, pointAfterKey, pointIn, type Point } from './hotspots.ts';
import { useMomentParts } from './moment-parts.ts';

interface Props {
  picture: ContentPicture;
  hotspots: Hotspots;
  /** The hotspot that a press in the picture moves; null: a press adds a new one. */
  chosen: number | null;
  onChoose: (place: number | null) => void;
  onChange: (hotspots: Hotspots) => void;
  onNew: (point: Point) => void;
}

/** A picture with its hotspots: placed by a press, moved by dragging and by arrow keys. */
export function HotspotPicture({ picture, hotspots, chosen, onChoose, onChange, onNew }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const pointOf = (event: { clientX: number; clientY: number }) =>
    box.current && pointIn(box.current.getBoundingClientRect(), event);
  const press = (event: PointerEvent) => {
    const point = pointOf(event);
    if (point === null) return;
    if (chosen === null) onNew(point);
    else onChange(movedTo(hotspots, chosen, point));
  };
  return (
    <div className="hotspot-picture" ref={box}>
      {/* accessible through the buttons and fields next to it */}
      {picture.kind === 'IMAGE' ? (
        <img
          src={`${picture.url}&w=1200`}
          alt=""
          width={picture.width ?? undefined}
          height={picture.height ?? undefined}
          onPointerUp={press}
        />
      ) : (
        <video src={picture.url} muted onPointerUp={press} />
      )}
      {hotspots.map((spot, place) => (
        <Dot
          key={spot.productId}
          spot={spot}
          place={place}
          isChosen={chosen === place}
          onChoose={() => onChoose(chosen === place ? null : place)}
          onMove={(point) => onChange(movedTo(hotspots, place, point))}
          onDrag={(event) => {
            const point = pointOf(event);
            if (point !== null) onChange(movedTo(hotspots, place, point));
          }}
        />
      ))}
    </div>
  );
}

interface DotProps {
  spot: Hotspots[number];
  place: number;
  isChosen: boolean;
  onChoose: () => void;
  onMove: (point: Point) => void;
  onDrag: (event: PointerEvent) => void;
}

function Dot({ spot, place, isChosen, onChoose, onMove, onDrag }: DotProps) {
  const { t, language } = useWords();
  const isDragged = useRef(false);
  const model = useMomentParts().model(spot.productId);
  const name = model ? nameIn(model, language) : String(spot.productId);
  return (
    <button
      type="button"
      className="hotspot-dot"
      style={{ left: `${spot.x}%`, top: `${spot.y}%` }}
      aria-label={t('bo-content:moments.hotspotOf', { n: place + 1, name, x: spot.x, y: spot.y })}
      aria-pressed={isChosen}
      aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown"
      data-sold={model?.isOnSale === false || undefined}
      onClick={() => {
        if (!isDragged.current) onChoose();
        isDragged.current = false;
      }}
      onKeyDown={(event) => {
        const point = pointAfterKey(spot, event);
        if (point === null) return;
        event.preventDefault();
        onMove(point);
      }}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId) || event.buttons === 0) return;
        isDragged.current = true;
        onDrag(event);
      }}
    >
      {place + 1}
    </button>
  );
}
