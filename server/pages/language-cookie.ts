import type { IncomingHttpHeaders } from 'node:http';
import { languageOfPath } from './language-of-path.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/**
 * The Set-Cookie line that remembers an explicit choice of language (decisions 2); null = none was made. Inside the shop only the
 * language links lead from a page in one language to a page in another: whoever comes that way has pressed one. It needs no
 * script, and the kept page stays the same for all: only the header of this answer is the visitor's.
 */
export function languageLine(
  { url, headers }: { url: string; headers: IncomingHttpHeaders },
  isHttps: boolean,
): string | null {
  const { referer, host } = headers;
  if (referer === undefined || !URL.canParse(referer)) return null;
  const from = new URL(referer);
  if (from.host !== host) return null;
  const language = languageOfPath(url.split('?', 1)[0] ?? '/');
  if (languageOfPath(from.pathname) === language) return null;
  return `lang=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}
