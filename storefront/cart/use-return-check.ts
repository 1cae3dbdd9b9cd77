import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Delay after the instant, because the hold ends exactly then. */
const graceMs = 1500;
/** The shortest time between two checks, whatever the clocks show. */
const minMs = 5000;
// a timer cannot wait longer than about 24 days; one day is enough
const maxMs = 24 * 60 * 60 * 1000;

/** Revalidates when a piece that another shopper is paying for may be free again: at the earliest of these instants. */
export function useReturnCheck(instants: readonly (string | null)[]): void {
  const { revalidate } = useRevalidator();
  const first = instants
    .flatMap((instant) => instant ?? [])
    .toSorted()
    .at(0);
  useEffect(() => {
    if (first === undefined) return;
    const waitMs = Math.min(Math.max(Date.parse(first) - Date.now() + graceMs, minMs), maxMs);
    const timer = setTimeout(() => void revalidate(), waitMs);
    return () => clearTimeout(timer);
  }, [first, revalidate]);
}
