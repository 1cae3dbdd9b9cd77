import type { Db } from '#database/connect.ts';
import type { Limits } from '#server/config/config-limits.ts';
import type { StaffNetworks } from './networks/staff-networks.ts';
import type { SessionDeps } from '#server/kit/session/staff-session.ts';

/** Dependencies of logging in and of the list of staff. */
export interface StaffDeps extends SessionDeps {
  /** The open transaction, if the call writes an audit entry. */
  db: Db;
  /** The address that the staff open: passkeys belong to its host. */
  publicUrl: string;
  /** A demo shop: its accounts may be entered without a password from the same machine. */
  isDemo: boolean;
  /** The networks from which the back-office may be reached. */
  networks: StaffNetworks;
  limits: Pick<Limits, 'staffLoginsPerNetwork' | 'staffLoginsPerEmail' | 'staffFactorTries' | 'staffKeys'>;
}
