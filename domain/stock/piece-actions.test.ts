import { expect, it } from 'vitest';
import { pieceActions } from './piece-actions.ts';

it.each([
  ['AVAILABLE', null, ['EDIT', 'WITHDRAW', 'SET_ASIDE', 'REPAIR', 'LOSE', 'WRITE_OFF']],
  ['RESERVED', null, ['EDIT']],
  ['SOLD', null, []],
  ['WITHDRAWN', 'RETURN_CHECK', ['EDIT', 'SELL', 'REPAIR', 'LOSE', 'WRITE_OFF']],
  ['WITHDRAWN', 'REPAIR', ['EDIT', 'REPAIR_BACK', 'LOSE', 'WRITE_OFF']],
  ['WITHDRAWN', 'LOST', ['EDIT', 'FIND', 'WRITE_OFF']],
  ['WITHDRAWN', 'WRITTEN_OFF', []],
] as const)('%s %s', (state, withdrawnBecause, actions) => {
  expect(pieceActions({ state, withdrawnBecause })).toEqual(actions);
});

it('a piece set aside can only be given back', () => {
  expect(pieceActions({ state: 'RESERVED', withdrawnBecause: null, isSetAside: true })).toEqual([
    'EDIT',
    'END_ASIDE',
  ]);
});
