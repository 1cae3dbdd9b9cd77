import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Film } from '#ui/pictures/film.tsx';
import { usePage } from '#storefront/shell/page.ts';
import styles from './hero-film.css?url';

/**
 * A film over the picture, which remains the page's largest contentful paint. It plays automatically, once and muted,
 * unless the visitor saves data or prefers reduced motion; then a link starts it. Without JavaScript the link opens
 * the file.
 */
export function HeroFilm({ url, alt }: { url: string; alt: string }) {
  const { t } = usePage();
  const film = useRef<HTMLVideoElement>(null);
  const [isRequested, setIsRequested] = useState(false);
  const isWanted = useSyncExternalStore(watchNothing, mayBegin, () => false) || isRequested;
  useEffect(() => {
    // a browser that blocks autoplay shows its own button
    if (isWanted) film.current?.play().catch(() => undefined);
  }, [isWanted]);
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="page" />
      {isWanted ? (
        <Film ref={film} className="hero-film" url={url} alt={alt} />
      ) : (
        <a
          className="hero-film-link"
          href={url}
          onClick={(event) => {
            event.preventDefault();
            setIsRequested(true);
          }}
        >
          {t('content:home.film')}
        </a>
      )}
    </>
  );
}

/** Whether it plays automatically is decided once. */
const watchNothing = () => () => undefined;

/** `saveData` exists in some browsers only. */
function mayBegin(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const saves =
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
  return !saves && !matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches;
}
