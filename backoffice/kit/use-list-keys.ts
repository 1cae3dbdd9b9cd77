import { useEffect, type RefObject } from 'react';

const fields = 'input, textarea, select, [role="menu"], [role="dialog"]';

/** `j` and `k` go down and up the rows (their links carry `row-link`), Enter opens one, `/` goes to the search field. */
export function useListKeys(search: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (pressed: KeyboardEvent) => {
      if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return;
      if (pressed.target instanceof Element && pressed.target.closest(fields)) return;
      if (pressed.key === '/') {
        pressed.preventDefault();
        search.current?.focus();
      }
      if (pressed.key === 'j' || pressed.key === 'k') focusRow(pressed.key === 'j' ? 1 : -1);
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
