import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { FiltersProps } from './filters-props.ts';

let want = () => {};
const wanted = new Promise<void>((resolve) => {
  want = resolve;
});
/** Without its code the form stays what the server wrote: one that is sent. */
const never = new Promise<never>(() => {});

const code = import.meta.env.SSR ? null : wanted.then(() => import('./filters.tsx')).catch(async () => never);
const Form = import.meta.env.SSR
  ? (await import('./filters.tsx')).Filters
  : lazy(async () => ({ default: ((await code) ?? (await never)).Filters }));

/**
 * The filters next to the list. The server renders them with the page, for browsers without JavaScript; a browser loads their code
 * where they are seen, so that a phone, whose filters open in a sheet, neither loads nor hydrates them.
 */
export function LaterFilters(props: FiltersProps) {
  const [first] = useState(props);
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    void code?.then(() => setHere(true));
    return whenSeen(want);
  }, []);
  // until its code is loaded it must not be rendered again: the server's HTML would be lost
  const shown = isHere ? props : first;
  return useMemo(
    () => (
      <Suspense fallback={null}>
        <Form {...shown} />
      </Suspense>
    ),
    [shown],
  );
}

/** Wide windows have the column of filters (listing.css); on narrow ones a link opens it before there are scripts. */
function whenSeen(notify: () => void): () => void {
  const wide = matchMedia('(min-width: 992px)');
  const look = () => {
    if (wide.matches || location.hash === '#filters') notify();
  };
  look();
  wide.addEventListener('change', look);
  return () => wide.removeEventListener('change', look);
}
