import { useEffect, type RefObject } from 'react';
import { isLetterOf } from './list/single-letters.ts';

/**
 * `j` and `k` move down and up the rows (their links have the class `row-link`), Enter opens one, `/` focuses the
 * search field, `f` the filters, `v` opens the views.
 */
export function useListKeys(search: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const actions: Record<string, () => void> = {
      KeyJ: () => focusRow(1),
      KeyK: () => focusRow(-1),
      KeyF: () => document.querySelector<HTMLElement>('.filters .filter')?.focus(),
      KeyV: () => document.querySelector<HTMLElement>('.view-menu .filter')?.click(),
      Slash: () => search.current?.focus(),
    };
    const onKey = (pressed: KeyboardEvent) => {
      const action = actions[pressed.code];
      if (action === undefined || !isLetterOf(pressed, pressed.code)) return;
      pressed.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [search]);
}

function focusRow(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('.row-link')];
  const here = links.findIndex((link) => link === document.activeElement);
  const next = here === -1 ? 0 : Math.min(Math.max(here + step, 0), links.length - 1);
  links[next]?.focus();
}
