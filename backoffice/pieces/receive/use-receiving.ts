import { useState } from 'react';
import { isApiProblem } from '#client/problem.ts';
import { useAttempt } from '../../shell/login/use-attempt.ts';

/** Receives pieces once, even if a call is repeated because its response was lost: `send` gets an idempotency key. */
export function useReceiving() {
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { attempt, error, isBusy } = useAttempt();
  const receive = (send: (key: string) => Promise<void>) =>
    attempt(() =>
      send(key).then(
        // the next delivery gets a new key
        () => setKey(crypto.randomUUID()),
        (failed: unknown) => {
          // a corrected form gets a new key; a lost response is retried with the same one
          if (isApiProblem(failed)) setKey(crypto.randomUUID());
          throw failed;
        },
      ),
    );
  return { receive, error, isBusy };
}
