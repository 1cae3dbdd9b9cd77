/** How often each limit was met in this process, for `/metrics`: its name is that of docs/security.md. */
const hits = new Map<string, number>();

/** A shopper, or an attacker, met this limit. */
export function countLimitHit(limit: string): void {
  hits.set(limit, (hits.get(limit) ?? 0) + 1);
}

export const limitHits = (): ReadonlyMap<string, number> => hits;
