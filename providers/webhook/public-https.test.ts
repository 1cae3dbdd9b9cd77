import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { checkedLookup, isPublicAddress, type Resolve } from './public-address.ts';
import { createWebhookPost } from './public-https.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

type Listener = Parameters<typeof createServer>[1];
async function listen(host: string, listener: Listener, port = 0): Promise<number> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return (server.address() as AddressInfo).port; // it listens on a port
}

const call = { headers: {}, body: '{}' };
const strict = createWebhookPost({ toLoopback: false });

describe('addresses that are never called', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.5',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'ff02::1',
    'no address',
  ])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['93.184.216.34', '185.234.113.7', '2606:2800:220:1::1'])('%s is public', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    ['http://example.uz/hooks', 'HTTPS_NEEDED'],
    ['http://localhost:3000/hooks', 'HTTPS_NEEDED'],
    ['https://127.0.0.1/hooks', 'PRIVATE_ADDRESS'],
    ['https://0x7f.1/hooks', 'PRIVATE_ADDRESS'],
    ['https://2130706433/hooks', 'PRIVATE_ADDRESS'],
    ['https://[::1]/hooks', 'PRIVATE_ADDRESS'],
    ['https://[::ffff:10.0.0.1]/hooks', 'PRIVATE_ADDRESS'],
  ])('%s: %s', async (url, fault) => {
    expect(strict.faultOf(url)).toBe(fault);
    expect(await strict.send({ ...call, url })).toEqual({ fault });
  });

  it('an address with a host name is accepted until it is resolved', () => {
    expect(strict.faultOf('https://example.uz/hooks')).toBeNull();
  });

  it('a name that resolves to a private address is not called', async () => {
    let calls = 0;
    const port = await listen('127.0.0.1', (_request, response) => {
      calls += 1;
      response.end();
    });
    const lookedUp: string[] = [];
    const resolve: Resolve = async (host) => {
      lookedUp.push(host);
      return [{ address: '127.0.0.1', family: 4 }];
    };
    const post = createWebhookPost({ toLoopback: true, resolve });
    expect(await post.send({ ...call, url: `https://inside.example:${port}/` })).toEqual({
      fault: 'PRIVATE_ADDRESS',
    });
    expect([lookedUp, calls]).toEqual([['inside.example'], 0]);
  });

  it('a name with one private address among public ones is refused', async () => {
    const resolve: Resolve = async () => [
      { address: '93.184.216.34', family: 4 },
      { address: '10.0.0.7', family: 4 },
    ];
    const post = createWebhookPost({ toLoopback: false, resolve });
    expect(await post.send({ ...call, url: 'https://mixed.example/' })).toEqual({ fault: 'PRIVATE_ADDRESS' });
  });
});

// 127.0.0.2 stands for a public address, so that a real connection can be made to it
describe('BO-54: a name that resolves to another address after the check', () => {
  const addresses = { now: '127.0.0.2' };
  let lookups = 0;
  const resolve: Resolve = async () => {
    lookups += 1;
    return [{ address: addresses.now, family: 4 }];
  };
  const lookup = checkedLookup(resolve, (address) => address === '127.0.0.2');
  const visit = (port: number) =>
    new Promise<string>((done) => {
      get({ host: 'changing.example', port, lookup, agent: false }, (answer) => {
        answer.setEncoding('utf8').on('data', (text: string) => done(text));
      }).on('error', (error) => done('code' in error ? String(error.code) : error.message));
    });

  it('the connection uses the checked address, and is refused when the name has become private', async () => {
    let inside = 0;
    const port = await listen('127.0.0.2', (_request, response) => response.end('outside'));
    await listen(
      '127.0.0.1',
      (_request, response) => {
        inside += 1;
        response.end('inside');
      },
      port,
    );
    expect(await visit(port)).toBe('outside');
    // resolved once for the check and the connection: nothing can change in between
    expect(lookups).toBe(1);
    addresses.now = '127.0.0.1';
    expect(await visit(port)).toBe('PRIVATE_ADDRESS');
    expect(inside).toBe(0);
  });
});

describe('webhook calls', () => {
  const own = createWebhookPost({ toLoopback: true, timeoutMs: 200 });

  it('a redirect is returned as a response and not followed', async () => {
    let inside = 0;
    const target = await listen('127.0.0.1', (_request, response) => {
      inside += 1;
      response.end();
    });
    const port = await listen('127.0.0.1', (_request, response) =>
      response.writeHead(307, { location: `http://127.0.0.1:${target}/` }).end('moved'),
    );
    const answer = await own.send({ ...call, url: `http://127.0.0.1:${port}/` });
    expect([answer, inside]).toEqual([{ status: 307, text: 'moved' }, 0]);
  });

  it('a call ends if there is no response, if the response never ends, and if nothing listens', async () => {
    const silent = await listen('127.0.0.1', () => undefined);
    expect(await own.send({ ...call, url: `http://127.0.0.1:${silent}/` })).toEqual({ fault: 'TIMEOUT' });
    const slow = await listen('127.0.0.1', (_request, response) => void response.writeHead(200).write('a'));
    expect(await own.send({ ...call, url: `http://127.0.0.1:${slow}/` })).toEqual({ fault: 'TIMEOUT' });
    const closed = await listen('127.0.0.1', () => undefined);
    servers.at(-1)?.close();
    expect(await own.send({ ...call, url: `http://127.0.0.1:${closed}/` })).toEqual({ fault: 'REFUSED' });
  });

  it('the beginning of a long response is read', async () => {
    const port = await listen('127.0.0.1', (_request, response) => response.end('x'.repeat(5_000_000)));
    const answer = await own.send({ ...call, url: `http://127.0.0.1:${port}/` });
    expect(answer).toEqual({ status: 200, text: 'x'.repeat(2_000) });
  });
});
