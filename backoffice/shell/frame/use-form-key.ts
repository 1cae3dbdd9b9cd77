import { useEffect } from 'react';

/**
 * ⌘S and Ctrl+S press the button of the form that has the focus, otherwise of the page's own form, the one with `data-page-form`, unless a
 * dialog covers it (backoffice.md 5); in any keyboard layout.
 */
export function useFormKey(): void {
  useEffect(() => {
    const onKey = (pressed: KeyboardEvent) => {
      if (!isSaveKey(pressed) || pressed.defaultPrevented) return;
      const form = document.activeElement?.closest('form') ?? pageForm();
      if (!form) return;
      // without a button to press, too: the browser would offer to save the page
      pressed.preventDefault();
      [...form.querySelectorAll<HTMLButtonElement>('button[type="submit"]:enabled')].at(-1)?.click();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

const pageForm = (): HTMLFormElement | null =>
  document.querySelector('[role="dialog"]') === null
    ? document.querySelector<HTMLFormElement>('form[data-page-form]')
    : null;

/** ⌘S on a Mac, Ctrl+S elsewhere. Keys are identified by position, because letters differ between layouts. */
const isSaveKey = (pressed: KeyboardEvent): boolean =>
  pressed.code === 'KeyS' && (pressed.metaKey || pressed.ctrlKey) && !pressed.altKey && !pressed.shiftKey;
