import underPressure from '@fastify/under-pressure';
import type { FastifyRequest } from 'fastify';
import type { App } from '../http/app-type.ts';
import { limitRefusal } from '../limits/limit-hits.ts';

interface LoopPressureSettings {
  /** Mean delay of the event loop within a sample above which requests are refused. */
  maxDelayMs: number;
  sampleMs: number;
  /** Requests that are never refused. */
  isExempt: (request: FastifyRequest) => boolean;
}

/**
 * Refuses with OVERLOADED while the event loop is too slow. Returns a function that reports whether it is so now. The slowness of a start is
 * ignored: modules that are loaded, and pages that are rendered for the first time, hold up the loop once, and would refuse visitors of a
 * slow machine for a second or two.
 */
export async function addLoopPressure(
  app: App,
  { maxDelayMs, sampleMs, isExempt }: LoopPressureSettings,
): Promise<() => boolean> {
  let isMeasured = false;
  app.addHook('onListen', () => onceCalm({ maxDelayMs, sampleMs }, () => (isMeasured = true)));
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    sampleInterval: sampleMs,
    pressureHandler: (request) => {
      if (isMeasured && !isExempt(request))
        throw limitRefusal('IN_PROGRESS', 'OVERLOADED', { retryAfterSeconds: 5 });
    },
  });
  return () => isMeasured && app.isUnderPressure();
}

/** A machine that is still slow after so many intervals is overloaded. */
const maxIntervals = 10;

/**
 * Calls `begin` after two intervals in which the loop was not held up: a sample holds until the end of the interval after its own. At the
 * latest after ten intervals.
 */
function onceCalm({ maxDelayMs, sampleMs }: Omit<LoopPressureSettings, 'isExempt'>, begin: () => void): void {
  let [last, calm, all] = [performance.now(), 0, 0];
  const timer = setInterval(() => {
    const now = performance.now();
    calm = now - last > sampleMs + maxDelayMs / 2 ? 0 : calm + 1;
    last = now;
    all += 1;
    if (calm < 2 && all < maxIntervals) return;
    clearInterval(timer);
    begin();
  }, sampleMs).unref();
}
