import { mayMeasure } from '#storefront/shell/measurement-answer.ts';

/** Loads the measuring code when the page is idle, and only after the shopper has agreed. */
export function startMeasuring(): void {
  if (!mayMeasure()) return;
  const begin = () => {
    import('./measure.ts').then(
      ({ measure }) => measure(),
      () => undefined, // no connection: this visit is not measured
    );
  };
  // Safari has no such callback
  if ('requestIdleCallback' in window) requestIdleCallback(begin);
  else setTimeout(begin, 2_000);
}
