import { lazy, memo, Suspense, useEffect } from 'react';
import type { SectionProps } from './reviews-section.tsx';

let show = () => {};
const shown = new Promise<void>((resolve) => {
  show = resolve;
});

/** The server renders it with the page; the browser loads its code when it is near, and until then leaves the server’s markup. */
const Section = import.meta.env.SSR
  ? (await import('./reviews-section.tsx')).ReviewsSection
  : lazy(async () => {
      await shown;
      return { default: (await import('./reviews-section.tsx')).ReviewsSection };
    });

/** Far below the first screen. Memoized by its properties, because a part whose code is not loaded yet must not be rendered again. */
export const Reviews = memo(function Reviews(props: SectionProps) {
  useEffect(() => {
    const section = document.querySelector('#reviews');
    if (section === null) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && show(), {
      rootMargin: '1200px',
    });
    observer.observe(section);
    return () => observer.disconnect();
  }, []);
  return (
    <Suspense fallback={<Place />}>
      <Section {...props} />
    </Suspense>
  );
});

/** After a navigation in the browser there is no server markup. */
function Place() {
  useEffect(show, []);
  return null;
}
