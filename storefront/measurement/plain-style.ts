import type { LoaderFunctionArgs } from 'react-router';
import { answered } from '#storefront/shell/measurement-answer.ts';

/**
 * A stylesheet for browsers that run no scripts: pages are the same for all visitors, and these cannot check whether
 * the visitor has answered. It is linked in a `noscript`, so other browsers do not request it.
 */
export function loader({ request }: LoaderFunctionArgs): Response {
  const hasAnswered = (request.headers.get('cookie') ?? '').includes(answered);
  return new Response(hasAnswered ? '.consent-bar{display:none}' : '', {
    headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'private, no-store' },
  });
}
