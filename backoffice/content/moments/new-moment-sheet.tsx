import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Form } from '../../kit/forms/refused/form.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useDraft } from '../../kit/forms/use-draft.ts';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAttempt } from '../../shell/login/use-attempt.ts';

/** Creates a moment with its title and its address. */
export function NewMomentSheet({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { attempt, error, isBusy } = useAttempt();
  const form = useForm({ defaultValues: { titleRu: '', product: '' } });
  const { register, handleSubmit, formState } = form;
  const draft = useDraft(form, { name: 'moment NEW', title: t('bo-content:moments.new') });
  const submit = handleSubmit((body) =>
    attempt(async () => {
      const { id } = await callApi('POST /api/admin/v1/moments', { body });
      draft.finish();
      await navigate(`/content/moments/${id}`);
    }),
  );
  return (
    <Sheet title={t('bo-content:moments.new')} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <Form error={error} onSubmit={submit}>
        <Field
          label={t('bo-content:moments.titleRu')}
          maxLength={200}
          error={formState.errors.titleRu && t('bo-shell:needed')}
          {...register('titleRu', { required: true })}
        />
        <Field
          label={t('bo-content:moments.address')}
          helper={t('bo-content:moments.addressHelp')}
          maxLength={100}
          error={formState.errors.product && t('bo-content:moments.addressNeeded')}
          {...register('product', { required: true, pattern: /^[a-z0-9-]+$/ })}
        />
        <ProblemLine error={error} />
        <Button type="submit" loading={isBusy}>
          {t('bo-content:create')}
        </Button>
      </Form>
    </Sheet>
  );
}
