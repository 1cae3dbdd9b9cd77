import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { withTransaction } from '#database/transaction.ts';
import { forgetIdempotencyKeys, idempotencyKeyOf, onceOnly } from './idempotency.ts';
import { Refusal } from './refusal.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase({ seed: 'empty' });
});
afterAll(() => database.close());

const now = new Date('2026-04-08T07:00:00Z');
const once = onceOnly(Type.Object({ answer: Type.Integer() }));
let runs = 0;
const call = (facts: { key: string; request?: unknown; scope?: string }, fail = false) =>
  withTransaction(database.db, (db) =>
    once(
      db,
      { scope: 'test', request: { sum: 1 }, now, ...facts },
      {
        run: async () => {
          runs += 1;
          if (fail) throw new Refusal('CART_EMPTY');
          return { answer: runs };
        },
        retell: async () => ({ answer: -1 }),
      },
    ),
  );

describe('a call with an idempotency key', () => {
  it('runs once, and later calls get the same response', async () => {
    const key = crypto.randomUUID();
    const first = await call({ key });
    expect(await call({ key })).toEqual(first);
  });

  it('runs once if it is sent ten times at once', async () => {
    const key = crypto.randomUUID();
    const before = runs;
    const answers = await Promise.all(Array.from({ length: 10 }, () => call({ key })));
    expect(runs - before).toBe(1);
    expect(new Set(answers.map(({ answer }) => answer)).size).toBe(1);
  });

  it('is the same request regardless of the order of its fields', async () => {
    const key = crypto.randomUUID();
    const first = await call({ key, request: { a: 1, b: { c: 2, d: [1, 2] } } });
    expect(await call({ key, request: { b: { d: [1, 2], c: 2 }, a: 1 } })).toEqual(first);
  });

  it('answered by another version of the shop gets a response in the present format', async () => {
    const key = crypto.randomUUID();
    await call({ key });
    const ofThen = { response_body: JSON.stringify({ answer: 'yes' }) };
    await database.db.updateTable('idempotency_keys').set(ofThen).where('key', '=', key).execute();
    expect(await call({ key })).toEqual({ answer: -1 });
  });

  it('with another request is refused', async () => {
    const key = crypto.randomUUID();
    await call({ key });
    await expect(call({ key, request: { sum: 2 } })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    await expect(call({ key, request: { sum: [1] } })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  it('can be repeated after a refusal', async () => {
    const key = crypto.randomUUID();
    await expect(call({ key }, true)).rejects.toMatchObject({ code: 'CART_EMPTY' });
    await expect(call({ key })).resolves.toBeDefined();
  });

  it('of another scope is another call', async () => {
    const key = crypto.randomUUID();
    expect(await call({ key })).not.toEqual(await call({ key, scope: 'other' }));
  });

  it('is forgotten after the retention period', async () => {
    const key = crypto.randomUUID();
    const first = await call({ key });
    await forgetIdempotencyKeys(database.db, now);
    expect(await call({ key })).toEqual(first);
    await forgetIdempotencyKeys(database.db, new Date(now.getTime() + 1));
    expect(await call({ key })).not.toEqual(first);
  });

  it.each([undefined, '', 'again', '1', ['a', 'b']])('%j is not a valid key', (key) => {
    expect(() => idempotencyKeyOf({ 'idempotency-key': key })).toThrow('IDEMPOTENCY_KEY_MISSING');
  });
});
