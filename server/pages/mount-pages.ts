import type { FastifyReply, FastifyRequest } from 'fastify';
import { minuteMs } from '#domain/units/durations.ts';
import type { OperationRunner } from '#server/http/operation-runner.ts';
import type { App } from '#server/kit/http/app-type.ts';
import { clearSiteData } from '#server/kit/http/no-store.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { hasOnlyCart, isAnonymous } from './cache/anonymous.ts';
import { assetRoute } from './assets.ts';
import { handleCachedPages } from './cache/cached-page-handler.ts';
import { acceptsBrotli, compressOnce, encodingOnce } from '#server/kit/http/encoding.ts';
import { languageLine } from './visit/language-cookie.ts';
import { applyRetryAfter } from './retry-after.ts';
import { createPlainBodies } from './cache/plain-bodies.ts';
import { createPageCache, type PageCache } from './cache/page-cache.ts';
import type { CachedPage } from './cache/page-store.ts';
import { pageKey } from './cache/page-key.ts';
import { createVisits } from './visit/page-visit.ts';

import { createSharedAnswers, type SharedAnswers } from './cache/shared-answers.ts';
import { addProblemPages } from './problem-page.ts';
import { createRenderer, finishPage, improvePage, sharePage, type Storefront } from './render.ts';
import { serviceWorkerRoute } from './service-worker.ts';

const cacheBytes = 32 * 1024 * 1024;
const lifetimeMs = 5 * minuteMs;

export interface Pages {
  storefront: Storefront;
  /** The operations that loaders and actions call. */
  runner: OperationRunner;
  /** Folder of the built assets; omitted in development, where Vite serves them. */
  assets?: string;
  publicUrl: string;
  /** Host names that the shop answers; links then use `publicUrl`. If omitted, any name is accepted and links use the requested one. */
  hostnames?: readonly string[] | undefined;
  /** Signs the cookie of a login in progress. */
  secret: string;
  /** Shown in header and footer; not shown if omitted. */
  /** The map tiles of the stores' map; no map if omitted. */
  mapTiles?: { url: string; credit: string } | undefined;
  /** Browsers cache pages for offline use; true by default. */
  keepsOffline?: boolean;
  /** Long-lived cached pages are compressed further in the background; true by default. */
  worksAhead?: boolean;
  /** A shared cache is in front of the shop: anonymous pages get headers with their lifetime and tags; false by default. */
  hasSharedCache?: boolean;
  /** Checks whether the cart of these cookies exists; if omitted, every cart cookie counts as existing. */
  isKnownCart?: (cookie: string | undefined) => Promise<boolean>;
  /** Origins of the enabled payment providers; none if omitted. */
  paymentOrigins?: readonly string[];
}

export interface MountedPages {
  /** Reports a change: pages that depend on it are rendered again. */
  purge: PageCache['purge'];
}

/** Serves all addresses outside the API as pages of the storefront, anonymous pages through the page cache. */
export async function mountPages(app: App, pages: Pages): Promise<MountedPages> {
  const { assets, publicUrl, keepsOffline = true, hasSharedCache = false } = pages;
  const shared = createSharedAnswers();
  const isHttps = publicUrl.startsWith('https:');
  const cache = openCache(pages);
  const plainBodyOf = createPlainBodies();

  const renderVisit = visitRenderer(pages, shared);
  const makeShared = async (request: FastifyRequest, key: string) => {
    const { page, visit } = await renderVisit(request, new Request(publicUrl + key));
    const isCacheable = visit.anonymous && page.status === 200;
    const caching = !hasSharedCache ? 'browsers' : isCacheable ? 'shared' : 'nobody';
    return { page: sharePage(page, visit.tags, caching), isCacheable };
  };

  let commonHeaders: Record<string, string> | undefined;
  handleCachedPages(app, {
    find: cache.find,
    hostnames: pages.hostnames,
    commonHeaders: () => commonHeaders,
    languageOf: hasSharedCache ? () => null : (visit) => languageLine(visit, isHttps),
  });
  addProblemPages(app);
  await app.register(async (scope) => {
    takeBodies(scope);
    if (assets !== undefined) await assetRoute(scope, assets);
    await serviceWorkerRoute(scope, keepsOffline ? assets : undefined);
    scope.all('/*', async (request, reply) => {
      if (request.url.startsWith('/api/')) return reply.callNotFound();
      const key = assets !== undefined && (await mayBeShared(pages, request)) ? pageKey(request.url) : null;
      // a response stored by a shared cache goes to everybody
      const language = hasSharedCache && key !== null ? null : languageLine(request, isHttps);
      if (language !== null) reply.header('set-cookie', language);
      if (key !== null) {
        commonHeaders ??= commonHeadersOf(reply);
        const page = await cache.get(key, () => makeShared(request, key));
        if (!acceptsBrotli(request.headers['accept-encoding']))
          return send(reply, page, await plainBodyOf(page));
        return send(reply.header('content-encoding', 'br'), page, page.brotli);
      }
      await refuseUnreadable(request);
      const { page, setCookies } = await renderVisit(request, webRequest(request, originOf(pages, request)));
      if (setCookies.length > 0) reply.header('set-cookie', setCookies);
      page.headers['cache-control'] = 'private, no-store';
      const encoding = encodingOnce(request.headers['accept-encoding']);
      if (encoding === null) return send(reply, page, page.body);
      return send(reply.header('content-encoding', encoding), page, compressOnce(page.body, encoding));
    });
  });
  return {
    purge: (purges) => {
      shared.purge(purges);
      cache.purge(purges);
    },
  };
}

