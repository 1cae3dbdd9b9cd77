import os from 'node:os';
import { environment } from './environment.ts';

/** pino's numeric levels. */
const levels = { info: 30, fatal: 60 } as const;

/** Whether lines go to a log collector instead of a terminal: NODE_ENV=production. */
export const isLogged = environment['NODE_ENV'] === 'production';

/**
 * Returns a line about the start or end of the process: plain text on a terminal; in production one line of JSON with the fields of the
 * shop's log, so that log collectors read one format.
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
