import { useState } from 'react';
import { useOneAtATime } from '../use-one-at-a-time.ts';

/** Runs the submission of a form and stores its error; one at a time. */
export function useAttempt() {
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const oneAtATime = useOneAtATime();
  const attempt = (send: () => Promise<void>): Promise<void> =>
    oneAtATime(async () => {
      setBusy(true);
      setError(null);
      try {
        await send();
      } catch (failure) {
        setError(failure);
      } finally {
        setBusy(false);
      }
    });
  return { attempt, error, isBusy };
}
