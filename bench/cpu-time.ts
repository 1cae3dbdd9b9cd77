import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts it in hundredths of a second. */
const tickMs = 10;

/**
 * Returns the CPU time used by this process and its child processes until now, in ms: unlike elapsed time it does not depend on other
 * programs. Linux only; elsewhere only this process is counted.
 */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + childrenMs();
}

/** Returns the same for another process: its own, and that of its children (a shop's database). Linux only; elsewhere 0. */
export function cpuOf(pid: number): { ownMs: number; databaseMs: number } {
  const processes = readProcesses();
  const ownMs = (processes.find((each) => each.pid === pid)?.ticks ?? 0) * tickMs;
  return { ownMs, databaseMs: childrenMs(pid, processes) };
}

/** Returns the CPU time of the PostgreSQL backend of one connection, in ms. Linux only; elsewhere 0. */
export function backendMs(pid: number): number {
  return (readProcess(pid)[0]?.ticks ?? 0) * tickMs;
}

function childrenMs(pid = process.pid, processes = readProcesses()): number {
  const family = new Set([pid]);
  // process ids wrap around, so a child may have a lower one than its parent: repeat until nothing is added
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
  /** CPU time of ended children, in ticks: the time of closed PostgreSQL connections is still counted. */
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
    // "pid (name) state parent … user-time system-time children's-user-time children's-system-time": the name may contain spaces and
    // brackets
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const ticksAt = (place: number) => Number(fields[place]) + Number(fields[place + 1]);
    return [{ pid, parent: Number(fields[1]), ticks: ticksAt(11), endedTicks: ticksAt(13) }];
  } catch {
    // it has ended in the meantime
    return [];
  }
}
