import { languageOfPath, linksIn } from '#storefront/links.ts';
import { findCached, isOfflinePage, cacheCopy, cachePage, keysOn } from './cache-writer.ts';
import { fetchAnonymously, passOn } from './network.ts';
import { isForEverybody, isPublicPage, markAsCached, otherSizeOf, pageKeyOf } from './cache-rules.ts';
import type { FetchEvent } from './worker-scope.ts';
import type { CachedEntry } from './cached-entries.ts';

/** How long to wait for the network before the cached copy of a page is shown. */
const networkTimeoutMs = 4_000;
/** A copy newer than this is not stored again. */
const freshMs = 5 * 60_000;

/** Network first. Without a connection: the cached page, or the offline page. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const url = new URL(event.request.url);
  const key = pageKeyOf(url);
  const arriving = fromNetwork(event);
  event.waitUntil(arriving.then((answer) => cacheVisitedPage(url, answer.clone())).catch(() => undefined));
  const cached = await findPage(url, key).catch(() => undefined);
  try {
    return await (cached ? within(networkTimeoutMs, arriving) : arriving);
  } catch {
    if (cached === undefined) return instead(url, key);
    return isAt(cached.thing.key, key) ? showCached(cached) : Response.redirect(cached.thing.key, 302);
  }
}

/** Under these two paths the page is the same, whatever the query. */
const isAt = (cached: string, key: string): boolean => cached === key || cached === key.split('?', 1)[0];

/** The offline page, if it is cached. */
async function instead(url: URL, key: string): Promise<Response> {
  const links = linksIn(languageOfPath(url.pathname));
  const isCached = (await keysOn('page')).includes(links.offline());
  return isCached ? Response.redirect(links.offline(key), 302) : Response.error();
}

/** A file under `/assets/` has the hash of its content in its name, so a cached copy never becomes stale. */
export async function answerFile({ request, waitUntil }: WorkerRequest): Promise<Response> {
  const key = new URL(request.url).pathname;
  const cached = await findCached('file', key).catch(() => undefined);
  if (cached) return cached.answer;
  const answer = await passOn(request);
  if (answer.status === 200) waitUntil(cacheCopy('file', key, answer.clone()));
  return answer;
}

/** A picture never changes at its address either; without a connection another size of it is used. */
export async function answerPicture({ request, waitUntil }: WorkerRequest): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const key = pathname + search;
  const cached = await findCached('picture', key).catch(() => undefined);
  if (cached) return cached.answer;
  try {
    const answer = await passOn(request);
    if (answer.status === 200) waitUntil(cacheCopy('picture', key, answer.clone()));
    return answer;
  } catch (error) {
    const other = otherSizeOf(key, await keysOn('picture'));
    const instead = other === undefined ? undefined : await findCached('picture', other);
    if (instead) return instead.answer;
    throw error;
  }
}

interface WorkerRequest {
  request: Request;
  waitUntil: (work: Promise<unknown>) => void;
}

/**
 * Caches the public version of a visited page. A visitor with a cart or a login received a personal one, so it is
 * fetched again without cookies, unless `answer` is the same for everybody.
 */
export async function cacheVisitedPage(url: URL, answer?: Response): Promise<void> {
  if (!isPublicPage(url) || isOfflinePage(url.pathname)) return;
  const key = pageKeyOf(url);
  if (answer && isForEverybody(answer)) return cachePage(key, answer);
  const before = await findCached('page', key);
  if ((before && Date.now() - before.thing.cachedAt < freshMs) || savesData()) return;
  const everybodys = await fetchAnonymously(key);
  if (isForEverybody(everybodys)) await cachePage(key, everybodys);
}

async function findPage(
  url: URL,
  key: string,
): Promise<{ thing: CachedEntry; answer: Response } | undefined> {
  if (isOfflinePage(url.pathname)) return findCached('page', url.pathname);
  if (isPublicPage(url)) return (await findCached('page', key)) ?? findDesign(url);
  const favorites = linksIn(languageOfPath(url.pathname)).favorites();
  if (url.pathname !== favorites) return undefined;
  // this browser's favorites are cached under an address with their ids (worker.ts)
  const list = url.searchParams.has('ids') ? key : `${favorites}?`;
  const own = (await keysOn('page')).find((other) => other.startsWith(list));
  return own === undefined ? undefined : findCached('page', own);
}

/** The cached page of a product, for another of its pieces that was not visited. */
async function findDesign({ pathname, searchParams }: URL): ReturnType<typeof findPage> {
  return searchParams.has('piece') ? findCached('page', pathname) : undefined;
}

async function showCached({ thing, answer }: { thing: CachedEntry; answer: Response }): Promise<Response> {
  if (isOfflinePage(thing.key)) return answer;
  return new Response(markAsCached(await answer.text(), thing.cachedAt), { headers: answer.headers });
}

const fromNetwork = async ({ preloadResponse, request }: FetchEvent): Promise<Response> =>
  (await preloadResponse) ?? passOn(request);

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no response within ${ms} ms`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** With the browser's data saver on, no page is fetched a second time. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }; // only some browsers have it
  return connection?.saveData === true;
}
