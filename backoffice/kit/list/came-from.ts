import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { isLetterOf } from './single-letters.ts';

interface Left {
  /** Such as `/orders`. */
  path: string;
  /** The list's address behind its path, with its question mark. */
  search: string;
  /** The keys of the rows that were shown, in their order. */
  keys: readonly string[];
  /** The row that was opened last. */
  opened: string | null;
}

const state: { left: Left | null } = { left: null };

/** The row of the list at this address that was opened last; null: none, or one came from elsewhere. */
export function openedIn({ path, search }: { path: string; search: string }): string | null {
  const { left } = state;
  return left?.path === path && left.search === search ? left.opened : null;
}

/** The list remembers its rows for the records that are opened from it; back on it, the row that was opened has the focus again. */
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

/** `[` and `]` open the record before and after this one in the list that one came from. Returns the way back to that list. */
export function useCameFrom(path: string, key: string): string {
  const navigate = useNavigate();
  const left = state.left?.path === path ? state.left : null;
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
