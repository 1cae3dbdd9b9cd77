import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { App } from '#server/kit/http/app-type.ts';
import { hasSeveralHosts, isOwnName } from '#server/kit/http/canonical-host.ts';
import { isHost } from '#server/kit/http/require-host.ts';
import { isAnonymous } from './anonymous.ts';
import { acceptsBrotli } from '#server/kit/http/encoding.ts';
import type { CachedPage } from './page-store.ts';
import { pageKey } from './page-key.ts';

/** Serves cached pages before the application: no routing and no hooks, only prepared headers and a compressed buffer. */
export interface CachedPages {
  /** Host names that the shop answers; undefined = any. */
  hostnames: readonly string[] | undefined;
  find: (key: string) => CachedPage | undefined;
  /** Headers of every page; undefined if not known yet. */
  commonHeaders: () => Record<string, string> | undefined;
  /** The Set-Cookie line of the page's language; null if none is needed. */
  languageOf: (visit: { url: string; headers: IncomingMessage['headers'] }) => string | null;
}

/** Installs the handler in front of the application's listener; requests for other pages go on to it. */
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
  // refused by the application
  if (!isHost(headers.host) || hasSeveralHosts(request) || !url.startsWith('/')) return false;
  // headers do not change a cached page, so only the host name is checked
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

/** Alternating names and values, as node:http writes them without another copy. */
interface HeaderLines {
  unchanged: string[];
  whole: string[];
}

/** Kept as long as the page is cached. */
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
