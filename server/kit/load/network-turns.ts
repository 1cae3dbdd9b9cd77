/** How many requests of one network are in progress in this process, and how many more wait for their turn. */
export interface TurnLimits {
  inFlight: number;
  /** Limits that apply while other networks send requests, too; left out = the same limits. */
  contended?: {
    /** Replaces `inFlight`. */
    inFlight: number;
    /** A network of which more requests wait than this is crowded: one of them is in progress at a time, */
    crowdedFrom: number;
    /** and then none for so many times as long as it took, shared by the crowded networks. */
    restTimes: number;
  };
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
   * Calls `begin` at once when the network has room, else when its turn has come. Returns a function that gives the place in the queue up,
   * for a client that has gone.
   */
  enter(name: string, begin: Begin): () => void;
}

const nothing = (): void => undefined;
/** Others are there as long after they came. */
const recentlyMs = 1_000;
/** However long a request took, the rest after it is no longer. */
const longestRestMs = 100;

/**
 * So that one network cannot take all places of a process: its requests beyond `inFlight` wait, first come first served, and only what
 * is more than the queue takes is turned away. Pages are work for the processor alone, so that two of one network already double the time
 * of everybody's: `contended` leaves a crowded network a part of the processor. A crowd of honest shoppers behind one address waits a
 * moment, and nobody else waits for them.
 */
export function createNetworkTurns({ inFlight, contended, queued, patienceMs }: TurnLimits): NetworkTurns {
  const networks = new Map<string, Network>();
  const otherNetworks = watchOtherNetworks();
  // where all wait because the machine is slow, only the longest queues are a crowd
  const isCrowded = ({ waiting }: Network): boolean =>
    contended !== undefined &&
    waiting.size > contended.crowdedFrom &&
    waiting.size * 2 >= longestQueue(networks);
  const roomOf = (name: string, network: Network): number => {
    if (contended === undefined || !otherNetworks.haveCome(name)) return inFlight;
    return isCrowded(network) ? 1 : contended.inFlight;
  };
  const hasRoom = (name: string, network: Network): boolean => network.inside < roomOf(name, network);
  const restMsOf = (name: string, network: Network, tookMs: number): number => {
    if (contended === undefined || !isCrowded(network) || !otherNetworks.haveCome(name)) return 0;
    const crowded = [...networks.values()].filter(isCrowded).length;
    return Math.min(longestRestMs, (contended.restTimes * tookMs) / crowded);
  };
  const free = (name: string, network: Network): void => {
    network.inside -= 1;
    for (const next of network.waiting) {
      if (!hasRoom(name, network)) break;
      start(name, network, next);
    }
    if (network.inside === 0) networks.delete(name);
  };
  const leaveOnce = (name: string, network: Network): (() => void) => {
    const begunAt = performance.now();
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      const restMs = restMsOf(name, network, performance.now() - begunAt);
      if (restMs === 0) free(name, network);
      else setTimeout(free, restMs, name, network).unref();
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
    otherNetworks.note(name);
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

function longestQueue(networks: ReadonlyMap<string, Network>): number {
  let longest = 0;
  for (const { waiting } of networks.values()) longest = Math.max(longest, waiting.size);
  return longest;
}

interface OtherNetworks {
  /** This network has come. */
  note(name: string): void;
  /** Another one came lately. */
  haveCome(name: string): boolean;
}

function watchOtherNetworks(): OtherNetworks {
  let last = { name: '', at: -Infinity };
  let lastOther = last;
  return {
    note: (name) => {
      if (last.name !== name) lastOther = last;
      last = { name, at: performance.now() };
    },
    haveCome: (name) => performance.now() - (last.name === name ? lastOther : last).at < recentlyMs,
  };
}
