import { Type, type Static } from 'typebox';
import { Shape } from '../../primitives.ts';

/** An IP address, or a network in CIDR notation such as `198.51.100.0/24`. */
const Network = Type.String({ minLength: 2, maxLength: 45, pattern: '^[0-9A-Fa-f.:]+(/[0-9]{1,3})?$' });

/** The networks from which the staff can reach the back-office; empty `networks` = from everywhere. */
export const StaffNetworks = Shape({
  networks: Type.Array(Type.String()),
  /** The caller's own address; a list must contain it. */
  ownAddress: Type.String(),
  /** The list is set by the environment variable STAFF_NETWORKS and can only be changed there. */
  isFixed: Type.Boolean(),
  version: Type.Integer({ minimum: 0 }),
});
export const PutStaffNetworks = Shape({
  networks: Type.Array(Network, { maxItems: 100, uniqueItems: true }),
});

export type StaffNetworks = Static<typeof StaffNetworks>;
