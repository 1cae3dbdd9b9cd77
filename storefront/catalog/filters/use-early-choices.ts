import { useEffect, useRef, type RefObject } from 'react';
import { useHydrated } from '#ui/use-hydrated.ts';
import { isManuallyEdited } from '#storefront/shell/manual-edits.ts';
import { readListingQuery, type ListingQuery } from '../listing-query.ts';

/**
 * What a shopper chose before the page was hydrated is only in the form. It is applied as soon as the page's handlers
 * are there, and means what the form means when it is sent without JavaScript.
 */
export function useEarlyChoices(
  form: RefObject<HTMLFormElement | null>,
  onQuery: (query: ListingQuery) => void,
): void {
  // a form that the browser rendered itself was never without its scripts
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

/** Where somebody is typing they are not done yet. */
const isManuallyChosen = (field: Element): boolean =>
  isManuallyEdited(field) && (field !== document.activeElement || !isText(field));

const isText = (field: Element) => field instanceof HTMLInputElement && field.type !== 'checkbox';
