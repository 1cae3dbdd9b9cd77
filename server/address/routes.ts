import { Type } from 'typebox';
import { Address, AddressParams, SaveAddress } from '#contract/address.ts';
import { addressLimit } from '#contract/words.ts';
import { Problem } from '#contract/problem.ts';
import type { Db } from '#database/connect.ts';
import type { App } from '#server/kit/app-type.ts';
import { keepPrivate } from '#server/kit/keep-private.ts';
import type { Users } from '#server/kit/session.ts';
import { createAddress } from './create-address.ts';
import { deleteAddress } from './delete-address.ts';
import { listAddresses } from './list-addresses.ts';
import { updateAddress } from './update-address.ts';

export interface AddressDeps {
  db: Db;
  users: Users;
}

const path = '/api/v1/addresses';
const problems = { '4xx': Problem, '5xx': Problem };
/** Of one address: many shoppers of a mobile network share one. */
const config = { rateLimit: { max: 300, timeWindow: '1 minute' } };

/** The address book of the user (decisions 3). Another user's address is NOT_FOUND. */
export function addressRoutes(app: App, { db, users }: AddressDeps): void {
  const list = { 200: Type.Array(Address, { maxItems: addressLimit }), ...problems };
  app.get(path, { schema: { response: list } }, async (request, reply) => {
    keepPrivate(reply);
    const { id: userId } = await users.get(request);
    return listAddresses(db, userId);
  });

  app.post(
    path,
    { config, schema: { body: SaveAddress, response: { 201: Address, ...problems } } },
    async (request, reply) => {
      keepPrivate(reply);
      const { id: userId } = await users.get(request);
      return reply.status(201).send(await createAddress(db, { userId, typed: request.body }));
    },
  );

  app.put(
    `${path}/:id`,
    {
      config,
      schema: { params: AddressParams, body: SaveAddress, response: { 200: Address, ...problems } },
    },
    async (request, reply) => {
      keepPrivate(reply);
      const { id: userId } = await users.get(request);
      return updateAddress(db, { by: { userId, id: request.params.id }, typed: request.body });
    },
  );

  app.delete(
    `${path}/:id`,
    { config, schema: { params: AddressParams, response: { 204: Type.Null(), ...problems } } },
    async (request, reply) => {
      keepPrivate(reply);
      const { id: userId } = await users.get(request);
      await deleteAddress(db, { userId, id: request.params.id });
      return reply.status(204).send(null);
    },
  );
}
