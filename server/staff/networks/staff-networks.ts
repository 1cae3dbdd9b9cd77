import type { ReadDb } from '#database/connect.ts';
import type { App } from '#server/kit/http/app-type.ts';
import { networkList } from '#server/kit/limits/network-list.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { selectNetworks } from './queries-networks.ts';

/** How long a process uses the list that it read; another process may have stored a new one. */
const freshMs = 2000;

interface Parts {
  db: ReadDb;
  /** STAFF_NETWORKS, which overrides the stored list; undefined if not set. */
  given: readonly string[] | undefined;
  now: () => Date;
}

/** The networks from which the staff may reach the back-office. */
export interface StaffNetworks {
  /** The list from the environment, which cannot be changed here. */
  given: readonly string[] | undefined;
  isAllowed: (ip: string) => Promise<boolean>;
  /** Discards the cached list, so that a changed one is read at once. */
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

/** An empty list allows all addresses. Throws for an invalid network. */
export const allowanceOf = (networks: readonly string[]): ((ip: string) => boolean) =>
  networks.length === 0 ? () => true : networkList(networks);

/**
 * Refuses with NETWORK_NOT_ALLOWED before any other check of the back-office, including its pages and files (BO-9). The matched route
 * decides, not the address as written: `/%61dmin` is the same page.
 */
export function guardStaffNetworks(app: App, networks: StaffNetworks): void {
  app.addHook('onRequest', async ({ routeOptions, ip }) => {
    if (isOfStaff(routeOptions.url) && !(await networks.isAllowed(ip)))
      throw new Refusal('NETWORK_NOT_ALLOWED');
  });
}

const isOfStaff = (route: string | undefined): boolean =>
  route !== undefined && /^\/(?:api\/)?admin(?:\/|$)/.test(route);
