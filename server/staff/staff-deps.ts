import type { Db } from '#database/connect.ts';
import type { Limits } from '#server/config/config-limits.ts';
import type { StaffNetworks } from './networks/staff-networks.ts';
import type { SessionDeps } from '#server/kit/session/staff-session.ts';

/** What logging in and the list of the staff work with. */
export interface StaffDeps extends SessionDeps {
  /** The open transaction, where the call has an entry of the audit. */
  db: Db;
  /** The address that the staff type: passkeys belong to its host. */
  publicUrl: string;
  /** The demo's shop, not somebody's own: its accounts may be entered from the same machine. */
  isDemo: boolean;
  /** The networks from which the back-office may be reached. */
  networks: StaffNetworks;
  limits: Pick<Limits, 'staffLoginsPerNetwork' | 'staffLoginsPerEmail' | 'staffFactorTries' | 'staffKeys'>;
}
