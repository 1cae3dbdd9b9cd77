import type { networkOperations as declared } from '#contract/operations/admin/staff/network.ts';
import type { StaffNetworks as Answer } from '#contract/admin/staff/network.ts';
import type { ReadDb } from '#database/connect.ts';
import { lastChange } from '#server/kit/audit.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller, StaffFunctions } from '#server/kit/staff-operation.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { lockNetworks, selectNetworks, upsertNetworks } from './queries-networks.ts';
import { allowanceOf, type StaffNetworks } from './staff-networks.ts';

/** The operations on the staff's networks. */
export const networkOperations = {
  getStaffNetworks: ({ db, networks }, { caller }) => answerOf(db, networks, caller),

  async putStaffNetworks({ db, networks }, { caller, input }) {
    if (networks.given !== undefined) throw new Refusal('FORBIDDEN');
    await lockNetworks(db);
    const current = await answerOf(db, networks, caller);
    if (current.version !== input.version) {
      const last = await lastChange(db, { resource: 'setting', recordId: null });
      throw new Refusal('VERSION_CONFLICT', { current, ...last });
    }
    refuseWithout(caller.ip, input.networks);
    await upsertNetworks(db, input.networks);
    networks.forget();
    return answerOf(db, networks, caller);
  },
} satisfies StaffFunctions<typeof declared, StaffDeps>;

async function answerOf(db: ReadDb, { given }: StaffNetworks, { ip }: StaffCaller): Promise<Answer> {
  const { networks, version } = await selectNetworks(db);
  return { networks: [...(given ?? networks)], ownAddress: ip, isFixed: given !== undefined, version };
}

/** The list must include its author's address, because a mistake would lock everybody out. */
function refuseWithout(ip: string, networks: readonly string[]): void {
  const isRight = (): boolean => {
    try {
      return allowanceOf(networks)(ip);
    } catch {
      throw new Refusal('VALIDATION_FAILED', undefined, [{ path: '/networks', code: 'pattern' }]);
    }
  };
  if (!isRight())
    throw new Refusal('VALIDATION_FAILED', undefined, [
      { path: '/networks', code: 'ownAddressMissing', what: ip },
    ]);
}
