import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { FavoriteRow } from './favorite-row.ts';

interface Removed {
  ids: readonly number[];
  /** Since nothing was visible to take back. */
  rows: FavoriteRow[];
  /** Where the last one stood. */
  place: number;
}

export interface Undo {
  removed: FavoriteRow[];
  /** They may be taken back no longer. */
  forget: () => void;
  /** They were taken back: the focus goes to the heart of the last one. */
  settle: () => void;
}

/** Rows that left the list, and what becomes of the focus: it goes on to the next heart, or where there is none to the heading. */
export function useRemoved(
  rows: FavoriteRow[],
  ids: readonly number[],
  { list, heading }: { list: RefObject<HTMLElement | null>; heading: RefObject<HTMLElement | null> },
): Undo {
  const [seen, setSeen] = useState<Removed>({ ids, rows: [], place: 0 });
  if (seen.ids !== ids) setSeen(afterChange(seen, { rows, ids }));
  const countBefore = useRef(0);
  useEffect(() => {
    const grew = seen.rows.length > countBefore.current;
    countBefore.current = seen.rows.length;
    if (!grew || document.activeElement !== document.body) return;
    const hearts = list.current?.querySelectorAll<HTMLElement>('.heart') ?? [];
    (hearts[Math.min(seen.place, hearts.length - 1)] ?? heading.current)?.focus();
  }, [seen, list, heading]);
  const forget = useCallback(() => setSeen((before) => ({ ...before, rows: [] })), []);
  const returned = useRef<number | null>(null);
  useEffect(() => {
    if (returned.current === null) return;
    // a user's row is back a moment later than a guest's
    const heart = list.current?.querySelector<HTMLElement>(`[data-product="${returned.current}"] .heart`);
    if (!heart) return;
    heart.focus();
    returned.current = null;
  }, [seen, list]);
  const settle = () => {
    returned.current = seen.rows.at(-1)?.tile.id ?? null;
    forget();
  };
  return { removed: seen.rows, forget, settle };
}

function afterChange(
  before: Removed,
  { rows, ids }: { rows: FavoriteRow[]; ids: readonly number[] },
): Removed {
  const shown = rows.filter(({ tile }) => before.ids.includes(tile.id));
  const gone = shown.filter(({ tile }) => !ids.includes(tile.id));
  const stillGone = before.rows.filter(({ tile }) => !ids.includes(tile.id));
  return {
    ids,
    rows: [...stillGone.filter((row) => !gone.includes(row)), ...gone],
    place: gone[0] ? shown.indexOf(gone[0]) : before.place,
  };
}
