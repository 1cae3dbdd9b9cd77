import { useRef, useState, type ComponentType, type KeyboardEvent } from 'react';
import { Picture } from '#ui/pictures/picture.tsx';
import { NoPicture } from '#storefront/catalog/tiles/no-picture.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { Film } from './film.tsx';
import type { Slide } from './slide.ts';
import { Thumbnails } from './thumbnails.tsx';
import type { BodyPart } from '../drawing/body-part.ts';

const wholeWidth = '(min-width: 1536px) 800px, (min-width: 992px) 56vw, 100vw';
const halfWidth = '(min-width: 1536px) 400px, (min-width: 992px) 28vw, 100vw';

interface Alone {
  name: string;
  aloneUrl: string;
  bodyPart: BodyPart;
}

interface Props {
  slides: Slide[];
  /** The body part, and the drawing without it; null if there is no real-size view. */
  alone: Alone | null;
}

/** Code that is loaded on demand. */
interface Later {
  Large?: ComponentType<{ slides: Slide[]; index: number | null; onIndex: (index: number | null) => void }>;
  RealSize?: ComponentType<Alone & { open: boolean; onClose: () => void }>;
}

/**
 * All pictures: on phones a strip to swipe, with a counter and thumbnails; on wide screens two ruled columns, the
 * first picture across both (ui.md 3.10, 3.11). Without JavaScript a thumbnail links to its picture, and a picture to
 * its large version.
 */
export function Gallery({ slides, alone }: Props) {
  const { t } = usePage();
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [later, setLater] = useState<Later>({});
  const [large, setLarge] = useState<number | null>(null);
  const [isReal, setReal] = useState(false);
  const count = slides.length;
  const still = slides.filter(({ kind }) => kind === 'picture' || kind === 'drawing');
  const openLarge = async (slide: Slide) => {
    try {
      const { LargeGallery } = await import('./large-gallery.tsx');
      setLater((before) => ({ ...before, Large: LargeGallery }));
      setLarge(still.indexOf(slide));
    } catch {
      location.assign(largeUrl(slide)); // the picture file can still be opened
    }
  };
  const openReal = async () => {
    const { RealSize } = await import('../drawing/real-size.tsx');
    setLater((before) => ({ ...before, RealSize }));
    setReal(true);
  };
  return (
    <section className="gallery" aria-label={t('product:gallery')}>
      {/* its links can be focused; the arrow keys are an extra */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above */}
      <ul
        className="gallery-strip"
        ref={strip}
        onKeyDown={(event) => stepByKey(event, strip.current)}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(scrollLeft / clientWidth))
        }
      >
        {slides.map((slide, index) => (
          <li key={slide.url} id={`photo-${index + 1}`}>
            {slide.kind === 'video' || slide.kind === 'turn' ? (
              <Film slide={slide} poster={slides[0]?.kind === 'picture' ? slides[0].url : null} />
            ) : (
              <StillSlide
                slide={slide}
                label={`${t('product:openPhoto', { index: index + 1 })}. ${slide.alt}`}
                sizes={spansBoth(index, count) ? wholeWidth : halfWidth}
                isFirst={index === 0}
                onOpen={() => void openLarge(slide)}
                onReal={slide.kind === 'drawing' && alone ? () => void openReal() : null}
              />
            )}
          </li>
        ))}
      </ul>
      {count > 1 && (
        <Thumbnails slides={slides} shown={shown} onPick={(index) => showSlide(strip.current, index)} />
      )}
      {later.Large && <later.Large slides={still} index={large} onIndex={setLarge} />}
      {later.RealSize && alone && <later.RealSize {...alone} open={isReal} onClose={() => setReal(false)} />}
    </section>
  );
}

/** Shown if there are no pictures yet: the outline of the category. */
export function NoGallery({ categoryId }: { categoryId: number }) {
  return (
    <p className="picture">
      <span className="picture-missing">
        <NoPicture categoryId={categoryId} />
      </span>
    </p>
  );
}

interface StillProps {
  slide: Slide;
  label: string;
  sizes: string;
  isFirst: boolean;
  onOpen: () => void;
  /** Opens the real-size view; null if there is none. */
  onReal: (() => void) | null;
}

function StillSlide({ slide, label, sizes, isFirst, onOpen, onReal }: StillProps) {
  const { t } = usePage();
  return (
    <figure>
      <a
        className="gallery-picture"
        data-gesture="zr_gallery?kind=zoom"
        href={largeUrl(slide)}
        aria-label={label}
        onClick={(event) => {
          event.preventDefault();
          onOpen();
        }}
      >
        {slide.kind === 'drawing' ? (
          <img className="gallery-drawing" src={slide.url} alt={slide.alt} loading="lazy" />
        ) : (
          <Picture
            url={slide.url}
            alt={slide.alt}
            sizes={sizes}
            priority={isFirst ? 'high' : 'lazy'}
            placeholder={t('product:noPicture')}
          />
        )}
      </a>
      {onReal && (
        <button
          className="gallery-real script-only"
          type="button"
          data-gesture="zr_gallery?kind=real-size"
          onClick={onReal}
        >
          {t('product:realSize')}
        </button>
      )}
      {slide.caption !== null && <figcaption className="gallery-caption">{slide.caption}</figcaption>}
    </figure>
  );
}

const largeUrl = ({ kind, url }: Slide) => (kind === 'drawing' ? url : `${url}&w=1200&fm=jpeg`);

/** Scrolls a slide into the middle on wide screens, and to its position in the strip on phones. */
function showSlide(strip: HTMLElement | null, index: number): void {
  strip?.children[index]?.scrollIntoView({ behavior: 'smooth', block: 'nearest', inline: 'start' });
}

/** Arrow keys move from picture to picture, with the focus. A film handles them itself. */
function stepByKey(event: KeyboardEvent, strip: HTMLElement | null): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (by === undefined || !strip || !(event.target instanceof HTMLElement) || event.target.tagName !== 'A')
    return;
  event.preventDefault();
  const at = [...strip.children].findIndex((cell) => cell.contains(document.activeElement));
  const next = strip.children[at + by];
  if (!next) return;
  next.querySelector<HTMLElement>('a, button, video')?.focus({ preventScroll: true });
  showSlide(strip, at + by);
}

/** The first picture spans both columns; so does the last one if it would be alone in its row. */
const spansBoth = (index: number, count: number) => index === 0 || (index === count - 1 && count % 2 === 0);
