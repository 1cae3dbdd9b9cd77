import { useEffect } from 'react';
import { isLetterOf } from './list/single-letters.ts';
import { useScreenKeys } from './keys/screen-keys.ts';
import { useWords } from './words.tsx';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

const actions: Readonly<Record<string, () => void>> = {
  KeyJ: () => focusRow(1),
  KeyK: () => focusRow(-1),
  KeyF: () => find('.filters .filter')?.focus(),
  KeyV: () => find('.view-menu .filter')?.click(),
  Slash: () => find('main form[role="search"] input')?.focus(),
};

const listed = [
  ['j', 'down'],
  ['k', 'up'],
  ['Enter', 'open'],
  ['/', 'search'],
  ['f', 'filter'],
  ['v', 'view'],
] as const;

/**
 * `j` and `k` move down and up the rows (their links have the class `row-link`), Enter opens one, `/` focuses the
 * search field, `f` the filters, `v` opens the views.
 */
export function useListKeys(): void {
  const { t } = useWords();
  useScreenKeys(listed.map(([key, does]) => ({ key, label: t(`bo-shell:keys.${does}`) })));
  useEffect(() => {
    const onKey = (pressed: KeyboardEvent) => {
      const action = actions[pressed.code];
      if (action === undefined || !isLetterOf(pressed, pressed.code)) return;
      pressed.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function focusRow(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('.row-link')];
  const here = links.findIndex((link) => link === document.activeElement);
  const next = here === -1 ? 0 : Math.min(Math.max(here + step, 0), links.length - 1);
  links[next]?.focus();
}
