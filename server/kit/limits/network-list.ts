import { BlockList, isIP, isIPv6 } from 'node:net';

/**
 * Returns a check whether an address is in one of these networks: single addresses, or networks like 198.51.100.0/24. Throws for any other
 * text.
 */
export function networkList(networks: readonly string[]): (ip: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    if (isIP(address) === 0) throw new Error(`${network} is not an IP address`);
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (ip) => {
    const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
    return list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
  };
}
