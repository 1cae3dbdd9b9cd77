import type { WebhookDeliveryRecord } from '#contract/admin/system/webhook.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatInteger } from '#ui/format.ts';
import { formatInstant } from '../../kit/instants.ts';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { DeliveryState, useAnswerWords } from './webhook-state.tsx';

interface Props {
  delivery: WebhookDeliveryRecord;
  isBusy: boolean;
  /** Null if it cannot be sent again now. */
  onResend: (() => void) | null;
  onClose: () => void;
}

/** A delivery: what was sent, each attempt and the beginning of its response. */
export function DeliverySheet({ delivery, isBusy, onResend, onClose }: Props) {
  const { t, language } = useWords();
  const { messageId, event, at, state, nextAt, body, log } = delivery;
  return (
    <Sheet title={t(`bo-system:webhook.event.${event}`)} isOpen onClose={onClose}>
      <dl className="facts">
        <dt>{t('bo-system:column.state')}</dt>
        <dd>
          <DeliveryState state={state} />
        </dd>
        <dt>{t('bo-system:webhook.at')}</dt>
        <dd>{formatInstant(at, language)}</dd>
        {nextAt !== null && (
          <>
            <dt>{t('bo-system:webhook.next')}</dt>
            <dd>{log.length > 0 ? formatInstant(nextAt, language) : t('bo-system:webhook.now')}</dd>
          </>
        )}
        <dt>{t('bo-system:webhook.messageId')}</dt>
        <dd className="webhook-url">
          <code>{messageId}</code>
        </dd>
      </dl>
      <section className="webhook-part">
        <h3 className="label">{t('bo-system:webhook.body')}</h3>
        <pre className="webhook-text">{body}</pre>
        <p className="meta ink-2">{t('bo-system:webhook.bodyHelp')}</p>
      </section>
      {onResend && (
        <div className="sheet-actions">
          <Button kind="secondary" loading={isBusy} onClick={onResend}>
            {t('bo-system:webhook.resend')}
          </Button>
          <span className="meta ink-2">{t('bo-system:webhook.resendHelp')}</span>
        </div>
      )}
      <Attempts log={log} />
    </Sheet>
  );
}

function Attempts({ log }: Pick<WebhookDeliveryRecord, 'log'>) {
  const { t, language } = useWords();
  const answerOf = useAnswerWords();
  return (
    <section className="webhook-part">
      <h3 className="label">{t('bo-system:webhook.log')}</h3>
      {log.length === 0 && <p className="ink-2">{t('bo-system:webhook.noLog')}</p>}
      <ol className="webhook-log">
        {log.map((attempt) => (
          <li key={attempt.id}>
            <p>
              <b>{answerOf(attempt)}</b>{' '}
              <span className="meta ink-2">
                {`${formatInstant(attempt.at, language)}, ${t('bo-system:webhook.ms', { ms: formatInteger(attempt.ms, language) })}`}
              </span>
            </p>
            {attempt.answer !== '' && <p className="meta ink-2 webhook-answer">{attempt.answer}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
