import type { ComponentProps } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { ProblemLine } from '../login/problem-line.tsx';
import { useAttempt } from '../login/use-attempt.ts';
import { openPaper } from './open-paper.ts';

interface Props {
  label: string;
  load: Parameters<typeof openPaper>[0];
  kind?: ComponentProps<typeof Button>['kind'];
}

/** Prints one document. */
export function PrintButton({ label, load, kind = 'secondary' }: Props) {
  const { attempt, error, isBusy } = useAttempt();
  return (
    <>
      <Button kind={kind} loading={isBusy} onClick={() => void attempt(() => openPaper(load))}>
        {label}
      </Button>
      <ProblemLine error={error} />
    </>
  );
}
