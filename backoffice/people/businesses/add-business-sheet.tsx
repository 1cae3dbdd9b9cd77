import { useForm } from 'react-hook-form';
import type { BusinessStep } from '#contract/admin/people/business.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useDraft } from '../../kit/forms/use-draft.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import type { RunAction } from '../../shell/use-action.ts';

export type BusinessAction = BusinessStep | 'ADD';

/** Adds the company of a customer, which then has to be approved. */
export function AddBusinessSheet({
  runAction,
  onClose,
}: {
  runAction: RunAction<BusinessAction>;
  onClose: () => void;
}) {
  const { t } = useWords();
  const form = useForm({
    defaultValues: { customerId: '', name: '', stir: '', contract: '' },
  });
  const { register, handleSubmit, formState } = form;
  const draft = useDraft(form, { name: 'business new', title: t('bo-people:business.add') });
  const { errors } = formState;
  const submit = handleSubmit(async ({ customerId, ...typed }) => {
    const body = { ...typed, customerId: Number(customerId) };
    if (await runAction('ADD', () => callApi('POST /api/admin/v1/businesses', { body }))) draft.finish();
    onClose();
  });
  return (
    <Sheet title={t('bo-people:business.add')} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={t('bo-people:column.company')}
          maxLength={160}
          error={errors.name && t('bo-shell:needed')}
          {...register('name', { required: true })}
        />
        <Field
          label={t('bo-people:column.stir')}
          inputMode="numeric"
          maxLength={9}
          error={errors.stir && t('bo-people:business.stirWrong')}
          {...register('stir', { pattern: /^\d{9}$/, required: true })}
        />
        <Field
          label={t('bo-people:column.contract')}
          maxLength={120}
          error={errors.contract && t('bo-shell:needed')}
          {...register('contract', { required: true })}
        />
        <Field
          label={t('bo-people:business.customerId')}
          helper={t('bo-people:business.customerIdHelp')}
          inputMode="numeric"
          maxLength={15}
          error={errors.customerId && t('bo-shell:needed')}
          {...register('customerId', { pattern: /^[1-9]\d*$/, required: true })}
        />
        <Button type="submit" loading={formState.isSubmitting}>
          {t('bo-people:business.save')}
        </Button>
      </form>
    </Sheet>
  );
}
