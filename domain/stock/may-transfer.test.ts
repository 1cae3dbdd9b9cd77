import { expect, it } from 'vitest';
import { type TransferCandidate, transferRefusal } from './may-transfer.ts';

const here: TransferCandidate = {
  state: 'AVAILABLE',
  withdrawnBecause: null,
  storeId: 1,
  isInTransit: false,
  pickupStoreId: null,
};
const way = { from: 1, to: 2 };

it.each([
  ['one that is on sale here', {}, null],
  ['one that was withdrawn here', { state: 'WITHDRAWN', withdrawnBecause: 'SHOWCASE' }, null],
  ['one of an order that is picked up there', { state: 'RESERVED', pickupStoreId: 2 }, null],
  ['one of an order that is picked up here', { state: 'RESERVED', pickupStoreId: 1 }, 'HELD'],
  ['one at a checkout', { state: 'RESERVED' }, 'HELD'],
  ['one in another place', { storeId: null }, 'ELSEWHERE'],
  ['one that travels already', { isInTransit: true }, 'TRAVELLING'],
  ['one that is sold', { state: 'SOLD' }, 'GONE'],
  ['one in repair', { state: 'WITHDRAWN', withdrawnBecause: 'REPAIR' }, 'GONE'],
] as const)('%s', (_what, change, why) => {
  expect(transferRefusal({ ...here, ...change }, way)).toBe(why);
});
