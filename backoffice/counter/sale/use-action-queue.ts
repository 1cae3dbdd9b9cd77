import { useRef, useState } from 'react';

/**
 * Queues the actions of a sale and runs them one at a time: a scanner is faster than the network, and no scan may be
 * lost. `error` is that of the last failed action; the next press or scan clears it. `endError` is that of an action
 * that ends the sale, and is shown at its button, which on a phone is far below the scans.
 */
export function useActionQueue() {
  const [error, setError] = useState<unknown>(null);
  const [endError, setEndError] = useState<unknown>(null);
  const [waiting, setWaiting] = useState(0);
  const last = useRef<Promise<void>>(Promise.resolve());
  const run = (send: () => Promise<void>, onError: (failure: unknown) => void): Promise<void> => {
    setError(null);
    setEndError(null);
    setWaiting((count) => count + 1);
    last.current = last.current
      .then(send)
      .catch(onError)
      .finally(() => setWaiting((count) => count - 1));
    return last.current;
  };
  return {
    attempt: (send: () => Promise<void>) => run(send, setError),
    attemptEnd: (send: () => Promise<void>) => run(send, setEndError),
    error,
    endError,
    isBusy: waiting > 0,
  };
}
