import { Refusal } from '../refusal.ts';
import type { LimitName } from './limit-names.ts';

const hits = new Map<LimitName, number>();

/** A shopper, or an attacker, met this limit. */
export function countLimitHit(limit: LimitName): void {
  hits.set(limit, (hits.get(limit) ?? 0) + 1);
}

/** The refusal of the person who met this limit, which is counted. */
export function limitMet(limit: LimitName, ...refusal: ConstructorParameters<typeof Refusal>): Refusal {
  countLimitHit(limit);
  return new Refusal(...refusal);
}

/** How often each limit was met in this process, for `/metrics`. */
export const limitHits = (): ReadonlyMap<LimitName, number> => hits;
