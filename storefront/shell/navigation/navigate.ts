import type { MouseEvent } from 'react';
import type { NavigateFunction } from 'react-router';

/** How a link navigates. */
export interface NavigationOptions {
  /** Replaces the history entry; omitted = only if the link leads to the current page. */
  replace?: boolean | undefined;
  /** Keeps the scroll position. */
  preventScrollReset?: boolean | undefined;
  /** Uses a view transition. */
  viewTransition?: boolean | undefined;
}

let routerNavigate: NavigateFunction | null = null;

/** Sets the router's function; called by storefront/shell/navigation/navigation.tsx while it is mounted. */
export function setNavigate(next: NavigateFunction | null): void {
  routerNavigate = next;
}

/** Navigates in the browser. A click for a new tab, window or download is left to the browser. */
export function navigate(event: MouseEvent<HTMLAnchorElement>, to: string, how: NavigationOptions): void {
  const { target, href } = event.currentTarget;
  const { replace = href === location.href, preventScrollReset = false, viewTransition = false } = how;
  const isOwn = event.button === 0 && (target === '' || target === '_self') && !hasModifier(event);
  if (!routerNavigate || !isOwn || !/^[/?](?!\/)/.test(to)) return;
  event.preventDefault();
  // the navigation fetches the page itself, so a prefetch that has not begun would fetch it twice
  clearTimeout(timer);
  void routerNavigate(to, { replace, preventScrollReset, viewTransition });
}

const hasModifier = (event: MouseEvent) => event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;

/** A pointer or focus that stays this long on a link counts as intent, ms. */
const prefetchDelayMs = 100;
let target: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Prefetches the page, unless the intent ends within the delay. */
export function prefetchSoon(to: string): void {
  clearTimeout(timer);
  timer = setTimeout(() => notify(to), prefetchDelayMs);
}

export function cancelPrefetch(): void {
  clearTimeout(timer);
  notify(null);
}

function notify(to: string | null): void {
  if (to === target) return;
  target = to;
  for (const listener of listeners) listener();
}

/** The page to prefetch, for `useSyncExternalStore`. */
export const prefetchTarget = (): string | null => target;
export function onPrefetchChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
