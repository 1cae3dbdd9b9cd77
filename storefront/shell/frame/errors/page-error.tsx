import { lazy, Suspense, useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ErrorScreen } from './error-screen.tsx';

/** Few addresses are wrong, so browsers load this code only then. */
const NotFound = import.meta.env.SSR
  ? (await import('./not-found.tsx')).NotFound
  : lazy(async () => ({ default: (await import('./not-found.tsx')).NotFound }));

const whyOfStatus: Record<string, 'often' | 'busy'> = { 429: 'often', 503: 'busy' };

/** Shown instead of a page that failed or does not exist. */
export function PageError() {
  const error = useRouteError();
  // React Router caught the error, so it would not be reported otherwise
  useEffect(() => {
    if (!isRouteErrorResponse(error)) reportError(error);
  }, [error]);
  // 410: it existed and was deleted
  const status = isRouteErrorResponse(error) && error.status;
  if (status === 404 || status === 410) {
    return (
      <Suspense>
        <NotFound />
      </Suspense>
    );
  }
  // the messages of browsers for a request that reached no server
  const isCut = error instanceof TypeError && /fetch|load|network/i.test(error.message);
  return <ErrorScreen why={whyOfStatus[String(status)] ?? (isCut ? 'cut' : 'title')} />;
}
