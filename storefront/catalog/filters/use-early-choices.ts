import { useEffect, useRef, type RefObject } from 'react';
import { useHydrated } from '#ui/use-hydrated.ts';
import { isManuallyEdited } from '#storefront/shell/manual-edits.ts';
import { readListingQuery, type ListingQuery } from '../listing-query.ts';

/**
 * Applies what a shopper chose before hydration, which is only in the form's fields. Runs as soon as the page's
 * handlers exist, with the same meaning as a form sent without JavaScript.
 */
export function useEarlyChoices(
  form: RefObject<HTMLFormElement | null>,
  onQuery: (query: ListingQuery) => void,
): void {
  // a form rendered in the browser had its scripts from the start
  const isOurs = useRef(useHydrated());
  useEffect(() => {
    if (isOurs.current) return;
    if (!form.current || ![...form.current.elements].some(isManuallyChosen)) return;
    const fields = [...new FormData(form.current)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    onQuery(readListingQuery(new URLSearchParams(fields)));
    // oxlint-disable-next-line react/exhaustive-deps -- only what came before hydration: later choices are reported as they are made
  }, []);
}

/** A field with text input may still be in use, so it is not applied yet. */
const isManuallyChosen = (field: Element): boolean =>
  isManuallyEdited(field) && (field !== document.activeElement || !isText(field));

const isText = (field: Element) => field instanceof HTMLInputElement && field.type !== 'checkbox';
