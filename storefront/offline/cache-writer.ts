import { linksIn, pathWithoutLanguage } from '#storefront/links.ts';
import { readCacheList, cacheNames, writeCacheList } from './cache-list.ts';
import { fetchFile, fetchSeenPicture } from './network.ts';
import {
  entriesToRemove,
  entriesToRemoveAtLogout,
  type CachedEntry,
  type EntryKind,
} from './cached-entries.ts';
import { filesIn, titleOf } from './cache-rules.ts';

const offlinePath = linksIn('ru').offline();
export const isOfflinePage = (key: string): boolean => pathWithoutLanguage(key) === offlinePath;

let list: Promise<CachedEntry[]> | undefined;
let last: Promise<unknown> = Promise.resolve();

/** Runs tasks one at a time: two concurrent changes of the list would overwrite each other. If a task fails, nothing is stored. */
function inTurn(task: () => Promise<void>): Promise<void> {
  const done = last.then(task).catch(() => undefined);
  last = done;
  return done;
}

const known = (): Promise<CachedEntry[]> => (list ??= readCacheList());

/** Reads a response from the cache and records that it was used; undefined if it is not cached. */
export async function findCached(
  kind: EntryKind,
  key: string,
): Promise<{ thing: CachedEntry; answer: Response } | undefined> {
  const thing = (await known()).find((one) => one.kind === kind && one.key === key);
  const answer = thing && (await (await caches.open(cacheNames[kind])).match(key));
  if (!thing || !answer) return undefined;
  // saved with the next entry that is stored
  thing.usedAt = Date.now();
  return { thing, answer };
}

export const keysOn = async (kind: EntryKind): Promise<string[]> =>
  (await known()).filter((one) => one.kind === kind).map(({ key }) => key);

/** Stores a copy of a file or a picture; `answer` is consumed. */
export const cacheCopy = (kind: 'file' | 'picture', key: string, answer: Response): Promise<void> =>
  inTurn(() => putCopy(kind, key, answer));

/** Fetches the file or picture (usually from the browser's cache) and stores it, unless it is stored already. */
export const fetchCopy = (kind: 'file' | 'picture', key: string): Promise<void> =>
  inTurn(() => fetchOnto(kind, key));

/** Stores a page together with the files it needs; if one of these cannot be fetched, nothing is stored. */
export function cachePage(key: string, answer: Response, { isPinned = false } = {}): Promise<void> {
  return inTurn(async () => {
    const html = await answer.text();
    const needs = filesIn(html);
    for (const file of needs) await fetchOnto('file', file);
    const now = Date.now();
    await put(
      {
        kind: 'page',
        key,
        bytes: html.length,
        cachedAt: now,
        usedAt: now,
        isPinned,
        title: titleOf(html),
        needs,
      },
      new Response(html, { headers: headersOf(answer) }),
    );
  });
}

/** Removes the entries for which `isGone` returns true. */
export const forget = (isGone: (thing: CachedEntry) => boolean): Promise<void> =>
  inTurn(async () => takeOut((await known()).filter(isGone)));

export const forgetVisitor = (): Promise<void> =>
  inTurn(async () => takeOut(entriesToRemoveAtLogout(await known(), isOfflinePage)));

async function fetchOnto(kind: 'file' | 'picture', key: string): Promise<void> {
  if ((await known()).some((one) => one.kind === kind && one.key === key)) return;
  const answer = await (kind === 'file' ? fetchFile(key) : fetchSeenPicture(key));
  if (!answer.ok) throw new Error(`${key}: ${answer.status}`);
  await putCopy(kind, key, answer);
}

async function putCopy(kind: 'file' | 'picture', key: string, answer: Response): Promise<void> {
  const body = await answer.blob();
  const now = Date.now();
  await put(
    { kind, key, bytes: body.size, cachedAt: now, usedAt: now },
    new Response(body, { headers: headersOf(answer) }),
  );
}

async function put(thing: CachedEntry, answer: Response): Promise<void> {
  await (await caches.open(cacheNames[thing.kind])).put(thing.key, answer);
  const rest = (await known()).filter(({ kind, key }) => kind !== thing.kind || key !== thing.key);
  list = Promise.resolve([...rest, thing]);
  await takeOut(entriesToRemove(await list, thing.usedAt));
}

async function takeOut(things: readonly CachedEntry[]): Promise<void> {
  for (const { kind, key } of things) await (await caches.open(cacheNames[kind])).delete(key);
  const rest = (await known()).filter((thing) => !things.includes(thing));
  list = Promise.resolve(rest);
  await writeCacheList(rest);
}

/** The header with the build of the offline page. */
export const buildHeader = 'x-build';

/** The headers that a copy needs: the content type, and the content security policy. */
function headersOf({ headers }: Response): Headers {
  const storedHeaders = new Headers();
  for (const name of ['content-type', 'content-security-policy', 'referrer-policy', buildHeader]) {
    const value = headers.get(name);
    if (value !== null) storedHeaders.set(name, value);
  }
  return storedHeaders;
}
