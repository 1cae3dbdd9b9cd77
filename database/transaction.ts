import type { Db } from './connect.ts';

const afterCommitOf = new WeakMap<object, (() => void | Promise<void>)[]>();

/**
 * One action is one transaction: it commits when `run` resolves and rolls back when it throws. The inner handle throws after the end.
 * Within an open transaction (`db` is its handle) the action is a part of it and commits with it; this is how an action of the staff
 * commits with its audit entry. Does not retry: the caller of an action decides whether it can run again.
 */
export async function withTransaction<T>(db: Db, run: (db: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return run(db);
  const effects: (() => void | Promise<void>)[] = [];
  const result = await db.transaction().execute((transaction) => {
    afterCommitOf.set(transaction, effects);
    return run(transaction);
  });
  for (const effect of effects) await effect();
  return result;
}

/**
 * Runs `effect` after the transaction `db` is committed, never if it is rolled back. For caches; work that must not be lost has to be a
 * job.
 */
export function afterCommit(db: Db, effect: () => void | Promise<void>): void {
  const effects = afterCommitOf.get(db);
  if (effects === undefined) throw new Error('afterCommit requires a handle of withTransaction');
  effects.push(effect);
}
