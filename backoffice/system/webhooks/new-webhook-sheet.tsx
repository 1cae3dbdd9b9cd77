import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import type { MadeWebhook } from '#contract/admin/system/webhook.ts';
import { Button } from '#ui/controls/button.tsx';
import { Form } from '../../kit/forms/refused/form.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useDraft } from '../../kit/forms/use-draft.ts';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { SecretSheet } from './secret-sheet.tsx';
import { WebhookFields } from './webhook-fields.tsx';
import type { WebhookForm } from './webhook-form.ts';

/** Creates an endpoint with its owner, address and events; then its secret is shown, only once. */
export function NewWebhookSheet({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const { revalidate } = useRevalidator();
  const { attempt, error, isBusy } = useAttempt();
  const [made, setMade] = useState<MadeWebhook | null>(null);
  const form = useForm<WebhookForm>({
    defaultValues: { name: '', url: 'https://', events: [], hasContacts: false },
  });
  const draft = useDraft(form, { name: 'webhook NEW', title: t('bo-system:webhook.make') });
  const submit = form.handleSubmit(({ name, url, events, hasContacts }) =>
    attempt(async () => {
      const body = { name: name.trim(), url: url.trim(), events, hasContacts };
      setMade(await callApi('POST /api/admin/v1/webhooks', { body }));
      draft.finish();
      await revalidate();
    }),
  );
  if (made !== null) return <SecretSheet made={made} onClose={onClose} />;
  return (
    <Sheet title={t('bo-system:webhook.make')} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <FormProvider {...form}>
        <Form error={error} onSubmit={submit}>
          <WebhookFields />
          <ProblemLine error={error} />
          <div className="sheet-actions">
            <Button type="submit" loading={isBusy}>
              {t('bo-system:webhook.make')}
            </Button>
          </div>
        </Form>
      </FormProvider>
    </Sheet>
  );
}
