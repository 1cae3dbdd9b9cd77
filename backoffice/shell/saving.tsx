import { useRevalidator } from 'react-router';
import { isApiProblem } from '#client/problem.ts';
import { formatTime } from '#ui/dates.ts';
import { Notice } from '../kit/notice.tsx';
import { useWords } from '../kit/words.tsx';
import { ProblemLine } from './login/problem-line.tsx';
import { useAttempt } from './login/use-attempt.ts';

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
  if (!isApiProblem(error) || error.problem.code !== 'VERSION_CONFLICT') return <ProblemLine error={error} />;
  const { changedBy, changedAt } = error.problem.facts ?? {};
  return (
    <Notice tone="bad">
      {t('bo-shell:conflict', {
        who: typeof changedBy === 'string' ? changedBy : t('bo-shell:somebody'),
        time: typeof changedAt === 'string' ? formatTime(changedAt) : '',
      })}
    </Notice>
  );
}
