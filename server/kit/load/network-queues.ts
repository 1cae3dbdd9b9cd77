/** Limits on the requests of one network in this process: in progress, and waiting. */
export interface QueueLimits {
  inFlight: number;
  /** Limits that apply while other networks also send requests; if omitted, the same limits. */
  contended?: {
    /** Replaces `inFlight`. */
    inFlight: number;
    /** A network with more waiting requests than this is crowded: one of them runs at a time, */
    crowdedFrom: number;
    /** followed by a pause of that many times its duration, shared by the crowded networks. */
    restTimes: number;
  };
  queued: number;
  /** Maximum wait for a turn. */
  maxWaitMs: number;
}

/** `leave` ends the turn. Null if there is none: the queue is full, or the wait was too long. */
type Begin = (leave: (() => void) | null) => void;

interface Waiting {
  begin: Begin;
  timer: NodeJS.Timeout;
}

interface Network {
  inside: number;
  waiting: Set<Waiting>;
}

export interface NetworkQueues {
  /**
   * Calls `begin` at once if the network has capacity, otherwise when its turn comes. Returns a function that removes the request from the
   * queue, for a client that has disconnected.
   */
  enter(name: string, begin: Begin): () => void;
}

const nothing = (): void => undefined;
/** For this long after its last request a network counts as active. */
const recentlyMs = 1_000;
/** Maximum pause, however long the request took. */
const maxRestMs = 100;

/**
 * Prevents one network from taking all capacity of a process: its requests beyond `inFlight` wait in sequence, and only those beyond the
 * queue are refused. Pages need only the processor, so two of one network already double everybody's response time: `contended` leaves a
 * crowded network a part of the processor. Many honest shoppers behind one address wait a moment, and nobody else waits for them.
 */
export function createNetworkQueues({ inFlight, contended, queued, maxWaitMs }: QueueLimits): NetworkQueues {
  const networks = new Map<string, Network>();
  const otherNetworks = watchOtherNetworks();
  // if all wait because the machine is slow, only the longest queues count as crowded
  const isCrowded = ({ waiting }: Network): boolean =>
    contended !== undefined &&
    waiting.size > contended.crowdedFrom &&
    waiting.size * 2 >= maxQueueLength(networks);
  const roomOf = (name: string, network: Network): number => {
    if (contended === undefined || !otherNetworks.haveCome(name)) return inFlight;
    return isCrowded(network) ? 1 : contended.inFlight;
  };
  const hasRoom = (name: string, network: Network): boolean => network.inside < roomOf(name, network);
  const restMsOf = (name: string, network: Network, tookMs: number): number => {
    if (contended === undefined || !isCrowded(network) || !otherNetworks.haveCome(name)) return 0;
    const crowded = [...networks.values()].filter(isCrowded).length;
    return Math.min(maxRestMs, (contended.restTimes * tookMs) / crowded);
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
    const waiting: Waiting = { begin, timer: setTimeout(giveUp, maxWaitMs).unref() };
    network.waiting.add(waiting);
    return () => {
      network.waiting.delete(waiting);
      clearTimeout(waiting.timer);
    };
  };
  return { enter };
}

function maxQueueLength(networks: ReadonlyMap<string, Network>): number {
  let longest = 0;
  for (const { waiting } of networks.values()) longest = Math.max(longest, waiting.size);
  return longest;
}

interface OtherNetworks {
  /** Records that this network sent a request. */
  note(name: string): void;
  /** Checks whether another network sent a request recently. */
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
