import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { MadeWebhook, Webhook } from '#contract/admin/system/webhook.ts';
import { Button } from '#ui/controls/button.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { SavingProblem, useSaving } from '../../shell/saving.tsx';
import type { RunAction } from '../../shell/use-action.ts';
import { SecretSheet } from './secret-sheet.tsx';

export type WebhookAction = 'pause' | 'resume' | 'test' | 'resend';

interface Props {
  webhook: Webhook;
  runAction: RunAction<WebhookAction>;
  busy: WebhookAction | null;
}

/** Tests the endpoint, pauses it, or switches it on again. */
export function WebhookActions({ webhook: { id, version, state }, runAction, busy }: Props) {
  const { t } = useWords();
  const params = { id };
  const change = (action: 'pause' | 'resume') =>
    runAction(action, () =>
      callApi(
        'PATCH /api/admin/v1/webhooks/:id',
        { params, body: { state: action === 'pause' ? 'OFF' : 'ACTIVE' } },
        { version },
      ),
    );
  const test = () => runAction('test', () => callApi('POST /api/admin/v1/webhooks/:id/test', { params }));
  return (
    <div className="record-actions">
      {state === 'OFF' ? (
        <Button loading={busy !== null} onClick={() => void change('resume')}>
          {t('bo-system:webhook.resume')}
        </Button>
      ) : (
        <>
          <Button kind="secondary" loading={busy !== null} onClick={() => void change('pause')}>
            {t('bo-system:webhook.pause')}
          </Button>
          <Button loading={busy === 'test'} onClick={() => void test()}>
            {t('bo-system:webhook.test')}
          </Button>
        </>
      )}
    </div>
  );
}

/** Creates another secret; for a day messages are also signed with the former one. */
export function WebhookSecret({ webhook: { id } }: { webhook: Webhook }) {
  const { t } = useWords();
  const [made, setMade] = useState<MadeWebhook | null>(null);
  const { save, error, isBusy } = useSaving(() => undefined);
  const roll = () =>
    save(async () => setMade(await callApi('POST /api/admin/v1/webhooks/:id/roll', { params: { id } })));
  return (
    <section className="webhook-part">
      <h2 className="section-title">{t('bo-system:webhook.secretLabel')}</h2>
      <p className="meta ink-2">{t('bo-system:webhook.rollLead')}</p>
      <SavingProblem error={error} />
      <Button kind="secondary" loading={isBusy} onClick={() => void roll()}>
        {t('bo-system:webhook.roll')}
      </Button>
      {made && <SecretSheet made={made} onClose={() => setMade(null)} />}
    </section>
  );
}

/** Removes the endpoint, after a confirmation. */
export function WebhookRemoval({ webhook: { id, name, version } }: { webhook: Webhook }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const [isSure, setSure] = useState(false);
  const { attempt, error, isBusy } = useAttempt();
  const remove = () =>
    attempt(async () => {
      await callApi('DELETE /api/admin/v1/webhooks/:id', { params: { id } }, { version });
      await navigate('/webhooks');
    });
  return (
    <section className="webhook-part">
      <h2 className="section-title">{t('bo-system:webhook.removal')}</h2>
      <p className="meta ink-2">{t('bo-system:webhook.removeLead')}</p>
      <Button kind="secondary" onClick={() => setSure(true)}>
        {t('bo-system:webhook.remove')}
      </Button>
      {isSure && (
        <Sheet title={name} isOpen onClose={() => setSure(false)}>
          <p>{t('bo-system:webhook.removeLead')}</p>
          <SavingProblem error={error} />
          <div className="sheet-actions">
            <Button loading={isBusy} onClick={() => void remove()}>
              {t('bo-system:webhook.removeYes')}
            </Button>
          </div>
        </Sheet>
      )}
    </section>
  );
}
