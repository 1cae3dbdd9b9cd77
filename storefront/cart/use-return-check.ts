import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** A moment after it, because the hold ends at that very instant. */
const graceMs = 1500;
/** The shortest time between two checks, whatever the clocks say. */
const leastMs = 5000;
// a longer wait than a day does not fit into a timer
const mostMs = 24 * 60 * 60 * 1000;

/** Looks again when a piece that somebody pays for may be free: the earliest of these instants. */
export function useReturnCheck(instants: readonly (string | null)[]): void {
  const { revalidate } = useRevalidator();
  const first = instants
    .flatMap((instant) => instant ?? [])
    .toSorted()
    .at(0);
  useEffect(() => {
    if (first === undefined) return;
    const waitMs = Math.min(Math.max(Date.parse(first) - Date.now() + graceMs, leastMs), mostMs);
    const timer = setTimeout(() => void revalidate(), waitMs);
    return () => clearTimeout(timer);
  }, [first, revalidate]);
}
