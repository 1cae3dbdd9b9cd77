import { Type } from 'typebox';
import { Address, AddressParams, SaveAddress } from '#contract/address.ts';
import { addressLimit } from '#contract/words.ts';
import { declareOperations, Nothing } from './operation.ts';

const limitPerMinute = 300;

/** The user's address book (decisions 3). Refuses with NOT_FOUND if an address belongs to another user. */
export const addressOperations = declareOperations({
  listAddresses: {
    method: 'GET',
    path: '/api/v1/addresses',
    summary: 'Lists the addresses: the default one first, then newest first.',
    actor: 'user',
    answer: Type.Array(Address, { maxItems: addressLimit }),
    refusals: [],
    cache: 'private',
  },
  createAddress: {
    method: 'POST',
    path: '/api/v1/addresses',
    summary: 'Adds an address.',
    actor: 'user',
    body: SaveAddress,
    answer: Address,
    status: 201,
    refusals: ['ADDRESS_LIMIT'],
    limitPerMinute,
    cache: 'private',
  },
  updateAddress: {
    method: 'PUT',
    path: '/api/v1/addresses/:id',
    summary: 'Changes an address.',
    actor: 'user',
    params: AddressParams,
    body: SaveAddress,
    answer: Address,
    refusals: ['NOT_FOUND'],
    limitPerMinute,
    cache: 'private',
  },
  deleteAddress: {
    method: 'DELETE',
    path: '/api/v1/addresses/:id',
    summary: 'Removes an address.',
    actor: 'user',
    params: AddressParams,
    answer: Nothing,
    refusals: ['NOT_FOUND'],
    limitPerMinute,
    cache: 'private',
  },
});
