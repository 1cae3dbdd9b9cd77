import { Refusal } from '../refusal.ts';
import type { LimitName } from './limit-names.ts';

const hits = new Map<LimitName, number>();

/** Counts that a shopper or an attacker reached this limit. */
export function countLimitHit(limit: LimitName): void {
  hits.set(limit, (hits.get(limit) ?? 0) + 1);
}

/** Creates the refusal for a caller who reached this limit, and counts it. */
export function limitRefusal(limit: LimitName, ...refusal: ConstructorParameters<typeof Refusal>): Refusal {
  countLimitHit(limit);
  return new Refusal(...refusal);
}

/** How often each limit was reached in this process, for `/metrics`. */
export const limitHits = (): ReadonlyMap<LimitName, number> => hits;
