import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { App } from '#server/kit/http/app-type.ts';
import { hasSeveralHosts, isOwnName } from '#server/kit/http/canonical-host.ts';
import { isHost } from '#server/kit/http/require-host.ts';
import { isAnonymous } from './anonymous.ts';
import { acceptsBrotli } from '#server/kit/http/encoding.ts';
import type { CachedPage } from './page-cache.ts';
import { pageKey } from './page-key.ts';

/**
 * Cached pages are answered before the application: no routing, no hooks, only headers that were ready and a buffer that was
 * compressed.
 */
export interface CachedPages {
  /** Names under which the shop answers; undefined = any. */
  hostnames: readonly string[] | undefined;
  find: (key: string) => CachedPage | undefined;
  /** Headers that every page of the shop carries; undefined = not known yet. */
  commonHeaders: () => Record<string, string> | undefined;
  /** The Set-Cookie line of the page's language; null = none is needed. */
  languageOf: (visit: { url: string; headers: IncomingMessage['headers'] }) => string | null;
}

/** Puts the handler in front of the application's own listener; what is not cached goes on to it. */
export function handleCachedPages(app: App, pages: CachedPages): void {
  const [appListener] = app.server.listeners('request') as RequestListener[]; // node:http's listeners of this event
  if (!appListener) return;
  app.server.removeAllListeners('request');
  app.server.on('request', (request, response) => {
    if (!answerCached(pages, request, response)) appListener(request, response);
  });
}

function answerCached(pages: CachedPages, request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = '/', headers } = request;
  if (method !== 'GET' || !isAnonymous(headers.cookie) || !acceptsBrotli(headers['accept-encoding']))
    return false;
  // the application refuses it
  if (!isHost(headers.host) || hasSeveralHosts(request) || !url.startsWith('/')) return false;
  // a page of the cache is the same whatever a header says; only a proxy's name for the shop is not looked into
  if (!isOwnName(String(headers['x-forwarded-host'] ?? headers.host), pages.hostnames)) return false;
  const common = pages.commonHeaders();
  const key = common && pageKey(url);
  const page = key == null ? undefined : pages.find(key);
  if (!page || !common) return false;
  const isKnown = headers['if-none-match'] === page.headers['etag'];
  const { unchanged, whole } = linesOf(page, common);
  const lines = isKnown ? unchanged : whole;
  const language = pages.languageOf({ url, headers });
  const own = ['x-request-id', crypto.randomUUID(), ...(language === null ? [] : ['set-cookie', language])];
  response.writeHead(isKnown ? 304 : page.status, [...own, ...lines]);
  response.end(isKnown ? undefined : page.brotli);
  return true;
}

/** Names and values in turn, as node:http writes them without another copy. */
interface HeaderLines {
  unchanged: string[];
  whole: string[];
}

/** They live as long as the page is cached. */
const linesOfPages = new WeakMap<CachedPage, HeaderLines>();

function linesOf(page: CachedPage, common: Record<string, string>): HeaderLines {
  const known = linesOfPages.get(page);
  if (known) return known;
  const unchanged = Object.entries({ ...common, ...page.headers }).flat();
  const whole = [...unchanged, 'content-encoding', 'br', 'content-length', String(page.brotli.length)];
  const lines = { unchanged, whole };
  linesOfPages.set(page, lines);
  return lines;
}
