import { getMeasurementSettings } from '#client/measurement.ts';
import { watchFaults, watchVitals } from './faults.ts';
import { watchGestures } from './gestures.ts';
import { watchPages } from './pages.ts';
import { sessionId } from './session.ts';
import { reportSeen } from './sight.ts';
import { flushEvents } from './send-events.ts';

let isMeasuring = false;

/** Measures this visit from now on; a second call changes nothing. Comes only after the shopper's yes (start-measuring.ts). */
export function measure(): void {
  if (isMeasuring) return;
  isMeasuring = true;
  sessionId();
  watchGestures();
  watchPages();
  watchFaults();
  watchVitals();
  // registered after the figures', which become final at the same moment
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

/** The library of error reports is brought only where the shop has somewhere to report to. */
async function report(): Promise<void> {
  try {
    const { reportsDsn } = await getMeasurementSettings();
    if (reportsDsn !== null) (await import('./report-errors.ts')).reportErrors(reportsDsn);
  } catch {
    // no connection: this visit's errors are not reported
  }
}
