import { formatDay, formatDays } from '#ui/dates.ts';
import { usePage } from '#storefront/shell/page.ts';
import { nextStep, type ComingOrder } from './next-step.ts';

/** When the order arrives: a date, never a duration (CHK-6). */
export function NextStepLine({ order }: { order: ComingOrder }) {
  const { t, language } = usePage();
  const step = nextStep(order);
  if (step === null) return null;
  const { promisedFrom: from, promisedTo: to } = order;
  const days = formatDays({ from, to }, language);
  return <>{t(`order:next.${step}`, { from: formatDay(from, language), days })}</>;
}
