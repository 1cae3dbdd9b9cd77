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
import { uzbekLetters } from '../../kit/forms/uzbek-letters.ts';

const names = ['nameRu', 'nameUz', 'nameEn'] as const;

/** Creates a hidden collection with its names, from which its addresses are generated. */
export function NewCollectionSheet({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { attempt, error, isBusy } = useAttempt();
  const form = useForm({
    defaultValues: { nameRu: '', nameUz: '', nameEn: '' },
  });
  const { register, handleSubmit, formState } = form;
  const draft = useDraft(form, { name: 'collection NEW', title: t('bo-catalog:collections.new') });
  const submit = handleSubmit(({ nameUz, ...typed }) =>
    attempt(async () => {
      const body = { ...typed, nameUz: uzbekLetters(nameUz) };
      const { id } = await callApi('POST /api/admin/v1/collections', { body });
      draft.finish();
      await navigate(`/catalog/collections/${id}`);
    }),
  );
  return (
    <Sheet title={t('bo-catalog:collections.new')} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <Form error={error} onSubmit={submit}>
        {names.map((name) => (
          <Field
            key={name}
            label={t(`bo-catalog:field.${name}`)}
            maxLength={80}
            error={formState.errors[name] && t('bo-shell:needed')}
            {...register(name, { validate: (typed) => typed.trim() !== '' })}
          />
        ))}
        <ProblemLine error={error} />
        <Button type="submit" loading={isBusy}>
          {t('bo-catalog:create')}
        </Button>
      </Form>
    </Sheet>
  );
}
