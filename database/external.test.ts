import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requireFitServer } from './external.ts';
import { testDatabase, type TestDatabase } from './testing.ts';
import { toDatabase } from './testing-server.ts';

let shop: TestDatabase;
beforeAll(async () => {
  shop = await testDatabase();
});
afterAll(() => shop.close());

test('a suitable server is accepted', async () => {
  await expect(requireFitServer(shop.connection)).resolves.toBeUndefined();
});

test('a missing trigram extension is installed', async () => {
  await shop.pool.query('drop extension pg_trgm cascade');
  await requireFitServer(shop.connection);
  await expect(shop.pool.query(`select show_trgm('кольцо')`)).resolves.toMatchObject({ rowCount: 1 });
});

test('an unreachable address is reported without its password', async () => {
  const refused = requireFitServer({ connectionString: 'postgres://shop:top-secret@127.0.0.1:1/zarona' });
  await expect(refused).rejects.toMatchObject({
    code: 'UNREACHABLE',
    message:
      'The database at 127.0.0.1, port 1, database zarona cannot be used: nobody listens there. Check DATABASE_URL.',
  });
});

test('a server that never responds is given up after the timeout', async () => {
  const silent = await new Promise<Server>((resolve) => {
    const server = createServer(() => undefined).listen(0, '127.0.0.1', () => resolve(server));
  });
  const address = silent.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const given = requireFitServer(
    { host: '127.0.0.1', port, user: 'shop' },
    { oldestVersion: 15, answerLimitMs: 200 },
  );
  await expect(given).rejects.toThrow('no answer in time');
  silent.close();
});

test('a missing database is reported', async () => {
  await expect(requireFitServer(toDatabase(shop.connection, 'elsewhere'))).rejects.toThrow(
    'the server has no such database',
  );
});

test('a server older than the shop requires is refused with both versions', async () => {
  await expect(
    requireFitServer(shop.connection, { oldestVersion: 99, answerLimitMs: 5_000 }),
  ).rejects.toMatchObject({
    code: 'TOO_OLD',
    message: expect.stringMatching(/is PostgreSQL \d+\.\d+.*; the shop needs 99 or newer/),
  });
});

test('a database that cannot search in Cyrillic is refused', async () => {
  await shop.pool.query(
    `create database latin template template0 encoding 'SQL_ASCII' locale_provider libc locale 'C'`,
  );
  await expect(requireFitServer(toDatabase(shop.connection, 'latin'))).rejects.toMatchObject({
    code: 'UNFIT',
  });
  await shop.pool.query('drop database latin with (force)');
});
