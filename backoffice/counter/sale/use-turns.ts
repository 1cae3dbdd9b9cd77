import { useRef, useState } from 'react';

/**
 * Runs what is done at a sale one after the other: a scanner is faster than the line, and no scan may be lost. `error` is of the last act
 * that failed; the next press or scan clears it.
 */
export function useTurns() {
  const [error, setError] = useState<unknown>(null);
  const [waiting, setWaiting] = useState(0);
  const last = useRef<Promise<void>>(Promise.resolve());
  const attempt = (send: () => Promise<void>): Promise<void> => {
    setError(null);
    setWaiting((count) => count + 1);
    last.current = last.current
      .then(send)
      .catch((failure: unknown) => setError(failure))
      .finally(() => setWaiting((count) => count - 1));
    return last.current;
  };
  return { attempt, error, isBusy: waiting > 0 };
}
