import { formatDay } from '#ui/dates.ts';
import { usePage } from '#storefront/shell/page.ts';
import { nextStep, type ComingOrder } from './next-step.ts';

/** When the order comes: in days, never in speeds (CHK-6). */
export function NextStepLine({ order }: { order: ComingOrder }) {
  const { t, language } = usePage();
  const step = nextStep(order);
  if (step === null) return null;
  const [from, to] = [formatDay(order.promisedFrom, language), formatDay(order.promisedTo, language)];
  return <>{t(`order:next.${step}`, { from, to })}</>;
}
