import { useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { isApiProblem } from '#client/problem.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { problemMessage } from '../problem-message.ts';
import { failedReloadOf, subscribeToReloads } from './failed-reload.ts';

/** Above a screen whose data could not be loaded again: the reason, the request id for support, and a button to try again. */
export function FailedReloadNotice() {
  const { t } = useWords();
  const { revalidate, state } = useRevalidator();
  const failure = useSyncExternalStore(subscribeToReloads, () => failedReloadOf(location.pathname));
  if (failure === undefined) return null;
  const { error } = failure;
  const problem = isApiProblem(error) ? error.problem : null;
  return (
    <Notice tone="bad">
      {t('bo-shell:notReloaded')} {problemMessage(error) ?? t('bo-shell:noConnection')}
      {problem && <span className="ink-3">{` ${problem.requestId}`}</span>}
      <Button kind="text" loading={state === 'loading'} onClick={() => void revalidate()}>
        {t('bo-shell:again')}
      </Button>
    </Notice>
  );
}
