import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import { ErrorScreen } from './error-screen.tsx';
import { NotFound } from './not-found.tsx';

/** The inner boundary: a page that fails keeps the shell round it. */
export default function PageBoundary() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  // 410: what was there was deleted
  if (isRouteErrorResponse(error) && [404, 410].includes(error.status)) return <NotFound />;
  // how browsers call a request that reached nobody
  return <ErrorScreen isCut={error instanceof TypeError && /fetch|load|network/i.test(error.message)} />;
}
