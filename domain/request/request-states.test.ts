import { describe, expect, it } from 'vitest';
import { mayMove, statesBefore } from '../moves.ts';
import { alertMoves, callbackMoves, visitMoves } from './request-states.ts';

describe('states of requests', () => {
  it('finished requests have no transitions', () => {
    expect(callbackMoves.filter(({ from }) => from === 'CLOSED')).toEqual([]);
    expect(alertMoves.filter(({ from }) => from === 'TOLD' || from === 'ENDED')).toEqual([]);
    expect(visitMoves.filter(({ from }) => ['KEPT', 'MISSED', 'CANCELLED'].includes(from))).toEqual([]);
  });

  it('the shopper can cancel a visit until it has taken place', () => {
    expect(statesBefore(visitMoves, { to: 'CANCELLED', by: 'SHOPPER' })).toEqual(['NEW', 'CONFIRMED']);
    expect(mayMove(visitMoves, { from: 'KEPT', to: 'CANCELLED', by: 'SHOPPER' })).toBe(false);
  });

  it('only the job sends an alert, and only one that is due', () => {
    expect(statesBefore(alertMoves, { to: 'TOLD', by: 'JOB' })).toEqual(['DUE']);
    expect(statesBefore(alertMoves, { to: 'TOLD', by: 'SHOPPER' })).toEqual([]);
  });
});
