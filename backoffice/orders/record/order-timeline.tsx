import type { StaffOrder } from '#contract/admin/order.ts';
import { formatSom } from '#ui/format.ts';
import { formatInstant } from '../../kit/instants.ts';
import { useWords } from '../../kit/words.tsx';

/** What happened, the latest first. */
export function OrderTimeline({ order }: { order: StaffOrder }) {
  const { t, language } = useWords();
  const events = order.events.toReversed();
  return (
    <section aria-labelledby="timeline">
      <h2 className="section-title" id="timeline">
        {t('bo-orders:part.timeline')}
      </h2>
      <ol className="timeline">
        {events.map(({ at, kind, state, actor, reason, amount }, index) => (
          // nothing is ever taken out of it
          // oxlint-disable-next-line react/no-array-index-key
          <li key={events.length - index}>
            <time className="ink-2" dateTime={at}>
              {formatInstant(at, language)}
            </time>
            <p>
              {t(`bo-orders:event.${kind}`, { state: t(`bo-orders:state.${state}`) })}
              {amount !== null && `, ${formatSom(amount, language)}`}
              <span className="meta ink-2">
                {[t(`bo-orders:actor.${actor}`, { defaultValue: actor }), reason].filter(Boolean).join(' · ')}
              </span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
