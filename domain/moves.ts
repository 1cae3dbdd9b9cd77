/** A transition in a table of states: who can change something from which state to which. */
export interface Move<State extends string, Actor extends string> {
  from: State;
  to: State;
  by: Actor;
}

/** Returns the states from which an actor can make a transition to this state. */
export function statesBefore<State extends string, Actor extends string>(
  moves: readonly Move<State, Actor>[],
  { to, by }: { to: State; by: Actor },
): State[] {
  return moves.filter((move) => move.to === to && move.by === by).map(({ from }) => from);
}

export function mayMove<State extends string, Actor extends string>(
  moves: readonly Move<State, Actor>[],
  move: Move<State, Actor>,
): boolean {
  return statesBefore(moves, move).includes(move.from);
}
