import type { IncomingHttpHeaders } from 'node:http';
import { defaultLanguage } from '#contract/words.ts';
import { languageOfCookie } from '#server/kit/http/language.ts';
import { languageOfPath } from './language-of-path.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/**
 * Returns the Set-Cookie line that stores the page's language (decisions 2); calls without Accept-Language get responses in it. Null if it
 * is already stored (no cookie means the default language), if a browser only prefetches the page, or if it loads a picture or a
 * stylesheet of a page, whose address may have no language. A cached page stays the same for
 * all: only this header of the response is the visitor's.
 */
export function languageLine(
  { url, headers }: { url: string; headers: IncomingHttpHeaders },
  isHttps: boolean,
): string | null {
  const language = languageOfPath(url.split('?', 1)[0] ?? '/');
  if (language === (languageOfCookie(headers.cookie) ?? defaultLanguage)) return null;
  if (/\bprefetch\b/.test(String(headers['sec-purpose'] ?? headers['purpose'] ?? ''))) return null;
  const loadedAs = String(headers['sec-fetch-dest'] ?? 'document');
  if (loadedAs !== 'document' && loadedAs !== 'empty') return null;
  return `lang=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}
