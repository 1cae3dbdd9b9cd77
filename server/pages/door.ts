import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { App } from '#server/kit/app-type.ts';
import { isAnonymous } from './anonymous.ts';
import { acceptsBrotli } from './encoding.ts';
import { languageLine } from './language-cookie.ts';
import type { CachedPage } from './page-cache.ts';
import { pageKey } from './page-key.ts';

/**
 * Kept pages are answered before the application: no routing, no hooks, only headers that were ready and a buffer that was
 * compressed. `standing` are the headers that every page of the shop carries.
 */
export interface Door {
  kept: (key: string) => CachedPage | undefined;
  standing: () => Record<string, string> | undefined;
  isHttps: boolean;
}

/** Puts the door in front of the application's own listener; what is not kept goes through to it. */
export function openDoor(app: App, door: Door): void {
  const [inside] = app.server.listeners('request') as RequestListener[]; // node:http's listeners of this event
  if (!inside) return;
  app.server.removeAllListeners('request');
  app.server.on('request', (request, response) => {
    if (!answerKept(door, request, response)) inside(request, response);
  });
}

function answerKept(door: Door, request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = '/', headers } = request;
  if (method !== 'GET' || !isAnonymous(headers.cookie) || !acceptsBrotli(headers['accept-encoding']))
    return false;
  const key = pageKey(url);
  const page = key === null ? undefined : door.kept(key);
  const standing = page && door.standing();
  if (!page || !standing) return false;
  const isKnown = headers['if-none-match'] === page.headers['etag'];
  const { unchanged, whole } = linesOf(page, standing);
  const lines = isKnown ? unchanged : whole;
  const chosen = languageLine({ url, headers }, door.isHttps);
  const own = ['x-request-id', crypto.randomUUID(), ...(chosen === null ? [] : ['set-cookie', chosen])];
  response.writeHead(isKnown ? 304 : page.status, [...own, ...lines]);
  response.end(isKnown ? undefined : page.brotli);
  return true;
}

/** Names and values in turn, as node:http writes them without another copy. */
interface HeaderLines {
  unchanged: string[];
  whole: string[];
}

/** They live as long as the page is kept. */
const ready = new WeakMap<CachedPage, HeaderLines>();

function linesOf(page: CachedPage, standing: Record<string, string>): HeaderLines {
  const known = ready.get(page);
  if (known) return known;
  const unchanged = Object.entries({ ...standing, ...page.headers }).flat();
  const whole = [...unchanged, 'content-encoding', 'br', 'content-length', String(page.brotli.length)];
  const lines = { unchanged, whole };
  ready.set(page, lines);
  return lines;
}
