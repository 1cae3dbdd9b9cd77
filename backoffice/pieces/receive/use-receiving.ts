import { useState } from 'react';
import { isApiProblem } from '#client/problem.ts';
import { useAttempt } from '../../shell/login/use-attempt.ts';

/** A call that is repeated because its answer was lost receives the pieces once: `send` gets the key of the act. */
export function useReceiving() {
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { attempt, error, isBusy } = useAttempt();
  const receive = (send: (key: string) => Promise<void>) =>
    attempt(() =>
      send(key).then(
        // the next lot is another act
        () => setKey(crypto.randomUUID()),
        (failed: unknown) => {
          // a corrected form is another act; a lost answer is the same
          if (isApiProblem(failed)) setKey(crypto.randomUUID());
          throw failed;
        },
      ),
    );
  return { receive, error, isBusy };
}
