import { useEffect, useState, type RefObject } from 'react';

type Control = HTMLInputElement | HTMLSelectElement;

/**
 * A required choice without a value blocks the submission of its form, before any request (product-spec 5), also where the form leaves
 * the browser's own check out (`noValidate`) because the server answers in the shopper's language. The first such field of the form gets
 * the focus. A button with `formNoValidate` does something else than submit the form, and is not blocked.
 *
 * Returns whether a submission was blocked and the value is still missing.
 */
export function useRequiredChoice(control: RefObject<Control | null>, isMissing: boolean): boolean {
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => {
    const form = control.current?.form;
    if (!isMissing || !form) return;
    const onSubmit = (event: SubmitEvent) => {
      if (event.submitter instanceof HTMLButtonElement && event.submitter.formNoValidate) return;
      // another field of the form comes before this one
      if (!event.defaultPrevented) control.current?.focus();
      event.preventDefault();
      setBlocked(true);
    };
    form.addEventListener('submit', onSubmit);
    return () => form.removeEventListener('submit', onSubmit);
  }, [control, isMissing]);
  return isBlocked && isMissing;
}
