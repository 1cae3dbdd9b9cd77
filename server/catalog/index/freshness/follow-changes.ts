import type { Pool, PoolConfig } from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import type { ReadDb } from '#database/connect.ts';
import type { PriceType } from '#domain/pricing/price-for.ts';
import { selectForIndex } from '../../queries-index.ts';
import { selectReference } from '../../queries-reference.ts';
import { type ChangeKind, type Changes, selectChanges } from './queries-changes.ts';
import { buildIndex } from '../build.ts';
import { listen } from '#server/kit/listen.ts';
import { putModel, removeModel } from '../put-model.ts';
import { makeReference } from '../reference.ts';
import { setReference, type IndexState } from '../state.ts';
import { compareOutlines, outlineOf, type ProductChange } from './what-changed.ts';

/** What changed: these products, all products, or rows of a content table (`*`: any table). */
export type CatalogChange = { products: ProductChange[] | '*' } | ContentChange;

/** Rows are identified by the column that pages use (server/kit/cache-tags.ts). */
export interface ContentChange {
  content: string;
  ids: string[] | '*';
  /** Rows were deleted or are no longer public: no page may show them any more. */
  isHidden: boolean;
}

interface FreshnessDeps {
  db: ReadDb;
  pool: Pool;
  priceType: PriceType;
  connection: PoolConfig;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

interface Held {
  /** The position in the change log from which to read. */
  horizon: string;
  state: () => IndexState;
  replace: (next: IndexState) => void;
  announce: (change: CatalogChange) => void;
}

/** Concurrent changes are read together; well within the second that the index may be behind. */
const gatherMs = 30;
/**
 * Interval during an import or a rate change, when many products change per second: each refresh invalidates all list pages, which costs
 * more than the refresh itself.
 */
const gatherManyMs = 500;
const many = 50;
/** Interval of reading the log without a notification: the maximum delay after a lost one. */
const catchUpEveryMs = 5_000;
/** Number of products updated without yielding: about a millisecond. */
const atOnce = 50;
/** If a product has several changes, the one with the greatest weight is announced. A STOCK change invalidates least. */
const weight: Record<ChangeKind, number> = { STOCK: 1, CONTENT: 2, PRICE: 3 };
/** Stands in for an unknown payload. */
const anyContent = '* hide *';
/** After a longer gap the whole catalogue is read again, because the log covers one day (tasks.ts). */
const logReachesBackMs = 12 * 60 * 60 * 1_000;

/**
 * Keeps the index up to date with the database. A notification only triggers a read of the change log, starting at the oldest transaction
 * that was open at the previous read; so a lost notification only delays an update by five seconds.
 */
export async function followChanges(
  deps: FreshnessDeps,
  held: Held,
): Promise<{ catchUp: () => Promise<void>; close: () => Promise<void> }> {
  const reader = changeReader(deps, held);
  let due: NodeJS.Timeout | undefined;
  const soon = () => {
    due ??= setTimeout(
      () => {
        due = undefined;
        void reader.run();
      },
      reader.lastCount() >= many ? gatherManyMs : gatherMs,
    );
  };
  const listening = await listen(deps.connection, {
    channels: ['catalog_changed', 'content_changed'],
    onError: (error) => deps.log.warn({ err: error }, 'not listening for catalogue changes; trying again'),
    onMessage: ({ channel, payload }) => {
      if (channel === 'content_changed') reader.noteContent(payload);
      // notifications during the lost connection are unknown
      if (channel === 'connected') reader.noteContent(anyContent);
      soon();
    },
  });
  const timer = setInterval(soon, catchUpEveryMs);
  return {
    catchUp: reader.run,
    close: async () => {
      clearInterval(timer);
      clearTimeout(due);
      await listening.close();
      await reader.settled();
    },
  };
}

/** Reads the log in sequence, never concurrently: a call during a read triggers another read after it. */
function changeReader(deps: FreshnessDeps, held: Held) {
  const look = makeLook(deps, held);
  /** Payloads of pending notifications. */
  const content = new Set<string>();
  let running: Promise<void> | null = null;
  let isWanted = false;
  let lastCount = 0;
  const runAll = async () => {
    while (isWanted) {
      isWanted = false;
      const payloads = [...content];
      content.clear();
      try {
        lastCount = await look(payloads.map(readContentChange));
      } catch (error) {
        for (const payload of payloads) content.add(payload);
        deps.log.warn({ err: error }, 'catalogue changes could not be read; trying again');
      }
    }
    running = null;
  };
  return {
    noteContent: (payload: string) => content.add(payload),
    /** Number of products in the last read. */
    lastCount: () => lastCount,
    settled: async () => running,
    run: (): Promise<void> => {
      isWanted = true;
      return (running ??= runAll());
    },
  };
}

/**
 * Returns a function that reads the log once and returns how many products changed. It stores the position read so far, and the changes
 * already read after the oldest open transaction.
 */
function makeLook(deps: FreshnessDeps, held: Held): (changedContent: ContentChange[]) => Promise<number> {
  const seen = new Set<string>();
  let horizon = held.horizon;
  let lookedAt = Date.now();
  return async (changedContent) => {
    const isLogTooShort = Date.now() - lookedAt > logReachesBackMs;
    if (changedContent.length > 0 || isLogTooShort)
      horizon = (await readContent(deps, held, isLogTooShort)) ?? horizon;
    const { horizon: next, changes } = await selectChanges(deps.pool, horizon);
    const unseen = changes.filter((change) => !seen.has(change.join(':')));
    const kinds = kindsOf(unseen);
    await readProducts(deps, held, kinds);
    horizon = next;
    lookedAt = Date.now();
    seen.clear();
    for (const change of changes) if (BigInt(change[0]) >= BigInt(next)) seen.add(change.join(':'));
    for (const change of changedContent) held.announce(change);
    return kinds.size;
  };
}

/** Returns the changed products, each with its change of the greatest weight. */
function kindsOf(changes: readonly Changes['changes'][number][]): Map<number, ChangeKind> {
  const kinds = new Map<number, ChangeKind>();
  for (const [, product, kind] of changes) {
    const known = kinds.get(product);
    if (known === undefined || weight[kind] > weight[known]) kinds.set(product, kind);
  }
  return kinds;
}

/** Reads these products and updates the index in small batches, so that an import does not block shoppers. */
async function readProducts(
  { pool, priceType }: FreshnessDeps,
  { state, announce }: Held,
  kinds: ReadonlyMap<number, ChangeKind>,
): Promise<void> {
  const ids = [...kinds.keys()];
  const products: ProductChange[] = [];
  for (let start = 0; start < ids.length; start += atOnce) {
    const some = ids.slice(start, start + atOnce);
    const rows = await selectForIndex(pool, { ids: some, priceType });
    const found = new Map(rows.map((row) => [row.id, row]));
    for (const id of some) {
      const before = outlineOf(state(), id);
      const row = found.get(id);
      if (row) putModel(state(), row);
      else removeModel(state(), id);
      products.push(
        compareOutlines({ id, kind: kinds.get(id) ?? 'CONTENT' }, before, outlineOf(state(), id)),
      );
    }
  }
  if (products.length > 0) announce({ products });
}

/**
 * Applies changed words, slugs and orders of values. If categories moved in the tree, their products moved, too: a new index is built and
 * replaces the old one. Returns the new position in the log, or null.
 */
async function readContent(
  { db, pool, priceType }: FreshnessDeps,
  { state, replace, announce }: Held,
  reload: boolean,
): Promise<string | null> {
  const rows = await selectReference(db);
  const reference = makeReference(rows);
  if (!reload && isSameTree(reference.categoryPath, state().reference.categoryPath)) {
    setReference(state(), reference);
    return null;
  }
  const built = await buildIndex(pool, { reference: rows, priceType });
  replace(built.state);
  announce({ products: '*' });
  return built.horizon;
}

function isSameTree(one: ReadonlyMap<number, string[]>, other: ReadonlyMap<number, string[]>): boolean {
  return one.size === other.size && [...one].every(([id, path]) => path.join() === other.get(id)?.join());
}

/** Parses "table operation ids", as migration 0030 writes it. */
function readContentChange(payload: string): ContentChange {
  const [content = '*', operation = 'hide', ...ids] = payload.split(' ');
  const named = ids.join(' ');
  return {
    content,
    ids: named === '' || named.split(',').includes('*') ? '*' : named.split(','),
    isHidden: operation === 'hide',
  };
}
