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
 * Refuses with OVERLOADED while the event loop is too slow. Returns a function that reports whether it is so now. A sample that began before
 * the port was open is ignored: it measures the loading of modules, and would refuse visitors for a second after a slow start.
 */
export async function addLoopPressure(
  app: App,
  { maxDelayMs, sampleMs, isExempt }: LoopPressureSettings,
): Promise<() => boolean> {
  let isMeasured = false;
  // the sample during which the port was opened ends within the first interval, and holds until the end of the second
  app.addHook('onListen', () => void setTimeout(() => (isMeasured = true), 2 * sampleMs).unref());
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
