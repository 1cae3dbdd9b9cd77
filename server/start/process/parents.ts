import { readFileSync } from 'node:fs';

const pollMs = 1_000;

/**
 * Calls `onGone` once when the shell or the npm that started this process has ended: its parent and grandparent. npm signals only its
 * shell, which dies without forwarding the signal. Does nothing for a shop that npm did not start, whose parent may end.
 */
export function watchParents(env: Record<string, string | undefined>, onGone: () => void): void {
  if (env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const grandparent = parentOf(parent);
  const hasGrandparent = () => grandparent === '' || parentOf(parent, grandparent) === grandparent;
  const timer = setInterval(() => {
    if (process.ppid === parent && hasGrandparent()) return;
    clearInterval(timer);
    onGone();
  }, pollMs).unref();
}

/**
 * Returns the parent of a process; `otherwise` if the system cannot tell, or not at this moment (for example when no file descriptor is
 * free).
 */
function parentOf(pid: number, otherwise = ''): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // "pid (name) state ppid …"; the name may contain any characters
    const [, parent = otherwise] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return parent;
  } catch {
    return otherwise;
  }
}
