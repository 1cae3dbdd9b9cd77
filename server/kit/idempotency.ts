import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Db } from '#database/connect.ts';
import { Refusal } from './refusal.ts';
import { sha256 } from './crypto/signing.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Returns the call's Idempotency-Key. Refuses with IDEMPOTENCY_KEY_MISSING if there is none or it is not a uuid. */
export function idempotencyKeyOf(headers: Record<string, unknown>): string {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || !uuid.test(key)) throw new Refusal('IDEMPOTENCY_KEY_MISSING');
  return key.toLowerCase();
}

/** Same as `idempotencyKeyOf` for calls whose key is optional. Refuses with IDEMPOTENCY_KEY_MISSING if it is not a uuid. */
export function optionalKeyOf(headers: Record<string, unknown>): string | undefined {
  return headers['idempotency-key'] === undefined ? undefined : idempotencyKeyOf(headers);
}

export interface IdempotentCall {
  /** The owner of the keys: keys of two shoppers never collide. */
  scope: string;
  key: string;
  /** The validated body. */
  request: unknown;
  now: Date;
}

export interface OnceOnly<Answer> {
  run: () => Promise<Answer>;
  /**
   * Converts a stored response of an older version to the present format. If omitted, such a key is treated as used by another request
   * (IDEMPOTENCY_KEY_REUSED).
   */
  retell?: (storedBody: unknown) => Promise<Answer>;
}

/**
 * Runs calls once per key, with responses of the form `schema`: runs the action in the open transaction, stores its response there, and
 * returns the same response to later calls with the same key. A concurrent second call waits for the first. A refused or failed first call
 * leaves no trace. Refuses with IDEMPOTENCY_KEY_REUSED for the same key with another request.
 */
export function onceOnly<S extends TSchema>(
  schema: S,
): (db: Db, call: IdempotentCall, once: OnceOnly<Static<S>>) => Promise<Static<S>> {
  const stored = Compile(schema);
  return async (db, call, { run, retell = refuseReused }) => {
    const requestHash = sha256(stableJson(call.request));
    if (!(await claimKey(db, { ...call, requestHash }))) {
      const first = await findAnswer(db, call);
      if (!first.request_hash.equals(requestHash)) return refuseReused();
      const { response_body: storedBody } = first;
      return stored.Check(storedBody) ? storedBody : retell(storedBody);
    }
    const answer = await run();
    await storeAnswer(db, call, answer);
    return answer;
  };
}

const refuseReused = async (): Promise<never> => {
  throw new Refusal('IDEMPOTENCY_KEY_REUSED');
};

/** Same as `onceOnly` for calls whose key is optional: a call without one always runs. */
export function onceWithKey<S extends TSchema>(
  schema: S,
): (
  db: Db,
  call: Omit<IdempotentCall, 'key'> & { key: string | undefined },
  once: OnceOnly<Static<S>>,
) => Promise<Static<S>> {
  const onlyOnce = onceOnly(schema);
  return async (db, { key, ...call }, once) =>
    key === undefined ? once.run() : onlyOnce(db, { ...call, key }, once);
}

/** Deletes keys that are older; a repeat after two days is a new call. Returns the number of deleted keys. */
export async function forgetIdempotencyKeys(db: Db, olderThan: Date): Promise<number> {
  const result = await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', olderThan)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

async function claimKey(db: Db, args: IdempotentCall & { requestHash: Buffer }): Promise<boolean> {
  const row = await db
    .insertInto('idempotency_keys')
    .values({ scope: args.scope, key: args.key, request_hash: args.requestHash, created_at: args.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

async function findAnswer(db: Db, { scope, key }: IdempotentCall) {
  return db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'response_body'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
}

async function storeAnswer(db: Db, { scope, key }: IdempotentCall, answer: unknown): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ response_status: 200, response_body: JSON.stringify(answer) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
}

/** JSON with sorted field names, so that the same request always has the same text. */
export function stableJson(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
