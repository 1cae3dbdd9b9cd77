import type { ReactNode } from 'react';
import type { PageLanguage } from '#contract/words.ts';
import { dayOf, formatDate, formatDay, formatDays, formatTime } from '#ui/dates.ts';
import { formatSom } from '#ui/format.ts';
import { useContacts } from '#storefront/shell/frame/footer/contacts.ts';
import { usePage } from '#storefront/shell/page.ts';
import { useFocusOn } from '#storefront/shell/frame/use-focus-on.ts';
import { NextStepLine } from './next-step-line.tsx';
import { isOver } from './next-step.ts';
import type { OrderDetail } from './order-detail.ts';
import { OrderStateWord } from './order-states.tsx';

/** The state of the order in a sentence; past steps with their day, and future ones with the promised day (ORD-1, ORD-5). */
export function OrderTimeline({ order }: { order: OrderDetail }) {
  const { t } = usePage();
  const { phoneInText } = useContacts();
  const heading = useFocusOn<HTMLHeadingElement>(order.state);
  return (
    <section className="order-progress" aria-labelledby="order-progress">
      <h2 className="h2" id="order-progress" ref={heading} tabIndex={-1}>
        <OrderStateWord state={order.state} />
      </h2>
      <p className="measure">
        {t(`order:says.${order.state}`)} <Until order={order} />
      </p>
      {order.late && <p className="measure">{t('order:late', { phone: phoneInText })}</p>}
      {!isOver(order.state) && order.state !== 'PENDING_PAYMENT' && !order.late && (
        <p className="order-next-step">
          <NextStepLine order={order} />
        </p>
      )}
      {order.handoverCode !== null && <Code code={order.handoverCode} />}
      <ol className="order-steps" aria-label={t('order:progress')}>
        {order.events
          .filter(({ kind }) => kind !== 'NEW_CODE')
          .map((event) => (
            <Done key={`${event.at} ${event.kind} ${event.state}`} event={event} />
          ))}
        {order.nextSteps.map((step) => (
          <Ahead key={step.state} step={step} />
        ))}
      </ol>
    </section>
  );
}

/** Until when the pieces are reserved for a payment or in the store, and the amount of a refund. */
function Until({ order }: { order: OrderDetail }) {
  const { t, language } = usePage();
  const { phoneInText } = useContacts();
  if (order.state === 'PENDING_PAYMENT' && order.reservedUntil !== null)
    return t('order:heldUntil', { time: formatTime(order.reservedUntil) });
  if (order.confirmBy !== null) return t('order:confirmedBy', { until: untilOf(order.confirmBy, language) });
  if (order.collectBy !== null) {
    const until = untilOf(order.collectBy, language);
    const isNoted = order.events.some(({ kind }) => kind === 'NOT_COLLECTED');
    const call = order.pickup?.phone ?? phoneInText;
    return isNoted ? t('order:collectOver', { until, phone: call }) : t('order:collectBy', { until });
  }
  const back = order.events.findLast(({ state, amount }) => state === order.state && amount !== null);
  const isOwed = order.paymentState === 'PAID' || order.paymentState === 'PARTIALLY_REFUNDED';
  if (isOver(order.state) && isOwed && back !== undefined && back.kind !== 'REFUNDED')
    return t('order:goesBack', { sum: formatSom(back.amount ?? 0, language) });
  return null;
}

/** "23 November, 19:07". */
const untilOf = (instant: string, language: PageLanguage): string =>
  `${formatDay(dayOf(instant), language)}, ${formatTime(instant)}`;

function Code({ code }: { code: string }) {
  const { t } = usePage();
  return (
    <div className="order-code">
      <p className="label">{t('order:code')}</p>
      <p className="order-code-digits tabular">{code}</p>
      <p className="small ink-2 measure">{t('order:codeHint')}</p>
    </div>
  );
}

function Done({ event }: { event: OrderDetail['events'][number] }) {
  const { t, language } = usePage();
  const sum = event.amount === null ? '' : formatSom(event.amount, language);
  const words: ReactNode =
    event.kind === 'MOVED' ? t(`order:state.${event.state}`) : t(`order:event.${event.kind}`, { sum });
  return (
    <li data-step="done">
      <span>{words}</span>
      <time className="meta ink-2 tabular" dateTime={event.at}>
        {formatDate(dayOf(event.at), language)}, {formatTime(event.at)}
      </time>
    </li>
  );
}

function Ahead({ step: { state, from, to } }: { step: OrderDetail['nextSteps'][number] }) {
  const { t, language } = usePage();
  const when =
    to === null
      ? null
      : from === null
        ? t('order:by', { day: formatDay(to, language) })
        : formatDays({ from, to }, language);
  return (
    <li data-step="ahead">
      <span className="ink-2">{t(`order:coming.${state}`)}</span>
      {when !== null && <span className="meta ink-2 tabular">{when}</span>}
    </li>
  );
}
