import type { IncomingHttpHeaders } from 'node:http';
import { defaultLanguage } from '#contract/words.ts';
import { languageOfCookie } from '#server/kit/http/language.ts';
import { languageOfPath } from './language-of-path.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/**
 * The Set-Cookie line by which a visit to a page remembers the page's language (decisions 2): calls without Accept-Language are answered
 * in it. Null = it is remembered already (no cookie means the default), or a browser only fetches the page ahead. A cached page stays the
 * same for all: only this header of the answer is the visitor's.
 */
export function languageLine(
  { url, headers }: { url: string; headers: IncomingHttpHeaders },
  isHttps: boolean,
): string | null {
  const language = languageOfPath(url.split('?', 1)[0] ?? '/');
  if (language === (languageOfCookie(headers.cookie) ?? defaultLanguage)) return null;
  if (/\bprefetch\b/.test(String(headers['sec-purpose'] ?? headers['purpose'] ?? ''))) return null;
  return `lang=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}
