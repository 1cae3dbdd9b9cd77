import type { PurgeKind } from '#server/kit/cache-tags.ts';

// How long a cached page may be shown. All instants are milliseconds of one monotonic clock.

/** Minimum time between two renderings of one address, unless something on it was removed. */
export const renderEveryMs = 5_000;
/** Maximum time for which sold pieces and changed texts are still shown. */
const staleForMs = 5_000;
/** After this time, a request triggers a rendering to correct wrong counts. */
const countsRefreshMs = 50_000;
/** Maximum time for which wrong counts are shown. */
const countsForMs = 60_000;
/** The last part of a page's lifetime, in which it is rendered again while still being served. */
const lastPart = 0.1;

/** Maximum time for which an outdated page is shown after any change except counts. */
export const maxStaleMs = Math.max(staleForMs, renderEveryMs);

export interface Freshness {
  /** When its rendering began: it includes all changes before this. */
  renderedAt: number;
  /** From then on a request gets the page and starts a new rendering. */
  refreshFrom: number;
  /** From then on the page is not shown. */
  showUntil: number;
}

export const freshnessOf = (renderedAt: number, lifetimeMs: number): Freshness => ({
  renderedAt,
  refreshFrom: renderedAt + lifetimeMs * (1 - lastPart),
  showUntil: renderedAt + lifetimeMs,
});

/** Returns the freshness after a change at `at` of something on the page. A later change never extends what an earlier one allowed. */
export function afterChange(freshness: Freshness, kind: PurgeKind, at: number): Freshness {
  const nextRender = freshness.renderedAt + renderEveryMs;
  const limits: Record<PurgeKind, { refreshFrom: number; showUntil: number }> = {
    stale: { refreshFrom: Math.max(at, nextRender), showUntil: at + staleForMs },
    counts: { refreshFrom: at + countsRefreshMs, showUntil: at + countsForMs },
    price: { refreshFrom: nextRender, showUntil: nextRender },
    gone: { refreshFrom: at, showUntil: at },
  };
  const { refreshFrom, showUntil } = limits[kind];
  return {
    renderedAt: freshness.renderedAt,
    refreshFrom: Math.min(freshness.refreshFrom, refreshFrom),
    showUntil: Math.min(freshness.showUntil, showUntil),
  };
}

/** `fresh`: sent unchanged; `stale`: sent, and rendered again in the background; `over`: not sent. */
export function stateAt({ refreshFrom, showUntil }: Freshness, now: number): 'fresh' | 'stale' | 'over' {
  if (now >= showUntil) return 'over';
  return now >= refreshFrom ? 'stale' : 'fresh';
}
