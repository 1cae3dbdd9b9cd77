import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { InProcessFetch } from './in-process-fetch.ts';
import type { CachedPage } from './page-cache.ts';
import { sealPage } from './policy.ts';
import type { StepCookie } from './step-cookie.ts';
import type { TokenCookies } from './token-cookies.ts';

/** The storefront's build, or (in development) a function that loads it anew. */
export type Storefront = ServerBuild | (() => Promise<ServerBuild>);

/** What the storefront is given for one request; its own names for the parts are in storefront/entry.server.tsx. */
interface Given {
  fetch: InProcessFetch;
  report: (error: unknown) => void;
  tokens: TokenCookies;
  step: StepCookie;
}

type CreateLoadContext = (url: URL, given: Given) => RouterContextProvider;

const compress = promisify(brotliCompress);
const brotliAt = (body: Buffer, quality: number) =>
  compress(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });

export interface RenderRequest extends Given {
  request: Request;
}

/** Runs the storefront's handler: loaders, actions and the server render. */
export function createRenderer(storefront: Storefront, mode: 'production' | 'development') {
  const handler = createRequestHandler(storefront, mode);
  return async ({ request, ...given }: RenderRequest): Promise<Response> => {
    const build = typeof storefront === 'function' ? await storefront() : storefront;
    const entry: unknown = build.entry.module;
    const { createLoadContext } = entry as { createLoadContext: CreateLoadContext }; // exported by storefront/entry.server.tsx
    return handler(request, createLoadContext(new URL(request.url), given));
  };
}

/** The finished page: policy and etag in its headers, compressed fast (quality 5). */
export async function finishPage(response: Response, tags: ReadonlySet<string>): Promise<CachedPage> {
  const headers = Object.fromEntries(
    [...response.headers].filter(([name]) => name !== 'set-cookie' && name !== 'content-length'),
  );
  const nonce = headers['x-script-nonce'];
  delete headers['x-script-nonce'];
  let raw = Buffer.from(await response.arrayBuffer());
  if (nonce !== undefined) {
    const sealed = sealPage(raw.toString(), nonce);
    raw = Buffer.from(sealed.html);
    headers['content-security-policy'] = sealed.policy;
  }
  headers['cache-control'] ??= 'public, max-age=0, must-revalidate';
  headers['vary'] = 'accept-encoding';
  headers['etag'] = `W/"${createHash('sha1').update(raw).digest('base64url')}"`;
  return { status: response.status, headers, raw, brotli: await brotliAt(raw, 5), tags };
}

/** For a page that is kept: the smallest form, made in the background. */
export const improvePage = async (page: CachedPage): Promise<CachedPage> => ({
  ...page,
  brotli: await brotliAt(page.raw, 11),
});
