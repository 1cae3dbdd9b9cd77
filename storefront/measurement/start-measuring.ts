import { mayMeasure } from '#storefront/shell/measurement-answer.ts';

/** Brings the part that measures once the page rests; without the shopper's yes not a byte of it. */
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
