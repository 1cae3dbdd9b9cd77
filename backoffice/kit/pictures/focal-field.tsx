import type { FocalPoint, Media } from '#contract/admin/catalog/media.ts';
import { Button } from '#ui/controls/button.tsx';
import { useWords } from '../words.tsx';
import { middle, movedPoint, pointAt } from './focal-point.ts';

interface Props {
  picture: Pick<Media, 'url' | 'width' | 'height'>;
  /** Null = the middle. */
  value: FocalPoint | null;
  onChange: (value: FocalPoint | null) => void;
}

/** The aspect ratios to which the shop crops pictures. */
const crops = ['4 / 5', '1', '16 / 9'] as const;

/** Sets the point that stays visible when a picture is cropped, by a press or by arrow keys; shows the resulting crops next to it. */
export function FocalField({ picture: { url, width, height }, value, onChange }: Props) {
  const { t } = useWords();
  const point = value ?? middle;
  const source = `${url.replace(/&at=[\d-]+/, '')}&w=800&fit=contain`;
  return (
    <fieldset className="focal">
      <legend className="label">{t('bo-pictures:focal.title')}</legend>
      <button
        type="button"
        className="focal-picture"
        style={{ aspectRatio: `${width ?? 4} / ${height ?? 5}` }}
        aria-label={t('bo-pictures:focal.at', { x: point.x, y: point.y })}
        onClick={(event) => {
          // a click by keyboard has no position
          if (event.detail > 0) onChange(pointAt(event, event.currentTarget.getBoundingClientRect()));
        }}
        onKeyDown={(event) => {
          const next = movedPoint(point, event.key, event.shiftKey);
          if (next === null) return;
          event.preventDefault();
          onChange(next);
        }}
      >
        <img src={source} alt="" draggable={false} />
        <span className="focal-mark" style={{ left: `${point.x}%`, top: `${point.y}%` }} />
      </button>
      <div className="focal-crops" aria-hidden>
        {crops.map((ratio) => (
          <img
            key={ratio}
            src={source}
            alt=""
            style={{ aspectRatio: ratio, objectPosition: `${point.x}% ${point.y}%` }}
          />
        ))}
      </div>
      <p className="meta ink-2" role="status">
        {t('bo-pictures:focal.help', { x: point.x, y: point.y })}{' '}
        {value !== null && (
          <Button kind="text" type="button" onClick={() => onChange(null)}>
            {t('bo-pictures:focal.middle')}
          </Button>
        )}
      </p>
    </fieldset>
  );
}
