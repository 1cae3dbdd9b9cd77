import { languageOfPath, linksIn } from '#storefront/links.ts';
import { answerFile, answerPage, answerPicture, cacheVisitedPage } from './answers.ts';
import { buildHeader, fetchCopy, findCached, forget, forgetVisitor, cachePage } from './cache-writer.ts';
import { isOldCache } from './cache-list.ts';
import { fetchAnonymously } from './network.ts';
import { isWholePage, kindOf, pageKeyOf } from './cache-rules.ts';
import type { WorkerScope } from './worker-scope.ts';
import type { Visit } from './visit.ts';

// The service worker (docs/decisions/0019): caches what a shopper visited, for offline use. Built by vite.config.ts
// into a single separate file.

/** Identifies the build of this worker: another build is another worker, which fetches its offline page again. */
declare const buildId: string;

const worker = globalThis as unknown as WorkerScope; // the scope at runtime; TypeScript's types describe the page's side only

worker.addEventListener('install', (event) => {
  // cached entries are not tied to a build, so the new worker need not wait until the last window is closed
  event.waitUntil(worker.skipWaiting());
});

worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));

worker.addEventListener('message', (event) => {
  if (isVisit(event.data)) event.waitUntil(keepVisit(event.data));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { method, mode } = request;
  const workerRequest = { request, waitUntil: (work: Promise<unknown>) => event.waitUntil(work) };
  switch (kindOf({ method, mode, url: new URL(request.url), origin: location.origin })) {
    case 'page':
      return event.respondWith(answerPage(event));
    case 'file':
      return event.respondWith(answerFile(workerRequest));
    case 'picture':
      return event.respondWith(answerPicture(workerRequest));
    case 'logout':
      return event.waitUntil(forgetVisitor());
    case 'other':
  }
});

async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) if (isOldCache(name)) await caches.delete(name);
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** Handles the visit that an open page reports once it has loaded. */
async function keepVisit({ page, favorites, seen }: Visit): Promise<void> {
  const url = new URL(page, location.origin);
  const links = linksIn(languageOfPath(url.pathname));
  await keepOfflinePage(links.offline());
  await cacheVisitedPage(url).catch(() => undefined);
  await keepFavorites(favorites, links.favorites());
  for (const one of seen) await keepSeen(new URL(one, location.origin)).catch(() => undefined);
}

/** It contains the shop's phone number, which staff may change. */
const offlinePageLifetimeMs = 24 * 60 * 60 * 1000;

async function keepOfflinePage(path: string): Promise<void> {
  const before = await findCached('page', path);
  const isOld = before === undefined || Date.now() - before.thing.cachedAt > offlinePageLifetimeMs;
  if (!isOld && before.answer.headers.get(buildHeader) === buildId) return;
  const answer = await fetchAnonymously(path).catch(() => undefined);
  if (!answer || !isWholePage(answer)) return;
  const headers = new Headers(answer.headers);
  headers.set(buildHeader, buildId);
  await cachePage(path, new Response(await answer.text(), { headers }), { isPinned: true });
}

/** Caches the page of exactly these favorites, fetched without cookies, so that it contains nothing about the person who saved them. */
async function keepFavorites(address: string, path: string): Promise<void> {
  const list = address === '' ? null : pageKeyOf(new URL(address, location.origin));
  await forget(({ key }) => key !== list && key.startsWith(`${path}?`));
  if (list === null || (await findCached('page', list))) return;
  const answer = await fetchAnonymously(list).catch(() => undefined);
  if (answer && isWholePage(answer)) await cachePage(list, answer, { isPinned: true });
}

/** Caches what the page had shown before this worker was active; the browser still has it in its cache. */
async function keepSeen(url: URL): Promise<void> {
  const kind = kindOf({ method: 'GET', mode: 'no-cors', url, origin: location.origin });
  if (kind === 'file') await fetchCopy('file', url.pathname);
  if (kind === 'picture') await fetchCopy('picture', url.pathname + url.search);
}

/** Messages come from a window of the shop, but any script may send one. */
const isVisit = (given: unknown): given is Visit =>
  typeof given === 'object' &&
  given !== null &&
  'page' in given &&
  typeof given.page === 'string' &&
  given.page.startsWith('/') &&
  'favorites' in given &&
  typeof given.favorites === 'string' &&
  'seen' in given &&
  Array.isArray(given.seen) &&
  given.seen.every((one) => typeof one === 'string');
