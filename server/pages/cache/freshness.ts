import type { PurgeKind } from '#server/kit/cache-tags.ts';

// How long a cached page may be shown. All instants are milliseconds of one clock that only goes forward.

/** No address is rendered twice within this time, unless what it showed is gone. */
export const renderEveryMs = 5_000;
/** Pieces that were sold, words that were changed: shown at most so long after the change. */
const staleForMs = 5_000;
/** Wrong counts are put right when somebody asks after this time … */
const countsRefreshMs = 50_000;
/** … and never shown longer than this. */
const countsForMs = 60_000;
/** The last part of a page's lifetime, in which it is rendered again while it is still served. */
const lastPart = 0.1;

/** After a change of anything but counts, no page of before it is shown longer than this. */
export const longestStaleMs = Math.max(staleForMs, renderEveryMs);

export interface Freshness {
  /** When its rendering began: no change before this is missing in it. */
  renderedAt: number;
  /** From then on a request gets it and starts a new rendering. */
  refreshFrom: number;
  /** From then on it is not shown. */
  showUntil: number;
}

export const freshnessOf = (renderedAt: number, lifetimeMs: number): Freshness => ({
  renderedAt,
  refreshFrom: renderedAt + lifetimeMs * (1 - lastPart),
  showUntil: renderedAt + lifetimeMs,
});

/** After a change at `at` of something that the page shows. A later change never lengthens what an earlier one allowed. */
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

/** `fresh`: sent as it is; `stale`: sent, and rendered again in the background; `over`: not sent. */
export function stateAt({ refreshFrom, showUntil }: Freshness, now: number): 'fresh' | 'stale' | 'over' {
  if (now >= showUntil) return 'over';
  return now >= refreshFrom ? 'stale' : 'fresh';
}
