import type { addressOperations as declared } from '#contract/operations/address.ts';
import type { Db } from '#database/connect.ts';
import type { OperationFunctions } from '#server/kit/operation.ts';
import { createAddress } from './create-address.ts';
import { deleteAddress } from './delete-address.ts';
import { listAddresses } from './list-addresses.ts';
import { updateAddress } from './update-address.ts';

export const addressOperations = {
  listAddresses: ({ db }, { caller }) => listAddresses(db, caller.user.id),

  createAddress: ({ db }, { caller, input }) => createAddress(db, { userId: caller.user.id, typed: input }),

  updateAddress: ({ db }, { caller, input: { id, ...typed } }) =>
    updateAddress(db, { by: { userId: caller.user.id, id }, typed }),

  async deleteAddress({ db }, { caller, input }) {
    await deleteAddress(db, { userId: caller.user.id, id: input.id });
  },
} satisfies OperationFunctions<typeof declared, { db: Db }>;
