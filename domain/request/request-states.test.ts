import { describe, expect, it } from 'vitest';
import { mayMove, statesBefore } from '../moves.ts';
import { alertMoves, callbackMoves, visitMoves } from './request-states.ts';

describe('requests of shoppers', () => {
  it('is over when it is over', () => {
    expect(callbackMoves.filter(({ from }) => from === 'CLOSED')).toEqual([]);
    expect(alertMoves.filter(({ from }) => from === 'TOLD' || from === 'ENDED')).toEqual([]);
    expect(visitMoves.filter(({ from }) => ['KEPT', 'MISSED', 'CANCELLED'].includes(from))).toEqual([]);
  });

  it('a visit is called off by its shopper until it took place', () => {
    expect(statesBefore(visitMoves, { to: 'CANCELLED', by: 'SHOPPER' })).toEqual(['NEW', 'CONFIRMED']);
    expect(mayMove(visitMoves, { from: 'KEPT', to: 'CANCELLED', by: 'SHOPPER' })).toBe(false);
  });

  it('only the job sends an alert, and only one that is due', () => {
    expect(statesBefore(alertMoves, { to: 'TOLD', by: 'JOB' })).toEqual(['DUE']);
    expect(statesBefore(alertMoves, { to: 'TOLD', by: 'SHOPPER' })).toEqual([]);
  });
});
