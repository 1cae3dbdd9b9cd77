import { expect, it } from 'vitest';
import { pieceActions } from './piece-actions.ts';

it.each([
  ['AVAILABLE', null, ['EDIT', 'WITHDRAW']],
  ['RESERVED', null, ['EDIT']],
  ['SOLD', null, []],
  ['WITHDRAWN', 'RETURN_CHECK', ['EDIT', 'SELL']],
  ['WITHDRAWN', 'REPAIR', ['EDIT']],
  ['WITHDRAWN', 'LOST', ['EDIT']],
  ['WITHDRAWN', 'WRITTEN_OFF', []],
] as const)('%s %s', (state, withdrawnBecause, actions) => {
  expect(pieceActions({ state, withdrawnBecause })).toEqual(actions);
});
