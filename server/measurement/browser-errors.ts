import { Value } from 'typebox/value';
import { BrowserError } from '#contract/measurement.ts';
import { minuteMs } from '#domain/units/durations.ts';
import { plainMessage } from './plain-text.ts';

interface Log {
  error: (facts: object, message: string) => void;
}

/** JSON may write a sign of the text in six bytes. */
const mostBytes = 24 * 1024;
const mostFrames = 20;
const linesPerMinute = 60;

/** The error of a page that the body is, or undefined: the envelope of the library, or nothing of ours. */
export function readBrowserError(body: unknown): BrowserError | undefined {
  if (!Buffer.isBuffer(body) || body.length > mostBytes) return undefined;
  try {
    const read: unknown = JSON.parse(body.toString());
    return Value.Check(BrowserError, read) ? read : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Writes errors of browsers into the shop's log, at most 60 a minute of one process: more say nothing new, and a log must not be filled
 * from outside. Those of browser extensions are not ours. What may name somebody is left out.
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

/** Only where it happened: an engine repeats the message, which may quote what somebody typed, in front of the frames. */
function framesOf(stack: string): string[] {
  return stack
    .split('\n')
    .filter((line) => /^\s*at |@/.test(line) && /:\d+:\d+\)?$/.test(line))
    .slice(0, mostFrames)
    .map((line) => withoutKey(line.trim().replaceAll(/[?#][^\s):]*/g, '')));
}

/** The address of a request of a shopper ends with the key that opens it; a script of the page itself has that address in its frames. */
const withoutKey = (text: string): string => text.replaceAll(/(\/requests\/[\w-]+\/)[^\s/:)]+/g, '$1…');
