import { expect, it } from 'vitest';
import { send } from './call.ts';

it('a key that no header can hold reaches the API, which refuses it', async () => {
  const sent: Headers[] = [];
  const fetch = async (_path: string, init: RequestInit) => {
    sent.push(new Headers(init.headers));
    return Response.json({});
  };
  await send(
    { fetch, language: 'uz' },
    { method: 'POST', path: '/api/v1/orders', idempotencyKey: 'a\u0000' },
  );
  expect(sent[0]?.get('idempotency-key')).toBe('a%00');
});
