import { readFileSync } from 'node:fs';

const pollMs = 1_000;

/**
 * Calls `onGone` once when the shell or the npm that started us is gone: our parent and its parent. npm gives a signal to its shell
 * only, which dies of it without a word to us. Does nothing for a shop that npm did not start: its parent may end.
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

/** The parent of a process; `otherwise` where the system does not tell, or not now (a process without a free file, for one). */
function parentOf(pid: number, otherwise = ''): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // "pid (name) state ppid …", and a name may hold anything
    const [, parent = otherwise] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return parent;
  } catch {
    return otherwise;
  }
}
