import { pathWithoutLanguage } from '#storefront/links.ts';

/** How the worker treats a request: it answers the first three kinds, clears the cache at a logout, and leaves the rest to the browser. */
export type RequestKind = 'page' | 'file' | 'picture' | 'logout' | 'other';

interface WorkerRequest {
  method: string;
  mode: string;
  url: URL;
  /** The shop's origin. */
  origin: string;
}

export function kindOf({ method, mode, url, origin }: WorkerRequest): RequestKind {
  const { pathname } = url;
  if (url.origin !== origin) return 'other';
  if (method === 'POST' && /^\/logout(?:\.data)?$/.test(pathWithoutLanguage(pathname))) return 'logout';
  if (method !== 'GET') return 'other';
  if (mode === 'navigate') return isShopPage(pathname) ? 'page' : 'other';
  if (pathname.startsWith('/assets/')) return 'file';
  // pictures are the only API responses that are cached: yesterday's prices would look like today's
  return pathname === picturesPath && url.searchParams.has('w') ? 'picture' : 'other';
}

/** The API serves no pages, and the back-office is never cached. */
const isShopPage = (pathname: string): boolean => !/^\/(?:api\/|admin(?:\/|$))/.test(pathname);
const picturesPath = '/api/v1/attachments/download';
const isFile = /\.\w+$/;
const personal = /^\/(?:cart|checkout|favorites|login|logout|order|profile)(?:\/|$)/;

/**
 * Checks for a page that is the same for everybody. This only saves a request: the page is also fetched without
 * cookies and must be marked `public` (`isForEverybody`).
 */
export function isPublicPage({ pathname, searchParams }: URL): boolean {
  const path = pathWithoutLanguage(pathname);
  return !personal.test(path) && !isFile.test(path) && !searchParams.has('require-auth');
}

/** Parameters that identify where a visitor came from; they do not change the page. */
const tracking = /^(?:utm_\w+|fbclid|gclid|yclid|ysclid|_openstat|from)$/;

/** The key of a cached page: path and query, without tracking parameters. */
export function pageKeyOf({ pathname, searchParams }: URL): string {
  const params = new URLSearchParams([...searchParams].filter(([name]) => !tracking.test(name)));
  params.sort();
  return params.size === 0 ? pathname : `${pathname}?${params}`;
}

/** Checks whether the server marked the response as the same for everybody, so that no cookie affected it. */
export function isForEverybody({ status, redirected, headers }: KeepableAnswer): boolean {
  const control = headers.get('cache-control') ?? '';
  return isWholePage({ status, redirected, headers }) && /\bpublic\b/.test(control);
}

/** Checks for a complete page: neither a refusal nor a redirect. */
export function isWholePage({ status, redirected, headers }: KeepableAnswer): boolean {
  return status === 200 && !redirected && (headers.get('content-type') ?? '').startsWith('text/html');
}

type KeepableAnswer = Pick<Response, 'status' | 'redirected'> & { headers: Pick<Headers, 'get'> };

/** The build files that a page references: without them it would have no styles, fonts or code. */
export const filesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/["'](\/assets\/[\w./-]+)["']/g)].map(([, path = '']) => path)),
];

/** The page's title, without the shop's name and the price: a list of cached pages shows no prices. */
export function titleOf(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return title
    .replace(/ (?:—|\|) .*$/, '')
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name) => signs[String(name)] ?? '');
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Marks the HTML as cached, with the time when it was cached (GLB-9). */
export const markAsCached = (html: string, cachedAt: number): string =>
  html.replace('<html ', `<html data-cached-at="${new Date(cachedAt).toISOString()}" `);

/** The first of the cached addresses (`params`) with the same picture in another size or format; a smaller picture is better than none. */
export function otherSizeOf(url: string, params: readonly string[]): string | undefined {
  const key = pictureOf(url);
  return params.find((other) => pictureOf(other) === key);
}

const pictureOf = (url: string): string | null => new URL(url, 'http://shop').searchParams.get('key');
