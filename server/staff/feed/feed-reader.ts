import type { ReadDb } from '#database/connect.ts';
import { type FeedRow, selectFeed } from './queries-feed.ts';

/** A new row, and the position from which a browser that has it continues. */
export interface FreshRow {
  row: FeedRow;
  readOn: string;
}

interface Listeners {
  onRows: (rows: FreshRow[]) => void;
  onError: (error: unknown) => void;
}

export interface FeedReading {
  /** The position from which a browser that has everything continues; null if nothing was read yet. */
  horizon: () => string | null;
  /** If called during a reading, another reading follows it. */
  run: () => Promise<void>;
}

/**
 * Reads the feed repeatedly, each time from the oldest transaction that was open at the previous reading. The first reading returns no
 * rows.
 */
export function createFeedReader(db: ReadDb, { onRows, onError }: Listeners): FeedReading {
  const seen = new Set<number>();
  let horizon: string | null = null;
  let running: Promise<void> | null = null;
  let isWanted = false;
  const read = async () => {
    const from = horizon;
    const { rows, horizon: next } = await selectFeed(db, { from });
    const fresh = rows.filter(({ id }) => !seen.has(id));
    horizon = next;
    seen.clear();
    for (const row of rows) if (row.is_recent) seen.add(row.id);
    const last = fresh.length - 1;
    onRows(fresh.map((row, at) => ({ row, readOn: at < last ? (from ?? next) : next })));
  };
  const runAll = async () => {
    while (isWanted) {
      isWanted = false;
      await read().catch(onError);
    }
    running = null;
  };
  return {
    horizon: () => horizon,
    run: () => {
      isWanted = true;
      return (running ??= runAll());
    },
  };
}
