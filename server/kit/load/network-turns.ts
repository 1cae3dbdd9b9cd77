/** How many requests of one network are in progress in this process, and how many more wait for their turn. */
export interface TurnLimits {
  inFlight: number;
  /** Instead of `inFlight`, while other networks come, too; left out = the same. */
  besideOthers?: number;
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
/** Others are there as long after they came. */
const recentlyMs = 1_000;

/**
 * So that one network cannot take all places of a process: its requests beyond `inFlight` wait, first come first served, and only what
 * is more than the queue takes is turned away. A crowd of honest shoppers behind one address waits a moment; nobody else waits for them,
 * and for pages, which are work for the processor alone, `besideOthers` keeps that work short.
 */
export function createNetworkTurns({
  inFlight,
  besideOthers = inFlight,
  queued,
  patienceMs,
}: TurnLimits): NetworkTurns {
  const networks = new Map<string, Network>();
  const comesWithOthers = watchOthers();
  const hasRoom = (name: string, { inside }: Network): boolean =>
    inside < (comesWithOthers(name) ? besideOthers : inFlight);
  const leaveOnce = (name: string, network: Network): (() => void) => {
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      network.inside -= 1;
      for (const next of network.waiting) {
        if (!hasRoom(name, network)) break;
        start(name, network, next);
      }
      if (network.inside === 0) networks.delete(name);
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
    if (hasRoom(name, network)) {
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

/** Notes that a network has come; answers whether another one came lately. */
function watchOthers(): (name: string) => boolean {
  let last = { name: '', at: -Infinity };
  let lastOther = last;
  return (name) => {
    const now = performance.now();
    if (last.name !== name) lastOther = last;
    last = { name, at: now };
    return now - lastOther.at < recentlyMs;
  };
}
