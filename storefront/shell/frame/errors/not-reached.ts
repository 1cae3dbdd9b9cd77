import { isRouteErrorResponse } from 'react-router';

/**
 * Why a submitted form did not reach its action: the connection failed (`cut`), or the server refused the request
 * before reading it, because of overload (`busy`). Null for other errors. The form then keeps all typed values.
 */
export function whyNotReached(error: unknown): 'cut' | 'busy' | null {
  if (error instanceof TypeError) return 'cut';
  return isRouteErrorResponse(error) && (error.status === 503 || error.status === 429) ? 'busy' : null;
}
