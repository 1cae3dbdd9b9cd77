import type { Store } from '#contract/content.ts';
import { OpenLine } from '#storefront/stores/hours/open-line.tsx';
import { useClock } from '#storefront/stores/hours/use-clock.ts';
import { useTexts } from '#storefront/shell/i18n/use-texts.ts';

/** Whether the store is open now; loaded when its row is near the view. */
export function OpenNow({ store }: { store: Pick<Store, 'hours' | 'exceptions'> }) {
  const now = useClock('');
  const hasWords = useTexts('stores', true);
  return hasWords && now !== '' && <OpenLine store={store} now={now} />;
}
