import { readFileSync } from 'node:fs';

const pollMs = 1_000;

/**
 * Calls `onGone` once when the shell or the npm that started us is gone. npm gives a signal to its shell only, which dies of it
 * without a word to us. Does nothing for a shop that npm did not start: whoever started that one may go.
 */
export function watchParents(env: Record<string, string | undefined>, onGone: () => void): void {
  if (env['npm_lifecycle_event'] === undefined) return;
  const before = parents();
  const timer = setInterval(() => {
    if (parents() === before) return;
    clearInterval(timer);
    onGone();
  }, pollMs).unref();
}

/** Our parent and, where the system tells (Linux), its parent: the shell and npm. */
function parents(): string {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    // "pid (name) state ppid …", and a name may hold anything
    const [, grandparent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return `${process.ppid} ${grandparent ?? ''}`;
  } catch {
    return String(process.ppid);
  }
}
