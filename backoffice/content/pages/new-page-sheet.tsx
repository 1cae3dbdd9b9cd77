import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Form } from '../../kit/forms/refused/form.tsx';
import { uzbekLetters } from '../../kit/forms/uzbek-letters.ts';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useDraft } from '../../kit/forms/use-draft.ts';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAttempt } from '../../shell/login/use-attempt.ts';

const titles = ['titleRu', 'titleUz', 'titleEn'] as const;
const address = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Creates a page with its titles and its address; it is not public until it is published. */
export function NewPageSheet({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { attempt, error, isBusy } = useAttempt();
  const form = useForm({
    defaultValues: { titleRu: '', titleUz: '', titleEn: '', slug: '' },
  });
  const { register, handleSubmit, formState } = form;
  const draft = useDraft(form, { name: 'page NEW', title: t('bo-content:pages.new') });
  const submit = handleSubmit((typed) =>
    attempt(async () => {
      const body = { ...typed, titleUz: uzbekLetters(typed.titleUz) };
      const { slug } = await callApi('POST /api/admin/v1/pages', { body });
      draft.finish();
      await navigate(`/content/pages/${slug}`);
    }),
  );
  return (
    <Sheet title={t('bo-content:pages.new')} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <Form error={error} onSubmit={submit}>
        {titles.map((name) => (
          <Field
            key={name}
            label={t(`bo-content:pages.${name}`)}
            maxLength={300}
            error={formState.errors[name] && t('bo-shell:needed')}
            {...register(name, { validate: (typed) => typed.trim() !== '' })}
          />
        ))}
        <Field
          label={t('bo-content:pages.slug')}
          helper={t('bo-content:pages.slugHelp')}
          maxLength={60}
          autoCapitalize="none"
          error={formState.errors.slug && t('bo-content:pages.slugWrong')}
          {...register('slug', { required: true, pattern: address })}
        />
        <ProblemLine error={error} />
        <Button type="submit" loading={isBusy}>
          {t('bo-content:create')}
        </Button>
      </Form>
    </Sheet>
  );
}
