/** One move of a table of states: who may bring a thing from where to where. */
export interface Move<State extends string, Actor extends string> {
  from: State;
  to: State;
  by: Actor;
}

/** The states from which somebody may bring a thing into this one. */
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
