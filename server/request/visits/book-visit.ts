import type { BookVisit } from '#contract/request.ts';
import { checkVisit, freePlace, visitStart } from '#domain/request/visit-times.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { loadVisitRules } from '#server/content/shop-terms.ts';
import { destinationLimits, networkHmac, consumeNetworkLimits } from '#server/auth/codes/code-limits.ts';
import { enqueue } from '#server/kit/jobs.ts';
import { countLimitHit } from '#server/kit/limits/limit-hits.ts';
import { networkList } from '#server/kit/limits/network-list.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { confirmVisitTask } from './confirm-visit.ts';
import { planVisit } from './plan-visit.ts';
import { lockContact } from '../queries.ts';
import {
  countVisitsToCome,
  findSameVisit,
  insertVisit,
  selectVisitPieces,
  type VisitPieceRow,
} from './queries-visit.ts';
import { lockVisitStore, selectTaken } from './queries-visit-place.ts';
import { type Requester, requesterColumns, type RequestDeps } from '../request-deps.ts';
import { consumeRequestLimits } from '../request-limits.ts';
import { enqueueShopNotice } from '../notify-shop.ts';
import { typedWords } from '../typed-words.ts';

interface NewRequest extends Requester {
  form: BookVisit;
}

/**
 * Books an hour in a store and returns the visit's id; the same id for the same phone, store and hour from this browser or user. Queues a
 * confirmation SMS. The pieces will be laid out but are not reserved. Refuses with NOT_FOUND (the store), ITEM_NOT_AVAILABLE,
 * VISIT_NOT_POSSIBLE, VISIT_LIMIT, VALIDATION_FAILED or RATE_LIMITED.
 */
export async function bookVisit(deps: RequestDeps, { form, ...requester }: NewRequest): Promise<number> {
  const words = typedWords(form);
  const by = requesterColumns(requester);
  const which = { phone: form.phone, storeId: form.storeId, startsAt: visitStart(form.day, form.time), by };
  const earlier = await findSameVisit(deps.db, which);
  if (earlier !== undefined) return earlier;
  const ownerId = requester.user?.phone === form.phone ? requester.user.id : null;
  await consumeRequestLimits(deps, { kind: 'visit', contact: form.phone, ownerId, ...requester });
  if (ownerId === null) await takeSmsTurn(deps, { destination: form.phone, ...requester });
  const network = ownerId === null ? networkHmac(deps.secret, requester.ip) : null;
  return withTransaction(deps.db, async (db) => {
    await lockContact(db, form.phone);
    const same = await findSameVisit(db, which);
    if (same !== undefined) return same;
    await requireRoom(db, deps, { phone: form.phone, ownerId, network, requester });
    const pieces = await requirePieces(db, form.pieces);
    const place = await takePlace(db, { form, pieces, now: requester.now });
    const visit = {
      ...words,
      store_id: form.storeId,
      starts_at: which.startsAt,
      place,
      phone: form.phone,
      language: requester.language,
      ...by,
      network,
    };
    const itemIds = pieces.map((piece) => piece.item_id);
    const id = await insertVisit(db, { visit, itemIds, now: requester.now });
    await enqueue(db, { task: confirmVisitTask, payload: { id } });
    if (deps.notifiesShop) await enqueueShopNotice(db, { kind: 'VISIT', id });
    return id;
  });
}

/** The SMS of a visit can reach a stranger like a one-time code can, so both share one limit. Refuses with RATE_LIMITED. */
async function takeSmsTurn(
  deps: RequestDeps,
  { destination, ip, now }: { destination: string; ip: string; now: Date },
): Promise<void> {
  await consumeNetworkLimits(deps, { own: destinationLimits(deps, { destination, ip }), ip, now });
}

interface Booker {
  phone: string;
  /** The user, if the phone is their own verified one; otherwise null. */
  ownerId: number | null;
  /** HMAC; null if the network is not limited. */
  network: Buffer | null;
  requester: Requester;
}

/**
 * Refuses with VISIT_LIMIT (facts: limit, of) if that phone or network already has the maximum of future visits. The shop's own stores may
 * book more.
 */
async function requireRoom(db: Db, { limits }: RequestDeps, booker: Booker): Promise<void> {
  const { phone, ownerId, network, requester } = booker;
  const { visitsPerPhone, visitsPerNetwork, storeNetworks } = limits;
  const whose = ownerId === null ? { phone } : { userId: ownerId };
  if ((await countVisitsToCome(db, { ...whose, now: requester.now })) >= visitsPerPhone)
    throw fullFor('PHONE', visitsPerPhone);
  if (network === null || networkList(storeNetworks)(requester.ip)) return;
  await lockContact(db, `network:${network.toString('hex')}`);
  if ((await countVisitsToCome(db, { network, now: requester.now })) >= visitsPerNetwork)
    throw fullFor('NETWORK', visitsPerNetwork);
}

function fullFor(of: 'PHONE' | 'NETWORK', limit: number): Refusal {
  countLimitHit(of === 'PHONE' ? 'VISITS_PER_PHONE' : 'VISITS_PER_NETWORK');
  return new Refusal('VISIT_LIMIT', { limit, of });
}

async function requirePieces(db: Db, serialNumbers: readonly string[]): Promise<VisitPieceRow[]> {
  const pieces = await selectVisitPieces(db, serialNumbers);
  const free = pieces.filter((piece) => piece.product_item_state === 'AVAILABLE');
  const missing = serialNumbers.filter((serial) => !free.some((piece) => piece.serial_number === serial));
  if (missing.length > 0) throw new Refusal('ITEM_NOT_AVAILABLE', { serialNumbers: missing });
  return pieces;
}

/** Takes a place in the hour, under the store's booking lock. */
async function takePlace(
  db: Db,
  { form, pieces, now }: { form: BookVisit; pieces: readonly VisitPieceRow[]; now: Date },
): Promise<number> {
  const store = await lockVisitStore(db, form.storeId);
  if (store === undefined) throw new Refusal('NOT_FOUND');
  const taken = await selectTaken(db, { storeId: store.id, from: now });
  const rules = await loadVisitRules(db);
  const reason = checkVisit(planVisit({ store, pieces, taken, now, ...rules }), form);
  if (reason !== null) throw new Refusal('VISIT_NOT_POSSIBLE', { reason });
  const startsAt = visitStart(form.day, form.time).getTime();
  const places = taken.filter((row) => row.starts_at.getTime() === startsAt).map(({ place }) => place);
  const place = freePlace(places, store.visits_per_hour);
  if (place === null) throw new Refusal('VISIT_NOT_POSSIBLE', { reason: 'FULL' });
  return place;
}
