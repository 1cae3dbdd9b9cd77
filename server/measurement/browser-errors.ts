import { Value } from 'typebox/value';
import { BrowserError } from '#contract/measurement.ts';
import { minuteMs } from '#domain/units/durations.ts';
import { plainMessage } from './plain-text.ts';

interface Log {
  error: (facts: object, message: string) => void;
}

/** JSON may encode one character in six bytes. */
const maxBytes = 24 * 1024;
const maxFrames = 20;
const linesPerMinute = 60;

/** Returns the page error in the body; undefined for an envelope of the reporting library or anything else. */
export function readBrowserError(body: unknown): BrowserError | undefined {
  if (!Buffer.isBuffer(body) || body.length > maxBytes) return undefined;
  try {
    const read: unknown = JSON.parse(body.toString());
    return Value.Check(BrowserError, read) ? read : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Writes browser errors to the shop's log, at most 60 a minute per process: more would add no information, and the log must not be flooded
 * from outside. Errors of browser extensions are ignored. Leaves out everything that may identify a person.
 */
export function createBrowserErrorLog(log: Log, now: () => Date): (error: BrowserError) => void {
  let minute = 0;
  let lines = 0;
  return ({ message, stack, path }) => {
    if (stack.includes('-extension://')) return;
    const thisMinute = Math.floor(now().getTime() / minuteMs);
    if (thisMinute !== minute) [minute, lines] = [thisMinute, 0];
    lines += 1;
    if (lines > linesPerMinute) return;
    log.error(
      {
        event: 'browser-error',
        browserMessage: plainMessage(withoutKey(message)) ?? 'left out',
        browserStack: framesOf(stack),
        path: withoutKey(path).replaceAll(/\d{5,}/g, '…'),
      },
      'error in a browser',
    );
  };
}

/** Only the stack frames: engines repeat the message in front of them, and it may quote what somebody typed. */
function framesOf(stack: string): string[] {
  return stack
    .split('\n')
    .filter((line) => /^\s*at |@/.test(line) && /:\d+:\d+\)?$/.test(line))
    .slice(0, maxFrames)
    .map((line) => withoutKey(line.trim().replaceAll(/[?#][^\s):]*/g, '')));
}

/** The address of a shopper's request ends with the key that opens it, and scripts of that page have the address in their frames. */
const withoutKey = (text: string): string => text.replaceAll(/(\/requests\/[\w-]+\/)[^\s/:)]+/g, '$1…');
