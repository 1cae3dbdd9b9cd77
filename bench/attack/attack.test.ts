import { expect, it } from 'vitest';
import { requireLoopback } from './attack.ts';

it.each(['http://127.0.0.1:3000', 'http://localhost:3000', 'http://127.1.2.3', 'http://[::1]:3000/'])(
  '%s may be attacked',
  (origin) => expect(() => requireLoopback(origin)).not.toThrow(),
);

it.each([
  'https://zarona.uz',
  'http://10.0.0.1:3000',
  'http://localhost.zarona.uz',
  'http://127.0.0.1.zarona.uz',
  'http://0.0.0.0:3000',
  'http://127.0.0.1@zarona.uz',
  'http://[::ffff:10.0.0.1]',
])('%s may not', (origin) =>
  expect(() => requireLoopback(origin)).toThrow('only http on the loopback can be attacked'),
);
