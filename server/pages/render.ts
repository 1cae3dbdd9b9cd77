import { hash, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress } from 'node:zlib';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { Api } from '#contract/operations/all.ts';
import { brotliParams } from '#server/kit/http/encoding.ts';
import { languageHandlers } from './language-handlers.ts';
import type { CachedPage } from './cache/page-store.ts';
import { startModulesLate } from './late-modules.ts';
import { type Origins, sealPage } from './policy.ts';
import type { LoginChallengeCookie } from './visit/login-challenge-cookie.ts';
import type { TokenCookies } from './visit/token-cookies.ts';

/** The storefront's build, or in development a function that loads it again. */
export type Storefront = ServerBuild | (() => Promise<ServerBuild>);

/** What the storefront gets for one request; it declares the parts in storefront/entry.server.tsx. */
interface Given {
  api: Api;
  report: (error: unknown) => void;
  tokens: TokenCookies;
  step: LoginChallengeCookie;
  mapTiles: { url: string; credit: string } | undefined;
}

type CreateLoadContext = (url: URL, given: Given & { nonce: string }) => RouterContextProvider;

export interface RenderRequest extends Given {
  request: Request;
}

/** The storefront's response, and the nonce of the page's scripts. */
export interface Rendering {
  response: Response;
  nonce: string;
}

/** Runs the storefront's handler: loaders, actions and server rendering. */
export function createRenderer(storefront: Storefront, mode: 'production' | 'development') {
  const handlerOf = handlersOf(storefront, mode);
  return async ({ request, ...given }: RenderRequest): Promise<Rendering> => {
    const build = typeof storefront === 'function' ? await storefront() : storefront;
    const entry: unknown = build.entry.module;
    const { createLoadContext } = entry as { createLoadContext: CreateLoadContext }; // exported by storefront/entry.server.tsx
    const nonce = randomUUID();
    const url = new URL(request.url);
    const context = createLoadContext(url, { ...given, nonce });
    return { response: await handlerOf(url.pathname)(request, context), nonce };
  };
}

function handlersOf(storefront: Storefront, mode: 'production' | 'development') {
  if (typeof storefront !== 'function') return languageHandlers(storefront, mode);
  const handler = createRequestHandler(storefront, mode);
  return () => handler;
}

export type FinishedPage = Pick<CachedPage, 'status' | 'headers'> & { body: Buffer };

/** Returns the response with its security policy, as it is sent. */
export async function finishPage(
  { response, nonce }: Rendering,
  origins: Origins = {},
): Promise<FinishedPage> {
  const { status } = response;
  const headers = Object.fromEntries(
    [...response.headers].filter(([name]) => name !== 'set-cookie' && name !== 'content-length'),
  );
  headers['vary'] = 'accept-encoding';
  const body = Buffer.from(await response.arrayBuffer());
  if (!headers['content-type']?.startsWith('text/html')) return { status, headers, body };
  const sealed = sealPage({ body: startModulesLate(body, nonce), nonce }, origins);
  headers['content-security-policy'] = sealed.policy;
  return { status, headers, body: sealed.body };
}

/**
 * Who may store an anonymous page: browsers, which revalidate each time; a shared cache in front of the shop, which gets the page's tags;
 * or nobody, if there is such a cache and the page is an error or personal.
 */
export type Caching = 'browsers' | 'shared' | 'nobody';

const cacheControl: Record<Caching, string> = {
  browsers: 'public, max-age=0, must-revalidate',
  shared: 'public, max-age=0, s-maxage=60, stale-while-revalidate=300, stale-if-error=3600',
  nobody: 'private, no-store',
};

/** Returns the page for all visitors: with an ETag, and compressed once. */
export function sharePage(
  page: FinishedPage,
  tags: ReadonlySet<string>,
  caching: Caching = 'browsers',
): CachedPage {
  const brotli = ownBuffer(brotliCompressSync(page.body, { params: brotliParams(5, page.body) }));
  const headers = {
    'cache-control': cacheControl[caching],
    ...(caching === 'shared' && { 'cache-tag': [...tags].join(',') }),
    ...page.headers,
    etag: `W/"${hash('sha1', brotli, 'base64url')}"`,
  };
  return { status: page.status, headers, brotli, tags };
}

/** Compresses a long-lived cached page to its smallest size, in the background. */
export async function improvePage(page: CachedPage): Promise<CachedPage> {
  const bytes = await decompress(page.brotli);
  return { ...page, brotli: ownBuffer(await compress(bytes, { params: brotliParams(11, bytes) })) };
}

/** Copies a body out of Node's buffer pool, so that a small body cached for minutes does not pin a slab of 64 KB. */
function ownBuffer(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
