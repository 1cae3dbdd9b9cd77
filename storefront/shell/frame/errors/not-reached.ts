import { isRouteErrorResponse } from 'react-router';

/**
 * Why a form that was sent did not reach its action: the connection failed (`cut`), or the shop refused the request before it was read,
 * since there are too many (`busy`). Null = it is an error of another kind. The form then stays as it is, with all that was typed.
 */
export function whyNotReached(error: unknown): 'cut' | 'busy' | null {
  if (error instanceof TypeError) return 'cut';
  return isRouteErrorResponse(error) && (error.status === 503 || error.status === 429) ? 'busy' : null;
}
