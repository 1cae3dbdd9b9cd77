import { useForm } from 'react-hook-form';
import type { WaitedModel } from '#contract/admin/people/wait.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useDraft } from '../../kit/forms/use-draft.ts';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import type { RunAction } from '../../shell/use-action.ts';

interface Props {
  wait: WaitedModel;
  /** The size of the alerts, formatted. */
  size: string;
  runAction: RunAction<'END'>;
  onClose: () => void;
}

/** Ends the alerts for a product: says how many shoppers no longer get a message; with a reason. */
export function EndWaitsSheet({ wait, size, runAction, onClose }: Props) {
  const { t } = useWords();
  const form = useForm({ defaultValues: { reason: '' } });
  const { register, handleSubmit, formState } = form;
  const { artikul, sizeMm, lengthCm, waiting } = wait;
  const draft = useDraft(form, {
    name: `wait ${artikul} ${sizeMm} ${lengthCm} END`,
    title: `${artikul}: ${t('bo-people:wait.end')}`,
  });
  const submit = handleSubmit(async ({ reason }) => {
    const body = { artikul, sizeMm, lengthCm, reason };
    if (!(await runAction('END', () => callApi('POST /api/admin/v1/stock-alerts/end', { body })))) return;
    draft.finish();
    onClose();
  });
  return (
    <Sheet title={t('bo-people:wait.endTitle')} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <p>{t('bo-people:wait.endLead', { artikul, size, count: waiting })}</p>
        <Field
          label={t('bo-people:wait.reason')}
          helper={t('bo-people:wait.reasonHelp')}
          maxLength={300}
          error={formState.errors.reason && t('bo-shell:needed')}
          {...register('reason', { required: true })}
        />
        <Button type="submit" loading={formState.isSubmitting}>
          {t('bo-people:wait.end')}
        </Button>
      </form>
    </Sheet>
  );
}
