import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { sendEvent } from './send-events.ts';

/** Reports the browser's performance metrics of this page as they become final. */
export function watchVitals(): void {
  const note = ({ name, value, rating }: Metric) =>
    sendEvent('web_vitals', {
      metric: name,
      value: name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value),
      rating,
    });
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(note);
}

const maxFaults = 10;
const longest = 200;

/** Reports errors by the browser's short message; the server removes anything that may identify a person. */
export function watchFaults(): void {
  let count = 0;
  const note = (kind: 'script' | 'promise', error: unknown) => {
    count += 1;
    if (count > maxFaults) return;
    const message = error instanceof Error ? `${error.name}: ${error.message}`.slice(0, longest) : undefined;
    sendEvent('zr_error', { kind, ...(message !== undefined && { message }) });
  };
  addEventListener('error', ({ error }) => note('script', error));
  addEventListener('unhandledrejection', ({ reason }) => note('promise', reason));
}
