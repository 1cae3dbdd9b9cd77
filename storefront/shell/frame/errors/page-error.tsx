import { lazy, Suspense, useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ErrorScreen } from './error-screen.tsx';

/** Few addresses are wrong: browsers load its code when one is. */
const NotFound = import.meta.env.SSR
  ? (await import('./not-found.tsx')).NotFound
  : lazy(async () => ({ default: (await import('./not-found.tsx')).NotFound }));

const whyOfStatus: Record<string, 'often' | 'busy'> = { 429: 'often', 503: 'busy' };

/** Shown in place of a page that failed, or that does not exist. */
export function PageError() {
  const error = useRouteError();
  // caught here, it would not be reported
  useEffect(() => {
    if (!isRouteErrorResponse(error)) reportError(error);
  }, [error]);
  // 410: what was there was deleted
  const status = isRouteErrorResponse(error) && error.status;
  if (status === 404 || status === 410) {
    return (
      <Suspense>
        <NotFound />
      </Suspense>
    );
  }
  // how browsers call a request that reached nobody
  const isCut = error instanceof TypeError && /fetch|load|network/i.test(error.message);
  return <ErrorScreen why={whyOfStatus[String(status)] ?? (isCut ? 'cut' : 'title')} />;
}
