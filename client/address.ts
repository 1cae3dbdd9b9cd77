import type { Address, SaveAddress } from '#contract/address.ts';
import { get, send, type Caller } from './call.ts';

const path = '/api/v1/addresses';

/** The default one first, then the newest. */
export const listAddresses = (caller: Caller) => get<Address[]>(caller, path);

export const createAddress = (caller: Caller, address: SaveAddress) =>
  send<Address>(caller, { method: 'POST', path, body: address });

export const updateAddress = (caller: Caller, id: number, address: SaveAddress) =>
  send<Address>(caller, { method: 'PUT', path: `${path}/${id}`, body: address });

export const deleteAddress = (caller: Caller, id: number) =>
  send<void>(caller, { method: 'DELETE', path: `${path}/${id}` });
