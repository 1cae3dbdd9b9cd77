import { connect } from 'node:net';
import { type Attack, finding } from './attack.ts';

const hosts = ['a b', 'shop/../', 'user@shop', '[::1', 'shop:port', '<script>', 'shop:99999', '%00'];
const addresses = ['/', '/cart', '/api/v1/cart', '/uz/catalog'];

/** Line 7: a malformed or missing Host header caused a fault. */
export const malformedHosts: Attack = {
  what: '7. requests with a malformed Host, or without one',
  run: async ({ origin }) => {
    const { hostname, port } = new URL(origin);
    const send = (head: string) => statusOf({ host: hostname, port: Number(port) }, head);
    const statuses: number[] = [];
    for (const address of addresses) {
      for (const host of hosts) statuses.push(await send(`GET ${address} HTTP/1.1\r\nHost: ${host}\r\n\r\n`));
      statuses.push(await send(`GET ${address} HTTP/1.0\r\n\r\n`));
    }
    const right = statuses.filter((status) => status === 400).length;
    return [finding(right === statuses.length, `${right} of ${statuses.length} answered 400`)];
  },
};

function statusOf(to: { host: string; port: number }, head: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(to, () => socket.write(head));
    socket.once('data', (part) => {
      resolve(Number(part.toString().split(' ')[1]));
      socket.destroy();
    });
    socket.once('error', reject);
  });
}
