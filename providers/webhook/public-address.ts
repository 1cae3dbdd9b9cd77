import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that are not public (IANA's special-purpose registries), and those that are translated to other networks. */
const specialNetworks: readonly string[] = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/96',
  '::ffff:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  '5f00::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
];

const special = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const network of specialNetworks) {
  const [address = '', bits] = network.split('/');
  const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
  special[family].addSubnet(address, Number(bits), family);
}

/** Checks whether an address is public: not of this machine, of its network, or internal to a cloud. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  const name = family === 4 ? 'ipv4' : 'ipv6';
  return !special[name].check(address, name);
}

/** Resolves a name to its addresses. */
export type Resolve = (host: string) => Promise<{ address: string; family: number }[]>;

export const resolveByDns: Resolve = (host) =>
  new Promise((resolve, reject) =>
    lookup(host, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses))),
  );

/** The name has an address that the shop must not call. */
class PrivateAddress extends Error {
  readonly code = 'PRIVATE_ADDRESS';
  constructor(host: string) {
    super(`${host} is no public address`);
    this.name = 'PrivateAddress';
  }
}

/**
 * The lookup function of a connection. It returns exactly the addresses that were checked, so that a name which changes afterwards has no
 * effect. If one address is not allowed, all are refused.
 */
export function checkedLookup(
  resolve: Resolve,
  isAllowed: (address: string) => boolean = isPublicAddress,
): LookupFunction {
  return (host, options, connect) => {
    void resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        const isRefused = first === undefined || addresses.some(({ address }) => !isAllowed(address));
        if (isRefused) return connect(new PrivateAddress(host), '', 0);
        if (options.all === true) return connect(null, addresses);
        return connect(null, first.address, first.family);
      },
      (error: unknown) => connect(error instanceof Error ? error : new Error('no address'), '', 0),
    );
  };
}
