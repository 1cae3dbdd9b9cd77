import type { Pool, PoolConfig } from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import type { ReadDb } from '#database/connect.ts';
import type { PriceType } from '#domain/pricing/price-for.ts';
import {
  type ChangeKind,
  type Changes,
  selectChanges,
  selectForIndex,
  selectReference,
} from '../../queries-index.ts';
import { buildIndex } from '../build.ts';
import { listen } from '#server/kit/listen.ts';
import { putModel, removeModel } from '../put-model.ts';
import { makeReference } from '../reference.ts';
import { setReference, type IndexState } from '../state.ts';
import { compareOutlines, outlineOf, type ProductChange } from './what-changed.ts';

/** What became different: these products, or all of them, or rows of a table of content (`*`: any table). */
export type CatalogChange = { products: ProductChange[] | '*' } | ContentChange;

/** Rows are named by the column that pages know them by (server/kit/cache-tags.ts). */
export interface ContentChange {
  content: string;
  ids: string[] | '*';
  /** Rows were deleted or taken from the public: no page may show them again. */
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
  /** Where the log of changes must be read from. */
  horizon: string;
  state: () => IndexState;
  replace: (next: IndexState) => void;
  announce: (change: CatalogChange) => void;
}

/** Several changes at once are read together; well within the second in which the index must know. */
const gatherMs = 30;
/** Interval while an import or a new rate changes many products a second: each refresh makes the pages of all lists stale, which costs more than the refresh. */
const gatherManyMs = 500;
const many = 50;
/** How often the log is read unasked: what a lost notification may cost. */
const catchUpEveryMs = 5_000;
/** Products put in without a pause: about a millisecond. */
const atOnce = 50;
/** A change of price outweighs one of words, and that one of stock: it allows the least. */
const weight: Record<ChangeKind, number> = { STOCK: 1, CONTENT: 2, PRICE: 3 };
/** Stands for the payload of a notification. */
const anyContent = '* hide *';
/** After a longer gap the whole catalogue is read again: the log holds one day (tasks.ts). */
const logReachesBackMs = 12 * 60 * 60 * 1_000;

/**
 * Keeps the index as fresh as the database. A notification only says "look": what changed is read from the log, from the
 * oldest transaction that was open at the last look, so a missed notification costs five seconds and nothing else.
 */
export async function keepFresh(
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
      // what was notified while the connection was lost, nobody knows
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

/** Reads one look after the other, never two at a time: a call during a look asks for another after it. */
function changeReader(deps: FreshnessDeps, held: Held) {
  const look = makeLook(deps, held);
  /** Payloads of notifications. */
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
    /** How many products the last look read. */
    lastCount: () => lastCount,
    settled: async () => running,
    run: (): Promise<void> => {
      isWanted = true;
      return (running ??= runAll());
    },
  };
}

/** One look at the log, which answers how many products it read. It remembers how far it has read, and what it has read already beyond the oldest open transaction. */
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

/** The products that changed, each with the change that means most. */
function kindsOf(changes: readonly Changes['changes'][number][]): Map<number, ChangeKind> {
  const kinds = new Map<number, ChangeKind>();
  for (const [, product, kind] of changes) {
    const known = kinds.get(product);
    if (known === undefined || weight[kind] > weight[known]) kinds.set(product, kind);
  }
  return kinds;
}

/** Reads these products and puts them in, a few at a time, so that an import does not stop the shoppers. */
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
 * New words, slugs or order of values are taken over at once. Where categories moved in their tree, what belongs to them
 * did too: a new index is built aside and put in the place of the old one. Returns its horizon.
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

/** "table operation ids", as migration 0030 writes it. */
function readContentChange(payload: string): ContentChange {
  const [content = '*', operation = 'hide', ...ids] = payload.split(' ');
  const named = ids.join(' ');
  return {
    content,
    ids: named === '' || named.split(',').includes('*') ? '*' : named.split(','),
    isHidden: operation === 'hide',
  };
}
