import { BlockList, isIP } from 'node:net';
import { isAuthorized } from '../../basic-auth.ts';
import type { PaymeSettings } from '../settings.ts';

/** Payme's login to every shop. */
const login = 'Paycom';

/** Who calls, as far as HTTP says it. */
interface Caller {
  /** The address that the request came from, through the trusted proxies. */
  ip: string;
  headers: { authorization?: string | undefined };
}

/**
 * Whether a call is Payme's: it knows the key, and comes from an address that is allowed. The key is compared in the same time however
 * much of it is right. Throws for a list with an address that is none.
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
