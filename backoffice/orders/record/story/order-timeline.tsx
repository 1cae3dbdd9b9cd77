import { useState, type ReactNode } from 'react';
import type { AuditEntry } from '#contract/admin/audit.ts';
import type { StaffOrder } from '#contract/admin/order.ts';
import { TabRadios } from '#ui/controls/tab-radios.tsx';
import { formatSom } from '#ui/format.ts';
import { formatInstant } from '../../../kit/instants.ts';
import { type PageWords, useWords } from '../../../kit/words.tsx';
import { type TimelineEntry, timelineEntries, timelineKinds } from './timeline-entries.ts';
import { useStory } from './use-story.ts';

const choices = ['all', ...timelineKinds] as const;

/**
 * The events of an order, the latest first: steps, payments with their provider's calls, messages, notes and prints;
 * can be filtered by kind.
 */
export function OrderTimeline({ order, history }: { order: StaffOrder; history: readonly AuditEntry[] }) {
  const { t, language } = useWords();
  const [shown, setShown] = useState<(typeof choices)[number]>('all');
  const story = useStory(order);
  const entries = timelineEntries({ order, history, ...story });
  const kinds = new Set(entries.map(({ kind }) => kind));
  const visible = entries.filter(({ kind }) => shown === 'all' || kind === shown);
  return (
    <section aria-labelledby="timeline">
      <h2 className="section-title" id="timeline">
        {t('bo-orders:part.timeline')}
      </h2>
      <TabRadios
        name="timeline"
        legend={t('bo-orders:story.shown')}
        value={shown}
        options={choices
          .filter((kind) => kind === 'all' || kind === shown || kinds.has(kind))
          .map((value) => ({ value, label: t(`bo-orders:story.kind.${value}`) }))}
        onChange={setShown}
      />
      <ol className="timeline">
        {visible.map((entry) => {
          const { title, facts } = wordsOf(entry, { t, language });
          return (
            <li key={entry.key}>
              <time className="ink-2" dateTime={entry.at}>
                {formatInstant(entry.at, language)}
              </time>
              <p>
                {title}
                <span className="meta ink-2">{facts.filter(Boolean).join(' · ')}</span>
              </p>
            </li>
          );
        })}
      </ol>
      {visible.length === 0 && <p className="ink-2">{t('bo-orders:story.none')}</p>}
    </section>
  );
}

interface EntryWords {
  title: ReactNode;
  facts: (string | false | null | undefined)[];
}

function wordsOf(entry: TimelineEntry, { t, language }: PageWords): EntryWords {
  if ('event' in entry) {
    const { kind, state, actor, reason, amount } = entry.event;
    const title = t(`bo-orders:event.${kind}`, { state: t(`bo-orders:state.${state}`) });
    return {
      title: amount === null ? title : `${title}, ${formatSom(amount, language)}`,
      facts: [t(`bo-orders:actor.${actor}`, { defaultValue: actor }), reason],
    };
  }
  if ('call' in entry) {
    const { provider, failure, amount, transaction } = entry.payment;
    const why = entry.call === 'ENDED' && failure !== null && t(`bo-orders:failure.${failure}`);
    return {
      title: `${t(`bo-orders:method.${provider}`, { defaultValue: provider })}: ${t(`bo-orders:call.${entry.call}`)}`,
      facts: [why, formatSom(amount, language), transaction],
    };
  }
  if ('written' in entry) {
    const { template, subject, channel, state, why, by } = entry.written;
    return {
      title: template === null ? subject : t(`bo-shell:messages.templates.${template}`),
      facts: [...messageFacts({ channel, state, why }, t), by],
    };
  }
  if ('sent' in entry)
    return {
      title: t(`bo-shell:messages.shop.${entry.sent.message}`),
      facts: messageFacts(entry.sent, t),
    };
  if ('note' in entry) return { title: entry.note.body, facts: [t('bo-orders:story.note'), entry.note.by] };
  const { action, staff, reason } = entry.print;
  return { title: t(`bo-audit:action.${action}`), facts: [staff?.name, reason] };
}

const messageFacts = (
  { channel, state, why }: { channel: string; state: string; why: string | null },
  t: PageWords['t'],
) => [
  t(`bo-shell:messages.${channel}`),
  t(`bo-shell:messages.state.${state}`),
  why !== null && t(`bo-shell:messages.why.${why}`),
];
