import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fetchResource } from './resource.ts';

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

const read = (path: string) => fetchResource<{ requests: number }>(origin + path);

it('reuses a response for a second, then fetches again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const first = await read('/ids');
  vi.advanceTimersByTime(999);
  expect(await read('/ids')).toEqual(first);
  vi.advanceTimersByTime(1);
  expect(await read('/ids')).not.toEqual(first);
  vi.useRealTimers();
});

it('fetches again after a form was sent', async () => {
  const first = await read('/bag');
  await fetchResource<void>(`${origin}/toggle`, { fields: { save: '7' } });
  expect(await read('/bag')).not.toEqual(first);
});

it('throws an unsuccessful response, and does not reuse it', async () => {
  await expect(read('/broken')).rejects.toThrow('500');
  const before = requests;
  await expect(read('/broken')).rejects.toThrow('500');
  expect(requests).toBe(before + 1);
});
