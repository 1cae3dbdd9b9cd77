import os from 'node:os';
import { environment } from './environment.ts';

/** pino's numbers of the levels. */
const levels = { info: 30, fatal: 60 } as const;

/** Whether lines go to a collector of logs instead of a person: NODE_ENV=production. */
export const isLogged = environment['NODE_ENV'] === 'production';

/**
 * A line of the start or the end of the process: plain for a person at the terminal; in production one line of JSON with the fields of the
 * shop's own log, so that a collector of logs reads one format.
 */
export function startLine(text: string, level: keyof typeof levels = 'info'): string {
  if (!isLogged) return `${text}\n`;
  const line = {
    level: levels[level],
    time: Date.now(),
    pid: process.pid,
    hostname: os.hostname(),
    msg: text,
  };
  return `${JSON.stringify(line)}\n`;
}
