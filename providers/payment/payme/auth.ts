import { BlockList, isIP } from 'node:net';
import { isAuthorized } from '../../basic-auth.ts';
import type { PaymeSettings } from '../settings.ts';

/** Payme's login for every shop. */
const login = 'Paycom';

/** The caller's HTTP credentials and address. */
interface Caller {
  /** The address of the request, resolved through the trusted proxies. */
  ip: string;
  headers: { authorization?: string | undefined };
}

/**
 * Creates a check whether a call is from Payme: it has the key, and comes from an allowed address. The key is compared in constant time.
 * Throws if the list contains an invalid address.
 */
export function createPaymeGuard({
  key,
  addresses,
}: Pick<PaymeSettings, 'key' | 'addresses'>): (caller: Caller) => boolean {
  const isFromThere = addresses.length === 0 ? () => true : allowList(addresses);
  return ({ ip, headers }) => {
    const isKnown = isAuthorized(headers.authorization, { login, password: key });
    return isKnown && isFromThere(ip);
  };
}

function allowList(addresses: readonly string[]): (ip: string) => boolean {
  const list = new BlockList();
  for (const entry of addresses) {
    const [address = '', bits] = entry.split('/', 2);
    const family = familyOf(address);
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (ip) => list.check(ip, familyOf(ip));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
