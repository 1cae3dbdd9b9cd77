import { pathWithoutLanguage } from '#storefront/links.ts';

/** What the worker does with a request: it answers the first three, clears everything at a logout, and leaves the rest to the browser. */
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
  // no API answer but a picture: prices of yesterday would look like those of today
  return pathname === picturesPath && url.searchParams.has('w') ? 'picture' : 'other';
}

/** The API answers no pages, and the back-office is never cached. */
const isShopPage = (pathname: string): boolean => !/^\/(?:api\/|admin(?:\/|$))/.test(pathname);
const picturesPath = '/api/v1/attachments/download';
const isFile = /\.\w+$/;
const personal = /^\/(?:cart|checkout|favorites|login|logout|order|profile)(?:\/|$)/;

/**
 * Pages that are everybody's. It only saves a request: a stored page is fetched without cookies and must say `public` as well
 * (`isForEverybody`).
 */
export function isPublicPage({ pathname, searchParams }: URL): boolean {
  const path = pathWithoutLanguage(pathname);
  return !personal.test(path) && !isFile.test(path) && !searchParams.has('require-auth');
}

/** Names that tell where a visitor came from, not what the page shows. */
const tracking = /^(?:utm_\w+|fbclid|gclid|yclid|ysclid|_openstat|from)$/;

/** The address a page is stored under: path and query, without tracking parameters. */
export function pageKeyOf({ pathname, searchParams }: URL): string {
  const params = new URLSearchParams([...searchParams].filter(([name]) => !tracking.test(name)));
  params.sort();
  return params.size === 0 ? pathname : `${pathname}?${params}`;
}

/** The shop itself says that the answer is the same for all: no cookie made it. */
export function isForEverybody({ status, redirected, headers }: KeepableAnswer): boolean {
  const control = headers.get('cache-control') ?? '';
  return isWholePage({ status, redirected, headers }) && /\bpublic\b/.test(control);
}

/** A page, not a refusal and not another address's. */
export function isWholePage({ status, redirected, headers }: KeepableAnswer): boolean {
  return status === 200 && !redirected && (headers.get('content-type') ?? '').startsWith('text/html');
}

type KeepableAnswer = Pick<Response, 'status' | 'redirected'> & { headers: Pick<Headers, 'get'> };

/** Files of the build that a page names: without them it would come up without styles, letters or code. */
export const filesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/["'](\/assets\/[\w./-]+)["']/g)].map(([, path = '']) => path)),
];

/** Its title, without the name of the shop and the price: a list of stored pages shows no prices. */
export function titleOf(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return title
    .replace(/ (?:—|\|) .*$/, '')
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name) => signs[String(name)] ?? '');
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The page as it is shown from the cache: with the time of its storing (GLB-9). */
export const markAsCached = (html: string, cachedAt: number): string =>
  html.replace('<html ', `<html data-cached-at="${new Date(cachedAt).toISOString()}" `);

/** The same picture in another size or format, when this one is not stored: rather a smaller one than none. */
export function otherSizeOf(url: string, params: readonly string[]): string | undefined {
  const key = pictureOf(url);
  return params.find((other) => pictureOf(other) === key);
}

const pictureOf = (url: string): string | null => new URL(url, 'http://shop').searchParams.get('key');
