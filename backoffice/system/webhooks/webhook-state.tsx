import type { Webhook, WebhookDelivery } from '#contract/admin/system/webhook.ts';
import { formatInstant } from '../../kit/instants.ts';
import { Status, type Tone } from '../../kit/status.tsx';
import { useWords } from '../../kit/words.tsx';

/** Whether messages are being delivered. */
export function WebhookState({
  webhook,
}: {
  webhook: Pick<Webhook, 'state' | 'offBecause' | 'failingSince'>;
}) {
  const { t } = useWords();
  const { state, offBecause, failingSince } = webhook;
  if (state === 'ACTIVE')
    return failingSince === null ? (
      <Status tone="done">{t('bo-system:webhook.state.ACTIVE')}</Status>
    ) : (
      <Status tone="bad">{t('bo-system:webhook.state.FAILING')}</Status>
    );
  const word = offBecause === 'FAILING' ? 'OFF_FAILING' : (offBecause ?? 'STAFF');
  return (
    <Status tone={offBecause === 'STAFF' ? 'over' : 'bad'}>{t(`bo-system:webhook.state.${word}`)}</Status>
  );
}

const toneOf: Record<WebhookDelivery['state'], Tone> = { WAITING: 'waits', DONE: 'done', FAILED: 'bad' };

export function DeliveryState({ state }: Pick<WebhookDelivery, 'state'>) {
  const { t } = useWords();
  return <Status tone={toneOf[state]}>{t(`bo-system:webhook.deliveryState.${state}`)}</Status>;
}

type Attempt = NonNullable<Webhook['lastAttempt']>;

/** The result of an attempt, in a few words. */
export function useAnswerWords(): (attempt: Pick<Attempt, 'status' | 'fault'>) => string {
  const { t } = useWords();
  return ({ status, fault }) =>
    fault === null
      ? t('bo-system:webhook.status', { status: status ?? '' })
      : t(`bo-system:webhook.fault.${fault}`);
}

/** The latest attempt: its result and time. */
export function LastAttempt({ attempt }: { attempt: Attempt | null }) {
  const { t, language } = useWords();
  const answerOf = useAnswerWords();
  if (attempt === null) return <span className="ink-2">{t('bo-system:webhook.never')}</span>;
  return (
    <span className="message-title">
      {answerOf(attempt)}
      <span className="meta ink-2">{formatInstant(attempt.at, language)}</span>
    </span>
  );
}
