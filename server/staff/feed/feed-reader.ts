import type { ReadDb } from '#database/connect.ts';
import { type FeedRow, selectFeed } from './queries-feed.ts';

/** A row that was not sent yet, and the position from which a browser that has it reads on. */
export interface FreshRow {
  row: FeedRow;
  readOn: string;
}

interface Listeners {
  onRows: (rows: FreshRow[]) => void;
  onError: (error: unknown) => void;
}

export interface FeedReading {
  /** The position from which a browser that has everything reads on; null = nothing was read yet. */
  horizon: () => string | null;
  /** During a reading it asks for another one after it. */
  run: () => Promise<void>;
}

/** Reads the feed one time after the other, each from the oldest transaction that was open at the one before. The first finds nothing. */
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
