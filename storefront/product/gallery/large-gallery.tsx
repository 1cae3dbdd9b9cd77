import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { formatSize } from '#ui/format.ts';
import { Icon, type IconName } from '#ui/pictures/icon.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { Slide } from './slide.ts';
import { useZoom } from './use-zoom.ts';
import { maxScale, neededWidth } from './zoom-view.ts';
import styles from './large-gallery.css?url';

interface Props {
  slides: Slide[];
  /** The index of the shown picture; null = closed. */
  index: number | null;
  onIndex: (index: number | null) => void;
}

/** Pictures in full-screen size and larger: zoomed by pinch, double tap, wheel, buttons and keys (PDP-6). */
export function LargeGallery({ slides, index, onIndex }: Props) {
  const { t } = usePage();
  const slide = index === null ? undefined : slides[index];
  const step = (by: 1 | -1) => index !== null && onIndex((index + by + slides.length) % slides.length);
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="page" />
      <Dialog
        open={slide !== undefined}
        onClose={() => onIndex(null)}
        kind="full"
        title={t('product:photoOf', { index: (index ?? 0) + 1, count: slides.length })}
        closeLabel={t('product:closePhoto')}
      >
        {slide && <LargeSlide key={slide.url} slide={slide} count={slides.length} onStep={step} />}
      </Dialog>
    </>
  );
}

interface SlideProps {
  slide: Slide;
  count: number;
  onStep: (by: 1 | -1) => void;
}

const pushPx = 80;

function LargeSlide({ slide, count, onStep }: SlideProps) {
  const { t, language } = usePage();
  const { stage, picture, handlers, view, step, push } = useZoom(count > 1 ? onStep : () => undefined);
  const isZoomed = view.scale > 1;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = pushes[event.key];
    if (event.key === '+' || event.key === '=') step(1);
    else if (event.key === '-') step(-1);
    else if (isZoomed && by) push(by);
    else if (event.key === 'ArrowRight') onStep(1);
    else if (event.key === 'ArrowLeft') onStep(-1);
    else return;
    event.preventDefault();
  };
  return (
    // the buttons are accessible to everybody; the keys are an extra, also after a tap on the picture
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="large" tabIndex={-1} onKeyDown={onKeyDown}>
      <div className={isZoomed ? 'large-stage large-stage-zoomed' : 'large-stage'} ref={stage} {...handlers}>
        <div
          className="large-picture"
          ref={picture}
          style={{
            transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
          }}
        >
          <SlidePicture slide={slide} scale={view.scale} />
        </div>
      </div>
      {slide.caption !== null && <p className="large-caption">{slide.caption}</p>}
      <div className="large-tools">
        {count > 1 && <Tool icon="back" label={t('product:previousPhoto')} onPress={() => onStep(-1)} />}
        <Tool icon="minus" label={t('product:zoomOut')} isOff={!isZoomed} onPress={() => step(-1)} />
        <output className="large-scale" aria-label={t('product:zoomScale')}>
          ×{formatSize(Math.round(view.scale * 10) / 10, language)}
        </output>
        <Tool
          icon="plus"
          label={t('product:zoomIn')}
          isOff={view.scale >= maxScale}
          onPress={() => step(1)}
        />
        {count > 1 && <Tool icon="forward" label={t('product:nextPhoto')} onPress={() => onStep(1)} />}
      </div>
    </div>
  );
}

const pushes: Record<string, { x: number; y: number }> = {
  ArrowRight: { x: -pushPx, y: 0 },
  ArrowLeft: { x: pushPx, y: 0 },
  ArrowDown: { x: 0, y: -pushPx },
  ArrowUp: { x: 0, y: pushPx },
};

/** The whole picture, covered by a sharper one once it was zoomed in, if the shop has one. */
function SlidePicture({ slide, scale }: { slide: Slide; scale: number }) {
  const sharp = useSharpSource(slide, scale);
  // vector drawings are sharp at any size
  if (slide.kind === 'drawing') return <img src={slide.url} alt={slide.alt} draggable={false} />;
  return (
    <>
      <Picture
        url={slide.url}
        alt={slide.alt}
        sizes="(min-aspect-ratio: 1/1) 100vh, 100vw"
        priority="eager"
        placeholder={null}
      />
      {sharp !== null && <img className="large-sharp" src={sharp} alt="" draggable={false} />}
    </>
  );
}

/** The largest picture needed so far is kept, because it is loaded already. */
function useSharpSource(slide: Slide, scale: number): string | null {
  const [largest, setLargest] = useState(1);
  if (scale > largest) setLargest(scale);
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    if (largest < 1.05 || slide.kind === 'drawing') return;
    // a short pause, so that not each step of a pinch requests another size
    const timer = setTimeout(() => {
      const side = Math.min(innerWidth, innerHeight);
      const width = neededWidth(side, largest, devicePixelRatio);
      setSource(width === null ? slide.url : `${slide.url}&w=${width}`);
    }, 150);
    return () => clearTimeout(timer);
  }, [largest, slide]);
  return source;
}

interface ToolProps {
  icon: IconName;
  label: string;
  isOff?: boolean;
  onPress: () => void;
}

/** Stays focusable at the end of its range, so that the focus is not lost. */
function Tool({ icon, label, isOff = false, onPress }: ToolProps): ReactNode {
  return (
    <button type="button" aria-label={label} aria-disabled={isOff || undefined} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}
