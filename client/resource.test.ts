import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { askResource } from './resource.ts';

let requests = 0;
const server = createServer((request, response) => {
  requests++;
  if (request.method === 'POST') return response.writeHead(204).end();
  return response.writeHead(request.url === '/broken' ? 500 : 200).end(JSON.stringify({ requests }));
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
});
afterAll(() => server.close());

const ask = (path: string) => askResource<{ requests: number }>(origin + path);

it('reuses an answer for a second, then fetches again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const first = await ask('/ids');
  vi.advanceTimersByTime(999);
  expect(await ask('/ids')).toEqual(first);
  vi.advanceTimersByTime(1);
  expect(await ask('/ids')).not.toEqual(first);
  vi.useRealTimers();
});

it('fetches again after a form was sent', async () => {
  const first = await ask('/bag');
  await askResource<void>(`${origin}/toggle`, { fields: { save: '7' } });
  expect(await ask('/bag')).not.toEqual(first);
});

it('throws what is no success, and does not give it again', async () => {
  await expect(ask('/broken')).rejects.toThrow('500');
  const before = requests;
  await expect(ask('/broken')).rejects.toThrow('500');
  expect(requests).toBe(before + 1);
});
