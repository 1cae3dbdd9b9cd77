import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { openStream } from './feed-stream.ts';

const reader = { staff: { id: 1, role: 'OWNER' as const, storeIds: [] }, idHash: Buffer.from('session') };

it('a stream that has ended ignores further messages without an error', async () => {
  const failures: Error[] = [];
  const server = createServer((_request, raw) => {
    raw.on('error', (error) => failures.push(error));
    const stream = openStream(raw, { reader, headers: {}, onClose: () => undefined });
    stream.send({ event: 'ping', data: {} });
    stream.end();
    stream.send({ event: 'order', data: {} });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a Unix socket
  const text = await (await fetch(`http://127.0.0.1:${port}/`)).text();
  expect(text).toContain('event: ping');
  expect(text).not.toContain('event: order');
  expect(failures).toEqual([]);
  await new Promise((resolve) => server.close(resolve));
});
