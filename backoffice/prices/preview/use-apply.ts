import { useState } from 'react';
import { isApiProblem } from '#client/problem.ts';
import { useAttempt } from '../../shell/login/use-attempt.ts';

/**
 * Sends a change of prices once: after a lost response the same key is used again, after a refusal a new one. A
 * change for a second person ends with the id of its request.
 */
export function useApply() {
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [approvalId, setApprovalId] = useState<number | null>(null);
  const { attempt, error, isBusy } = useAttempt();
  const apply = (send: (key: string) => Promise<void>) =>
    attempt(async () => {
      setApprovalId(null);
      try {
        await send(key);
      } catch (failed) {
        if (!isApiProblem(failed)) throw failed;
        setKey(crypto.randomUUID());
        const id = failed.problem.facts?.['approvalId'];
        if (failed.problem.code !== 'APPROVAL_NEEDED' || typeof id !== 'number') throw failed;
        setApprovalId(id);
      }
    });
  return { apply, approvalId, error, isBusy };
}
