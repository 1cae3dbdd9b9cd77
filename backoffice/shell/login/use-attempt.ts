import { useRef, useState } from 'react';

/** Runs what a form sends and remembers why it failed; one at a time. */
export function useAttempt() {
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const running = useRef(false);
  const attempt = async (send: () => Promise<void>): Promise<void> => {
    // the second of two quick presses comes before the screen knows of the first
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError(null);
    try {
      await send();
    } catch (failure) {
      setError(failure);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { attempt, error, isBusy };
}
