import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Db } from '#database/connect.ts';
import { Refusal } from './refusal.ts';
import { sha256 } from './crypto/signing.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The call's Idempotency-Key. Refuses IDEMPOTENCY_KEY_MISSING when there is none or it is no uuid. */
export function idempotencyKeyOf(headers: Record<string, unknown>): string {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || !uuid.test(key)) throw new Refusal('IDEMPOTENCY_KEY_MISSING');
  return key.toLowerCase();
}

/** The same where a call may come without a key. Refuses IDEMPOTENCY_KEY_MISSING for one that is no uuid. */
export function optionalKeyOf(headers: Record<string, unknown>): string | undefined {
  return headers['idempotency-key'] === undefined ? undefined : idempotencyKeyOf(headers);
}

export interface IdempotentCall {
  /** Who the keys belong to: keys of two shoppers are never the same key. */
  scope: string;
  key: string;
  /** The body as it was validated. */
  request: unknown;
  now: Date;
}

export interface OnceOnly<Answer> {
  run: () => Promise<Answer>;
  /**
   * Makes today's answer of a stored one that an older version wrote in another form. Left out = such a key counts as used by another
   * request (IDEMPOTENCY_KEY_REUSED).
   */
  retell?: (storedBody: unknown) => Promise<Answer>;
}

/**
 * Once-only calls whose answers have the form `schema`: runs the action in the open transaction, stores its answer there, and gives
 * the same answer to the same key ever after. A second call that comes while the first runs waits for it. A refused or failed
 * first call leaves no trace. Refuses IDEMPOTENCY_KEY_REUSED for the same key with another request.
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

/** Works as `onceOnly`, for calls that may have no key: a call without one runs each time. */
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

/** Removes keys older than that; a replay after two days is a new call. Returns how many went. */
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

/** JSON with sorted names: the same request, whatever order its fields came in. */
export function stableJson(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
