import type { MouseEvent } from 'react';
import type { NavigateFunction } from 'react-router';

/** How a link is followed. */
export interface Following {
  /** In place of the present entry of the history; left out = where the link leads to the very page that is shown. */
  replace?: boolean | undefined;
  /** The page stays where it is scrolled to. */
  preventScrollReset?: boolean | undefined;
  /** What both pages show moves from one to the other. */
  viewTransition?: boolean | undefined;
}

let navigate: NavigateFunction | null = null;

/** The one who leads: storefront/shell/guide.tsx says it as long as it stands on the page. */
export function leadBy(next: NavigateFunction | null): void {
  navigate = next;
}

/** Leads to a page without a new document. What asks for a tab, a window or a download of its own is the browser's. */
export function follow(event: MouseEvent<HTMLAnchorElement>, to: string, how: Following): void {
  const { target, href } = event.currentTarget;
  const { replace = href === location.href, preventScrollReset = false, viewTransition = false } = how;
  const isOwn = event.button === 0 && (target === '' || target === '_self') && !hasModifier(event);
  if (!navigate || !isOwn || !/^[/?](?!\/)/.test(to)) return;
  event.preventDefault();
  // on its way: what is not fetched ahead yet would be fetched twice
  clearTimeout(timer);
  void navigate(to, { replace, preventScrollReset, viewTransition });
}

const hasModifier = (event: MouseEvent) => event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;

/** Somebody stays that long on a link they mean to follow, ms. */
const meantAfter = 100;
let meant: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Somebody seems to go there. */
export function sayIntent(to: string): void {
  clearTimeout(timer);
  timer = setTimeout(() => tell(to), meantAfter);
}

export function noIntent(): void {
  clearTimeout(timer);
  tell(null);
}

function tell(to: string | null): void {
  if (to === meant) return;
  meant = to;
  for (const listener of listeners) listener();
}

/** Where somebody seems to go, for `useSyncExternalStore`. */
export const intended = (): string | null => meant;
export function onIntent(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
