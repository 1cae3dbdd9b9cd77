import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { Button } from '#ui/controls/button.tsx';
import { Form } from '../../kit/forms/refused/form.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useDraft } from '../../kit/forms/use-draft.ts';
import { useWords } from '../../kit/words.tsx';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import type { ReceivedGoods } from './price-received.ts';
import { useReceiving } from './use-receiving.ts';

interface Props<Form extends FieldValues> {
  artikul: string;
  form: UseFormReturn<Form>;
  help: string;
  /** Sends the typed values; null: the form itself shows what is invalid. */
  send: (typed: Form, key: string) => Promise<ReceivedGoods | null>;
  onReceived: (goods: ReceivedGoods) => void;
  children: ReactNode;
}

/** The form for a model without pieces: its draft, its fields, its submission. */
export function FirstForm<Form extends FieldValues>(props: Props<Form>) {
  const { artikul, form, help, send, onReceived, children } = props;
  const { t } = useWords();
  const { receive, error, isBusy } = useReceiving();
  const draft = useDraft(form, {
    name: `pieces receive first ${artikul}`,
    title: `${t('bo-pieces:receive.do')}: ${artikul}`,
  });
  const submit = form.handleSubmit((typed) =>
    receive(async (key) => {
      const goods = await send(typed, key);
      if (goods === null) return;
      draft.finish();
      onReceived(goods);
    }),
  );
  return (
    <FormProvider {...form}>
      <DraftOffer draft={draft} />
      <Form error={error} className="form receive-form" onSubmit={submit}>
        <p className="meta ink-2">{help}</p>
        {children}
        <ProblemLine error={error} />
        <Button type="submit" loading={isBusy}>
          {t('bo-pieces:receive.do')}
        </Button>
      </Form>
    </FormProvider>
  );
}
