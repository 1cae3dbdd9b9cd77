import { useForm } from 'react-hook-form';
import type { FiscalReceiptInput } from '#contract/admin/counter.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { DayField } from './days/day-field.tsx';
import { Sheet } from '../sheet.tsx';
import { useWords } from '../words.tsx';
import { DraftOffer } from './draft-offer.tsx';
import { useDraft } from './use-draft.ts';

type ReceiptOutcome = 'SENT' | 'TAKEN' | 'REFUSED';

interface Props {
  /** The name of its draft, with the payment or the sale. */
  draftName: string;
  /**
   * What became of the receipt. SENT: its draft is no longer needed. TAKEN: it is part of a form that is not sent yet, and the draft stays.
   * REFUSED: the form stays open with the error.
   */
  onDone: (receipt: FiscalReceiptInput) => ReceiptOutcome | Promise<ReceiptOutcome>;
  onClose: () => void;
}

/** The four fields of a receipt whose QR code cannot be read. The time is that of the register, in Tashkent. */
export function ReceiptForm({ draftName, onDone, onClose }: Props) {
  const { t } = useWords();
  const form = useForm({ defaultValues: { terminal: '', number: '', at: '', sign: '' } });
  const { register, handleSubmit, formState } = form;
  const draft = useDraft(form, { name: draftName, title: t('bo-counter:receipt') });
  const { errors } = formState;
  const submit = handleSubmit(async ({ terminal, number, at, sign }) => {
    const issuedAt = new Date(`${at}:00+05:00`).toISOString();
    const outcome = await onDone({ terminal, number, sign, issuedAt });
    if (outcome === 'REFUSED') return;
    if (outcome === 'SENT') draft.finish();
    onClose();
  });
  const needed = { required: true, pattern: /^[A-Za-z0-9]+$/ };
  return (
    <Sheet title={t('bo-counter:receipt')} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={t('bo-counter:terminal')}
          maxLength={40}
          error={errors.terminal && t('bo-counter:lettersAndDigits')}
          {...register('terminal', needed)}
        />
        <Field
          label={t('bo-counter:receiptNumber')}
          inputMode="numeric"
          maxLength={20}
          error={errors.number && t('bo-counter:digitsOnly')}
          {...register('number', { required: true, pattern: /^[0-9]+$/ })}
        />
        <DayField
          label={t('bo-counter:issuedAt')}
          type="datetime-local"
          error={errors.at && t('bo-shell:needed')}
          {...register('at', { required: true })}
        />
        <Field
          label={t('bo-counter:sign')}
          maxLength={40}
          error={errors.sign && t('bo-counter:lettersAndDigits')}
          {...register('sign', needed)}
        />
        <Button type="submit" loading={formState.isSubmitting}>
          {t('bo-counter:apply')}
        </Button>
      </form>
    </Sheet>
  );
}
