import { useRevalidator } from 'react-router';
import { formatTime } from '#ui/dates.ts';
import { Notice } from '../kit/notice.tsx';
import { useWords } from '../kit/words.tsx';
import { ProblemLine } from './login/problem-line.tsx';
import { useAttempt } from './login/use-attempt.ts';
import { otherChangeOf } from './problem-message.ts';

/** Saves a sheet; afterwards the screen is loaded again, also after an error, so that the sheet has the present values. */
export function useSaving(onDone: () => void) {
  const { attempt, error, isBusy } = useAttempt();
  const { revalidate } = useRevalidator();
  const save = (send: () => Promise<unknown>) =>
    attempt(async () => {
      try {
        await send();
      } finally {
        await revalidate();
      }
      onDone();
    });
  return { save, error, isBusy };
}

/** Why nothing was saved; for a conflict, who saved first. */
export function SavingProblem({ error }: { error: unknown }) {
  const { t } = useWords();
  const change = otherChangeOf(error);
  if (change === null) return <ProblemLine error={error} />;
  return (
    <Notice tone="bad">
      {t('bo-shell:conflict', {
        who: change.by ?? t('bo-shell:somebody'),
        time: change.at === null ? '' : formatTime(change.at),
      })}
    </Notice>
  );
}
