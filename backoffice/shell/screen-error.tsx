import { useRevalidator, useRouteError } from 'react-router';
import { isApiProblem } from '#client/problem.ts';
import { Button } from '#ui/controls/button.tsx';
import { Nothing } from '../kit/notice.tsx';
import { useWords } from '../kit/words.tsx';
import { PermissionMissing } from './load-session.ts';
import { problemMessage } from './problem-message.ts';
import { MissingPermission } from './missing-permission.tsx';

/** Replaces a screen that failed to load: the reason, the request id for support, and a button to try again. */
export function ScreenError() {
  const { t } = useWords();
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  if (error instanceof PermissionMissing) return <MissingPermission permission={error.permission} />;
  const problem = isApiProblem(error) ? error.problem : null;
  const missing = problem?.code === 'PERMISSION_MISSING' ? problem.facts?.['permission'] : undefined;
  if (typeof missing === 'string') return <MissingPermission permission={missing} />;
  return (
    <Nothing title={problemMessage(error) ?? t('bo-shell:noConnection')}>
      {problem && <p className="meta ink-3">{problem.requestId}</p>}
      <Button kind="secondary" loading={state === 'loading'} onClick={() => void revalidate()}>
        {t('bo-shell:again')}
      </Button>
    </Nothing>
  );
}

export function NotFound() {
  const { t } = useWords();
  return <Nothing title={t('bo-shell:notFound')} />;
}
