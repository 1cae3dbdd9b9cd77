import type { Move } from '../moves.ts';

/** The states of a call-back. */
export type CallbackState = 'NEW' | 'CALLED' | 'CLOSED';
/**
 * States of a stock alert. DUE = a piece is available and the message is being sent; ENDED = the shopper wants no more messages about it.
 */
export type AlertState = 'WAITING' | 'DUE' | 'TOLD' | 'ENDED';
/** States of a visit. CONFIRMED = the store's staff confirmed it and prepared the pieces. */
export type VisitState = 'NEW' | 'CONFIRMED' | 'KEPT' | 'MISSED' | 'CANCELLED';

/** Who changes the state of a request: its shopper, the staff, or the job that looks for available pieces. */
export type RequestActor = 'SHOPPER' | 'STAFF' | 'JOB';

type RequestMove<State extends string> = Move<State, RequestActor>;

// The transition tables of requests. Each is checked by the SQL statement that changes the row: it names the allowed previous states.

export const callbackMoves: readonly RequestMove<CallbackState>[] = [
  // somebody reached the shopper; if nobody answers, it stays NEW and is tried again
  { from: 'NEW', to: 'CALLED', by: 'STAFF' },
  { from: 'NEW', to: 'CLOSED', by: 'STAFF' },
  { from: 'CALLED', to: 'CLOSED', by: 'STAFF' },
];

export const alertMoves: readonly RequestMove<AlertState>[] = [
  { from: 'WAITING', to: 'DUE', by: 'JOB' },
  // somebody bought the piece before the message was sent
  { from: 'DUE', to: 'WAITING', by: 'JOB' },
  { from: 'DUE', to: 'TOLD', by: 'JOB' },
  { from: 'WAITING', to: 'ENDED', by: 'SHOPPER' },
  { from: 'DUE', to: 'ENDED', by: 'SHOPPER' },
  // no such piece is expected any more
  { from: 'WAITING', to: 'ENDED', by: 'STAFF' },
  { from: 'DUE', to: 'ENDED', by: 'STAFF' },
];

export const visitMoves: readonly RequestMove<VisitState>[] = [
  { from: 'NEW', to: 'CONFIRMED', by: 'STAFF' },
  { from: 'NEW', to: 'KEPT', by: 'STAFF' },
  { from: 'NEW', to: 'MISSED', by: 'STAFF' },
  { from: 'CONFIRMED', to: 'KEPT', by: 'STAFF' },
  { from: 'CONFIRMED', to: 'MISSED', by: 'STAFF' },
  { from: 'NEW', to: 'CANCELLED', by: 'SHOPPER' },
  { from: 'CONFIRMED', to: 'CANCELLED', by: 'SHOPPER' },
  { from: 'NEW', to: 'CANCELLED', by: 'STAFF' },
  { from: 'CONFIRMED', to: 'CANCELLED', by: 'STAFF' },
];
