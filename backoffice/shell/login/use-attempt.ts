import { useState } from 'react';

/** Runs what a form sends and remembers why it failed; one at a time. */
export function useAttempt() {
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const attempt = async (send: () => Promise<void>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setError(null);
    try {
      await send();
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  };
  return { attempt, error, isBusy };
}
