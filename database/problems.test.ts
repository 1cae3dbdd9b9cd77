import { expect, test } from 'vitest';
import { connect } from './connect.ts';
import { isDatabaseUnavailable } from './problems.ts';

test.each([
  ['a port where nobody listens', { host: '127.0.0.1', port: 1 }],
  ['a socket that is not there', { host: '/nowhere', port: 5432 }],
])('%s means that the database is unavailable', async (_where, address) => {
  const { pool, close } = connect({ ...address, user: 'shop', database: 'zarona' });
  const error: unknown = await pool.query('select 1').catch((reason: unknown) => reason);
  expect(isDatabaseUnavailable(error)).toBe(true);
  await close();
});

test('a missing file does not mean that the database is unavailable', () => {
  const error = Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT', syscall: 'open' });
  expect(isDatabaseUnavailable(error)).toBe(false);
});
