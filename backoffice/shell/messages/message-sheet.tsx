import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { SendStaffMessage, StaffMessages } from '#contract/admin/staff-message.ts';
import { Button } from '#ui/controls/button.tsx';
import { Form } from '../../kit/forms/refused/form.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useDraft } from '../../kit/forms/use-draft.ts';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../api.ts';
import { ProblemLine } from '../login/problem-line.tsx';
import { useAttempt } from '../login/use-attempt.ts';
import { ChannelField, MailFields, SmsFields, type TypedMessage } from './message-fields.tsx';
import type { MessagesOf } from './messages-of.ts';

interface Props {
  of: MessagesOf;
  messages: StaffMessages;
  onSent: (messages: StaffMessages) => void;
  onClose: () => void;
}

/** Sends an SMS with an approved text, shown as the shopper will read it, or an email with a free text. */
export function MessageSheet({ of, messages, onSent, onClose }: Props) {
  const { t } = useWords();
  const { phone, texts } = messages;
  // one key for all attempts to send this message
  const [key] = useState(() => crypto.randomUUID());
  const { attempt, error, isBusy } = useAttempt();
  const form = useForm<TypedMessage>({
    defaultValues: {
      channel: phone === null ? 'EMAIL' : 'SMS',
      template: texts[0]?.template ?? 'MISSED_CALL',
      subject: '',
      text: '',
    },
  });
  const name = 'number' in of ? of.number : String(of.id);
  const draft = useDraft(form, { name: `message ${name}`, title: t('bo-shell:messages.title') });
  const submit = form.handleSubmit(({ channel, template, subject, text }) =>
    attempt(async () => {
      const body = channel === 'SMS' ? { channel, template } : { channel, subject, text };
      onSent(await send(of, body, key));
      draft.finish();
      onClose();
    }),
  );
  const channel = useWatch({ control: form.control, name: 'channel' });
  return (
    <Sheet title={t('bo-shell:messages.write')} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <Form error={error} onSubmit={submit}>
        <ChannelField form={form} messages={messages} />
        {channel === 'SMS' ? (
          <SmsFields form={form} messages={messages} />
        ) : (
          <MailFields form={form} language={messages.language} />
        )}
        <ProblemLine error={error} />
        <Button type="submit" loading={isBusy}>
          {t('bo-shell:messages.send')}
        </Button>
      </Form>
    </Sheet>
  );
}

const send = (of: MessagesOf, body: SendStaffMessage, key: string): Promise<StaffMessages> =>
  'number' in of
    ? callApi('POST /api/admin/v1/orders/:number/messages', { params: of, body }, { key })
    : callApi(
        'POST /api/admin/v1/customers/:id/messages',
        { params: { id: of.id }, query: of.phone === undefined ? {} : { phone: of.phone }, body },
        { key },
      );
