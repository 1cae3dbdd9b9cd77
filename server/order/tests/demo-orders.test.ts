import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { requireSound } from '#database/invariants.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase({ seed: 'demo' });
});
afterAll(() => database.close());

it('the carts, orders and payments of the demo shop satisfy the invariants', async () => {
  await expect(requireSound(database.db)).resolves.toBeUndefined();
});
