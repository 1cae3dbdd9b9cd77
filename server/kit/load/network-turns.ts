/** How many requests of one network are in progress in this process, and how many more wait for their turn. */
export interface TurnLimits {
  inFlight: number;
  queued: number;
  /** Longest wait for a turn. */
  patienceMs: number;
}

/** `leave` gives the turn back; null = there is none: too many wait, or the wait was too long. */
type Begin = (leave: (() => void) | null) => void;

interface Waiting {
  begin: Begin;
  timer: NodeJS.Timeout;
}

interface Network {
  inside: number;
  waiting: Set<Waiting>;
}

export interface NetworkTurns {
  /**
   * Calls `begin` at once when the network has room, else when its turn has come. Answers a function that gives the place in the queue up,
   * for a client that has gone.
   */
  enter(name: string, begin: Begin): () => void;
}

const nothing = (): void => undefined;

/**
 * So that one network cannot take all places of a process: its requests beyond `inFlight` wait, first come first served, and only what
 * is more than the queue takes is turned away. A crowd of honest shoppers behind one address waits a moment; nobody else waits for them.
 */
export function createNetworkTurns({ inFlight, queued, patienceMs }: TurnLimits): NetworkTurns {
  const networks = new Map<string, Network>();
  const leaveOnce = (name: string, network: Network): (() => void) => {
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      network.inside -= 1;
      const [next] = network.waiting;
      if (next) start(name, network, next);
      else if (network.inside === 0) networks.delete(name);
    };
  };
  const start = (name: string, network: Network, waiting: Waiting): void => {
    network.waiting.delete(waiting);
    clearTimeout(waiting.timer);
    network.inside += 1;
    waiting.begin(leaveOnce(name, network));
  };
  const enter = (name: string, begin: Begin): (() => void) => {
    const network = networks.get(name) ?? { inside: 0, waiting: new Set() };
    networks.set(name, network);
    if (network.inside < inFlight) {
      network.inside += 1;
      begin(leaveOnce(name, network));
      return nothing;
    }
    if (network.waiting.size >= queued) {
      begin(null);
      return nothing;
    }
    const giveUp = (): void => {
      if (network.waiting.delete(waiting)) begin(null);
    };
    const waiting: Waiting = { begin, timer: setTimeout(giveUp, patienceMs).unref() };
    network.waiting.add(waiting);
    return () => {
      network.waiting.delete(waiting);
      clearTimeout(waiting.timer);
    };
  };
  return { enter };
}
