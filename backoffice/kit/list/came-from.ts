import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { useScreenKeys } from '../keys/screen-keys.ts';
import { useWords } from '../words.tsx';
import { isLetterOf } from './single-letters.ts';

interface Left {
  /** Such as `/orders`. */
  path: string;
  /** The query of the list's address, with its question mark. */
  search: string;
  /** The keys of the displayed rows, in their order. */
  keys: readonly string[];
  /** The row that was opened last. */
  opened: string | null;
}

const state: { left: Left | null } = { left: null };

/** The row opened last in the list at this address; null if there is none, or the last list was another one. */
export function openedIn({ path, search }: { path: string; search: string }): string | null {
  const { left } = state;
  return left?.path === path && left.search === search ? left.opened : null;
}

/** Stores the rows of the list for the records opened from it; when the user returns, the opened row gets the focus. */
export function useLeftList(keys: readonly string[]): void {
  const { pathname: path, search } = useLocation();
  const isBack = useNavigationType() === 'POP';
  useEffect(() => {
    const opened = openedIn({ path, search });
    if (!isBack || opened === null) return;
    document.querySelector<HTMLElement>(`[id="row-${opened}"] .row-link`)?.focus({ preventScroll: true });
    if (state.left !== null) state.left.opened = null;
  }, [path, search, isBack]);
  useEffect(() => {
    state.left = { path, search, keys, opened: null };
  }, [path, search, keys]);
}

/** `[` and `]` open the previous and the next record of the list that the user came from. Returns the address of that list. */
export function useCameFrom(path: string, key: string): string {
  const navigate = useNavigate();
  const { t } = useWords();
  const left = state.left?.path === path ? state.left : null;
  useScreenKeys([left !== null && { key: '[ ]', label: t('bo-shell:keys.neighbours') }]);
  useEffect(() => {
    if (left === null) return;
    left.opened = key;
    const onKey = (pressed: KeyboardEvent) => {
      const step = isLetterOf(pressed, 'BracketLeft') ? -1 : isLetterOf(pressed, 'BracketRight') ? 1 : 0;
      const next = step === 0 ? undefined : left.keys[left.keys.indexOf(key) + step];
      if (next !== undefined && left.keys.includes(key)) void navigate(`${path}/${next}`, { replace: true });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [left, path, key, navigate]);
  return path + (left?.search ?? '');
}
