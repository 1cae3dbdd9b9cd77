import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The shop as `npm start` opens it, in a process of its own. */
export interface StartedShop {
  /** Waits until the shop says it; it may have said it already. Throws when the shop ends before. */
  said: (words: RegExp) => Promise<RegExpExecArray>;
  /** Resident memory of the shop's own process, whose database is others; from /proc, so on Linux only. */
  residentMb: () => number;
  end: () => Promise<void>;
}

/** At LOG_LEVEL=info every refusal is a line: only the first words are kept. */
const longestText = 1_000_000;
const root = path.join(import.meta.dirname, '..');

/** With the flags of the script `start`; `folder` is its DATA_DIR. */
export function startShop(folder: string): StartedShop {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  }; // our own file
  const [, ...args] = scripts.start.split(' ');
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', PROVIDERS_PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'info' },
  });
  let text = '';
  const listeners = new Set<() => void>();
  child.stdout.on('data', (part: Buffer) => {
    if (text.length > longestText) return;
    text += part.toString();
    for (const look of listeners) look();
  });
  return {
    said: (words) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = words.exec(text);
          if (found) resolve(found);
        };
        listeners.add(look);
        child.once('exit', (code) => reject(new Error(`The shop ended with code ${code}:\n${text}`)));
        look();
      }),
    residentMb: () => {
      const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
      return Math.round(Number(kilobytes) / 1024);
    },
    end: async () => {
      if (child.exitCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}
