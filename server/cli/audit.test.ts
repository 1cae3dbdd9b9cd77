import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testDatabase, type TestDatabase } from '#database/testing.ts';
import { sealAudit } from '../audit/seal-audit.ts';
import { recordAudit } from '../kit/audit.ts';
import { auditCommand } from './audit.ts';

let shop: TestDatabase;
beforeAll(async () => {
  shop = await testDatabase();
});
afterAll(() => shop.close());

const run = (...words: string[]) => auditCommand.read(words)({ db: shop.db });

it('npm run audit prints the head, and reports when the chain does not contain the given one', async () => {
  expect(await run('verify')).toBe('Nothing is sealed yet.');
  await recordAudit(shop.db, { staffId: null, action: 'test.act', resource: 'staff', recordId: '1' });
  await vi.waitFor(async () => expect(await sealAudit(shop.db)).toBe(1));
  const printed = await run('verify');
  const [, head = ''] = /Head: ([0-9a-f]{64})$/.exec(printed) ?? [];
  expect(printed).toContain('1 entries in 1 blocks are as they were written.');
  expect(await run('verify', '--head', head)).toBe(printed);
  await expect(run('verify', '--head', 'f'.repeat(64))).rejects.toThrow('its end was cut off');
  const client = await shop.pool.connect();
  await client.query('set session_replication_role = replica');
  await client.query("update audit_entries set action = 'other'");
  client.release(true);
  await expect(run('verify')).rejects.toThrow(/^Entry \d+ \(block \d+\) was changed\.$/);
});

it.each([[[]], [['look']], [['verify', '--head', 'abc']], [['verify', 'more']]])('refuses %s', (words) => {
  expect(() => auditCommand.read(words)).toThrow('npm run audit');
});
