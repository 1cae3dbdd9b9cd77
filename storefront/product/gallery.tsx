import { useRef, useState } from 'react';
import { Picture } from '#ui/picture.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { LargePicture } from './large-picture.tsx';
import type { MediaView } from './product-view.ts';
import './gallery.css';

const wholeWidth = '(min-width: 1536px) 800px, (min-width: 992px) 56vw, 100vw';
const halfWidth = '(min-width: 1536px) 400px, (min-width: 992px) 28vw, 100vw';

/**
 * All pictures: a strip to swipe on phones, with a counter and a thumbnail for each; ruled in two columns on wide screens, the
 * first over both (ui.md 3.10, 3.11). Without JavaScript a thumbnail is a link to its picture, a picture to its large version.
 */
export function Gallery({ media }: { media: MediaView[] }) {
  const { t } = usePage();
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [large, setLarge] = useState<number | null>(null);
  const count = media.length;
  const scrollTo = (index: number) => {
    const cell = strip.current?.children[index];
    if (cell instanceof HTMLElement) strip.current?.scrollTo({ left: cell.offsetLeft, behavior: 'smooth' });
  };
  if (count === 0) return <p className="picture picture-missing">{t('product:noPicture')}</p>;
  return (
    <section className="gallery" aria-label={t('product:gallery')}>
      <ul
        className="gallery-strip"
        ref={strip}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(scrollLeft / clientWidth))
        }
      >
        {media.map((one, index) => (
          <li key={one.url} id={`photo-${index + 1}`}>
            {one.isVideo ? (
              // silent, described by the facts of the piece (ui.md 5.1)
              <video
                className="gallery-video"
                src={one.url}
                muted
                playsInline
                controls
                preload="none"
                aria-label={one.alt}
              />
            ) : (
              <a
                className="gallery-picture"
                href={`${one.url}&w=1200&fm=jpeg`}
                aria-label={`${t('product:openPhoto', { index: index + 1 })}. ${one.alt}`}
                onClick={(event) => {
                  event.preventDefault();
                  setLarge(index);
                }}
              >
                <Picture
                  url={one.url}
                  alt={one.alt}
                  sizes={spansBoth(index, count) ? wholeWidth : halfWidth}
                  priority={index === 0 ? 'high' : 'lazy'}
                  placeholder={t('product:noPicture')}
                />
              </a>
            )}
          </li>
        ))}
      </ul>
      {count > 1 && <Thumbnails media={media} shown={shown} onPick={scrollTo} />}
      <LargePicture media={media} index={large} onIndex={setLarge} />
    </section>
  );
}

interface ThumbnailsProps {
  media: MediaView[];
  shown: number;
  onPick: (index: number) => void;
}

function Thumbnails({ media, shown, onPick }: ThumbnailsProps) {
  const { t } = usePage();
  const count = media.length;
  return (
    <>
      <p className="gallery-counter" aria-hidden="true">
        {shown + 1}/{count}
      </p>
      <ul className="gallery-thumbs">
        {media.map((one, index) => (
          <li key={one.url}>
            <a
              href={`#photo-${index + 1}`}
              aria-label={t('product:photoOf', { index: index + 1, count })}
              aria-current={index === shown || undefined}
              onClick={(event) => {
                event.preventDefault();
                onPick(index);
              }}
            >
              {one.isVideo ? (
                <span className="gallery-play">▶</span>
              ) : (
                <Picture url={one.url} alt="" sizes="56px" placeholder={null} />
              )}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The first picture takes both columns; so does the last one that would stand alone. */
const spansBoth = (index: number, count: number) => index === 0 || (index === count - 1 && count % 2 === 0);
