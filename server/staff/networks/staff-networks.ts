import type { ReadDb } from '#database/connect.ts';
import type { App } from '#server/kit/http/app-type.ts';
import { networkList } from '#server/kit/limits/network-list.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { selectNetworks } from './queries-networks.ts';

/** How long a process answers by the list that it read; another process may have stored another one. */
const freshMs = 2000;

interface Parts {
  db: ReadDb;
  /** STAFF_NETWORKS, which wins over what is stored; undefined: it is not set. */
  given: readonly string[] | undefined;
  now: () => Date;
}

/** The networks from which the staff may reach the back-office. */
export interface StaffNetworks {
  /** The list of the environment, which nobody changes here. */
  given: readonly string[] | undefined;
  isAllowed: (ip: string) => Promise<boolean>;
  /** The stored list has changed: it is read again at once. */
  forget: () => void;
}

export function createStaffNetworks({ db, given, now }: Parts): StaffNetworks {
  const read = async () => allowanceOf((await selectNetworks(db)).networks);
  const fixed = given && Promise.resolve(allowanceOf(given));
  let latest: { allowance: ReturnType<typeof read>; atMs: number } | undefined;
  const current = () => {
    const nowMs = now().getTime();
    if (latest === undefined || Math.abs(nowMs - latest.atMs) > freshMs)
      latest = { allowance: read(), atMs: nowMs };
    return latest.allowance;
  };
  return {
    given,
    isAllowed: async (ip) => (await (fixed ?? current()))(ip),
    forget: () => {
      latest = undefined;
    },
  };
}

/** Empty = everywhere. Throws for what is no network. */
export const allowanceOf = (networks: readonly string[]): ((ip: string) => boolean) =>
  networks.length === 0 ? () => true : networkList(networks);

/**
 * Refuses NETWORK_NOT_ALLOWED before anything else of the back-office, its pages and files too (BO-9). The route that was found counts, and
 * not the address as it was written: `/%61dmin` is the same page.
 */
export function guardStaffNetworks(app: App, networks: StaffNetworks): void {
  app.addHook('onRequest', async ({ routeOptions, ip }) => {
    if (isOfStaff(routeOptions.url) && !(await networks.isAllowed(ip)))
      throw new Refusal('NETWORK_NOT_ALLOWED');
  });
}

const isOfStaff = (route: string | undefined): boolean =>
  route !== undefined && /^\/(?:api\/)?admin(?:\/|$)/.test(route);
