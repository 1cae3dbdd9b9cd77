import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { FiltersProps } from './filters-props.ts';

let want = () => {};
const wanted = new Promise<void>((resolve) => {
  want = resolve;
});
/** Until its code is loaded, the form stays as rendered by the server: a plain form to submit. */
const never = new Promise<never>(() => {});

const code = import.meta.env.SSR ? null : wanted.then(() => import('./filters.tsx')).catch(async () => never);
const Form = import.meta.env.SSR
  ? (await import('./filters.tsx')).Filters
  : lazy(async () => ({ default: ((await code) ?? (await never)).Filters }));

/**
 * The filters next to the list. The server renders them with the page, for browsers without JavaScript. A browser
 * loads their code only where they are visible, so that a phone, whose filters open in a sheet, neither loads nor
 * hydrates them.
 */
export function LaterFilters(props: FiltersProps) {
  const [first] = useState(props);
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    void code?.then(() => setHere(true));
    return whenSeen(want);
  }, []);
  // must not be rendered again until its code is loaded: the server's HTML would be lost
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

/** Wide windows show the column of filters (listing.css); on narrow ones, before scripts have loaded, a link opens it. */
function whenSeen(notify: () => void): () => void {
  const wide = matchMedia('(min-width: 992px)');
  const look = () => {
    if (wide.matches || location.hash === '#filters') notify();
  };
  look();
  wide.addEventListener('change', look);
  return () => wide.removeEventListener('change', look);
}
