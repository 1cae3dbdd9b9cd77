import { isIPv6, SocketAddress } from 'node:net';

/**
 * Returns what is counted as one caller: an IPv4 address, or the /64 network of an IPv6 address, all of which belongs to one subscriber.
 */
export function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const { address } = new SocketAddress({ address: plain, family: 'ipv6' });
  const [before = '', after] = address.split('::', 2);
  const left = before === '' ? [] : before.split(':');
  const right = after === undefined || after === '' ? [] : after.split(':');
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}
