import type { StaffSession } from '#contract/admin/staff/staff.ts';
import { isApiProblem } from '#client/problem.ts';
import { Button } from '#ui/controls/button.tsx';
import { useWords } from '../../kit/words.tsx';
import { setSession } from '../session.ts';
import { givePasskey, isCancelled } from './passkey.ts';
import { ProblemLine } from './problem-line.tsx';
import { useAttempt } from './use-attempt.ts';

interface Props {
  purpose: 'login' | 'step-up';
  onDone: (session: StaffSession) => void;
  onEnded: () => void;
}

/** The second factor by fingerprint, face, PIN or a security key, instead of a code. */
export function PasskeyButton({ purpose, onDone, onEnded }: Props) {
  const { t } = useWords();
  const { attempt, error, isBusy } = useAttempt();
  const give = () =>
    attempt(async () => {
      try {
        const session = await givePasskey(purpose);
        setSession(session);
        onDone(session);
      } catch (failure) {
        if (isApiProblem(failure) && failure.problem.code === 'UNAUTHENTICATED') return onEnded();
        if (!isCancelled(failure)) throw failure;
      }
    });
  return (
    <>
      <Button kind="secondary" loading={isBusy} onClick={() => void give()}>
        {t('bo-shell:login.passkey')}
      </Button>
      <ProblemLine error={error} />
    </>
  );
}