/** Renders a page for one visitor, or, given a bare request for the canonical address, for everybody. */
function visitRenderer(pages: Pages, shared: SharedAnswers) {
  const { storefront, runner, assets, publicUrl, secret, mapTiles } = pages;
  const render = createRenderer(storefront, assets === undefined ? 'development' : 'production');
  const origins = {
    images: mapTiles === undefined ? [] : [new URL(mapTiles.url).origin],
    forms: pages.paymentOrigins ?? [],
  };
  const isHttps = publicUrl.startsWith('https:');
  const openVisit = createVisits({ runner, shared, isHttps, secret });
  return async (request: FastifyRequest, pageRequest: Request) => {
    const { visit, api, cookies, tokens, step } = openVisit(request, pageRequest);
    const rendering = await render({
      request: pageRequest,
      api,
      report: (error) => reportFailure(request, error, visit.retryAfter !== null),
      tokens,
      step,
      mapTiles,
    });
    const page = applyRetryAfter(await finishPage(rendering, origins), visit.retryAfter);
    if (tokens.isOver()) Object.assign(page.headers, clearSiteData);
    return { page, visit, setCookies: [...cookies.lines(), ...tokens.lines(), ...step.lines()] };
  };
}

/** `isExpected`: the database is unreachable or the caller exceeded a limit; not a bug, and already logged by the API. */
function reportFailure(request: FastifyRequest, error: unknown, isExpected: boolean): void {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status < 500) request.log.info({ err: error }, 'page refused');
  else request.log[isExpected ? 'warn' : 'error']({ err: error }, 'page failed');
}

function openCache({ worksAhead = true }: Pages): PageCache {
  const options = { maxBytes: cacheBytes, lifetimeMs };
  return createPageCache(worksAhead ? { ...options, improve: improvePage } : options);
}

/** Passes bodies to the storefront's actions unparsed, up to the application's size limit. */
function takeBodies(scope: App): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** A forged cart cookie costs a database lookup, but no separate rendering. */
async function mayBeShared(
  { isKnownCart }: Pages,
  { method, url, headers }: FastifyRequest,
): Promise<boolean> {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (url.split('?', 1)[0]?.endsWith('.data')) return false;
  if (isAnonymous(headers.cookie)) return true;
  return isKnownCart !== undefined && hasOnlyCart(headers.cookie) && !(await isKnownCart(headers.cookie));
}

/** The headers that the application's hooks set on every page. */
function commonHeadersOf(reply: FastifyReply): Record<string, string> {
  const { 'x-request-id': _own, 'set-cookie': _language, ...common } = reply.getHeaders();
  return Object.fromEntries(Object.entries(common).map(([name, value]) => [name, String(value)]));
}

type Head = Pick<CachedPage, 'status' | 'headers'>;

const send = (reply: FastifyReply, { status, headers }: Head, body: string | Buffer): FastifyReply =>
  reply.status(status).headers(headers).send(body);

/** The storefront's actions read forms; any other body would fail there as if it were a bug, so it is refused here. */
async function refuseUnreadable(request: FastifyRequest): Promise<void> {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  if (request.method !== 'POST') throw new Refusal('METHOD_NOT_ALLOWED');
  const isRead = webRequest(request, 'http://localhost')
    .formData()
    .then(
      () => true,
      () => false,
    );
  if (!(await isRead)) throw new Refusal('MALFORMED_BODY');
}

/** The origin of absolute links in a page. */
function originOf({ hostnames, publicUrl }: Pages, { protocol, host }: FastifyRequest): string {
  return hostnames === undefined ? `${protocol}://${host}` : publicUrl;
}

/** The visitor's request as a web Request, under the shop's origin. */
function webRequest(request: FastifyRequest, origin: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  const body = request.body instanceof Uint8Array ? new Uint8Array(request.body) : null;
  return new Request(origin + request.url, { method: request.method, headers, body });
}
