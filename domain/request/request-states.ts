import type { Move } from '../moves.ts';

/** The states of a call-back. */
export type CallbackState = 'NEW' | 'CALLED' | 'CLOSED';
/** A shopper waits for a piece: DUE = one is back and the message is on its way; ENDED = they want no more messages about it. */
export type AlertState = 'WAITING' | 'DUE' | 'TOLD' | 'ENDED';
/** A shopper comes to a store: CONFIRMED = its staff laid the pieces out. */
export type VisitState = 'NEW' | 'CONFIRMED' | 'KEPT' | 'MISSED' | 'CANCELLED';

/** Who moves a request: its shopper, the staff, or the job that looks for pieces that are back. */
export type RequestActor = 'SHOPPER' | 'STAFF' | 'JOB';

type RequestMove<State extends string> = Move<State, RequestActor>;

// The tables of what may happen to a request. Each is checked by the statement that moves the row: it names the states to move from.

export const callbackMoves: readonly RequestMove<CallbackState>[] = [
  // somebody spoke with them; where nobody answers it stays NEW, and is tried again
  { from: 'NEW', to: 'CALLED', by: 'STAFF' },
  { from: 'NEW', to: 'CLOSED', by: 'STAFF' },
  { from: 'CALLED', to: 'CLOSED', by: 'STAFF' },
];

export const alertMoves: readonly RequestMove<AlertState>[] = [
  { from: 'WAITING', to: 'DUE', by: 'JOB' },
  // somebody took the piece before the message went out
  { from: 'DUE', to: 'WAITING', by: 'JOB' },
  { from: 'DUE', to: 'TOLD', by: 'JOB' },
  { from: 'WAITING', to: 'ENDED', by: 'SHOPPER' },
  { from: 'DUE', to: 'ENDED', by: 'SHOPPER' },
  // a piece like that will not come
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
