import type { LoaderFunctionArgs } from 'react-router';
import { answered } from '#storefront/shell/measurement-answer.ts';

/**
 * A style for browsers that run no scripts: pages are the same for all visitors, and these cannot see by themselves that theirs has
 * answered. It is in a `noscript`, so nobody else asks for it.
 */
export function loader({ request }: LoaderFunctionArgs): Response {
  const hasAnswered = (request.headers.get('cookie') ?? '').includes(answered);
  return new Response(hasAnswered ? '.consent-bar{display:none}' : '', {
    headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'private, no-store' },
  });
}
