import { Readable } from 'node:stream';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#server/kit/app-type.ts';
import { inProcessFetch, isInProcess, newVisit } from './in-process-fetch.ts';
import { createPageCache, type CachedPage, type PageCache } from './page-cache.ts';
import { pageKey } from './page-key.ts';
import { createRenderer, finishPage, improvePage, type Storefront } from './render.ts';

const cacheBytes = 64 * 1024 * 1024;
const lifetimeMs = 5 * 60 * 1000;

export interface Pages {
  storefront: Storefront;
  /** Folder of the built assets; none in development, where Vite serves them. */
  assets?: string;
  publicUrl: string;
}

/** Every address that is not the API's is a page of the storefront. Anonymous pages come from the page cache. */
export async function mountPages(app: App, { storefront, assets, publicUrl }: Pages): Promise<PageCache> {
  const render = createRenderer(storefront, assets === undefined ? 'development' : 'production');
  const cache = createPageCache({ maxBytes: cacheBytes, lifetimeMs, improve: improvePage });

  /** Renders for one visitor, or (from a bare request for the canonical address) for everybody. */
  const visitPage = async (request: FastifyRequest, asked: Request) => {
    const visit = newVisit();
    const response = await render({
      request: asked,
      fetch: inProcessFetch(app, { ip: request.ip, cookie: asked.headers.get('cookie') ?? undefined }, visit),
      report: (error) => request.log.error({ err: error }, 'page failed'),
    });
    const page = await finishPage(response, visit.tags);
    return { page, visit, keep: visit.anonymous && response.status === 200 };
  };

  hideTags(app);
  await app.register(async (scope) => {
    // bodies go to the storefront's actions as they come
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    if (assets !== undefined) await serveAssets(scope, assets);
    scope.all('/*', async (request, reply) => {
      if (request.url.startsWith('/api/')) return reply.callNotFound();
      const key = mayBeShared(request) && assets !== undefined ? pageKey(request.url) : null;
      if (key !== null)
        return sendPage(
          request,
          reply,
          await cache.get(key, () => visitPage(request, new Request(publicUrl + key))),
        );
      const { page, visit } = await visitPage(request, webRequest(request));
      if (visit.cookies.length > 0) reply.header('set-cookie', visit.cookies);
      return sendPage(request, reply, personal(page));
    });
  });
  return cache;
}

/** What an answer depends on is for the page cache alone. */
function hideTags(app: App): void {
  app.addHook('onSend', async (request, reply) => {
    if (!isInProcess(request.headers)) reply.removeHeader('x-cache-tags');
  });
}

async function serveAssets(scope: App, root: string): Promise<void> {
  await scope.register(fastifyStatic, {
    root,
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    decorateReply: false,
    index: false,
  });
}

/** A visitor without a cart sees what everybody sees. */
function mayBeShared(request: FastifyRequest): boolean {
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    request.cookies['cart'] === undefined &&
    !request.url.split('?', 1)[0]?.endsWith('.data')
  );
}

const personal = (page: CachedPage): CachedPage => ({
  ...page,
  headers: { ...page.headers, 'cache-control': 'private, no-store' },
});

function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  const brotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  reply.status(page.status).headers({
    'cache-control': 'public, max-age=0, must-revalidate',
    ...page.headers,
    vary: 'accept-encoding',
  });
  if (brotli) reply.header('content-encoding', 'br');
  return reply.send(brotli ? page.brotli : page.raw);
}

/** What the visitor sent, as the web's Request; its origin is the one they used, which actions compare with Origin. */
function webRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  // Node's stream of the body has the web's shape but not its type
  const body = hasBody ? (Readable.toWeb(request.raw) as unknown as ReadableStream) : null;
  const url = `${request.protocol}://${request.host}${request.url}`;
  return new Request(url, { method: request.method, headers, body, ...(hasBody && { duplex: 'half' }) }); // duplex is not in the DOM's type yet
}
