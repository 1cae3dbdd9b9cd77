import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { FavoriteRow } from './favorite-row.ts';

interface Removed {
  ids: readonly number[];
  /** The rows removed since the undo was last unavailable. */
  rows: FavoriteRow[];
  /** The position of the last removed row. */
  place: number;
}

export interface Undo {
  removed: FavoriteRow[];
  /** Called when the removal can no longer be undone. */
  forget: () => void;
  /** Called after an undo: the focus moves to the heart of the row removed last. */
  settle: () => void;
}

/** The rows removed from the list. Moves the focus to the next heart, or to the heading if there is none. */
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
    // a user's row returns a moment later than a guest's
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
