import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts it in hundredths of a second. */
const tickMs = 10;

/**
 * CPU time that this process and everything it started have used until now, in ms: what a call costs does not change when other
 * programs slow the machine down. Linux only; elsewhere this process alone is counted.
 */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + childrenMs();
}

/** The same of another process: of itself, and of what it started (a shop's database). Linux only; elsewhere 0. */
export function cpuOf(pid: number): { ownMs: number; databaseMs: number } {
  const processes = readProcesses();
  const ownMs = (processes.find((each) => each.pid === pid)?.ticks ?? 0) * tickMs;
  return { ownMs, databaseMs: childrenMs(pid, processes) };
}

/** CPU time of one connection's backend of PostgreSQL, in ms. Linux only; elsewhere 0. */
export function backendMs(pid: number): number {
  return (readProcess(pid)[0]?.ticks ?? 0) * tickMs;
}

function childrenMs(pid = process.pid, processes = readProcesses()): number {
  const family = new Set([pid]);
  // numbers come round: a child may have a lower one than its parent, so they are gone through until nobody is added
  for (let size = 0; size < family.size;) {
    size = family.size;
    for (const each of processes) if (family.has(each.parent)) family.add(each.pid);
  }
  return processes
    .filter((each) => family.has(each.pid))
    .reduce((sum, each) => sum + (each.endedTicks + (each.pid === pid ? 0 : each.ticks)) * tickMs, 0);
}

interface Process {
  pid: number;
  parent: number;
  ticks: number;
  /** CPU time of the children that have ended, ticks: when a connection of PostgreSQL closes, its time is still counted. */
  endedTicks: number;
}

function readProcesses(): Process[] {
  try {
    const pids = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .toSorted((a, b) => a - b);
    return pids.flatMap(readProcess);
  } catch {
    return [];
  }
}

function readProcess(pid: number): Process[] {
  try {
    // "pid (name) state parent … user-time system-time children's-user-time children's-system-time": the name may hold spaces and brackets
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const ticksAt = (place: number) => Number(fields[place]) + Number(fields[place + 1]);
    return [{ pid, parent: Number(fields[1]), ticks: ticksAt(11), endedTicks: ticksAt(13) }];
  } catch {
    // it ended meanwhile
    return [];
  }
}
