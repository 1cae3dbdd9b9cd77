import { getMeasurementSettings } from '#client/measurement.ts';
import { watchFaults, watchVitals } from './faults.ts';
import { watchGestures } from './gestures.ts';
import { watchPages } from './pages.ts';
import { sessionId } from './session.ts';
import { reportSeen } from './sight.ts';
import { flushEvents } from './send-events.ts';

let isMeasuring = false;

/** Starts to measure this visit; idempotent. Loaded only after the shopper has agreed (start-measuring.ts). */
export function measure(): void {
  if (isMeasuring) return;
  isMeasuring = true;
  sessionId();
  watchGestures();
  watchPages();
  watchFaults();
  watchVitals();
  // registered after the listeners of the metrics, which become final at the same event
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    reportSeen();
    setTimeout(flushEvents);
  });
  addEventListener('pagehide', () => {
    reportSeen();
    flushEvents();
  });
  void report();
}

/** The library for error reports is loaded only if the shop has a destination for them. */
async function report(): Promise<void> {
  try {
    const { reportsDsn } = await getMeasurementSettings();
    if (reportsDsn !== null) (await import('./report-errors.ts')).reportErrors(reportsDsn);
  } catch {
    // no connection: this visit's errors are not reported
  }
}
