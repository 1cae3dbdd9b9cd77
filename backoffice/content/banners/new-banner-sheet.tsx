import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { Field, FieldFrame } from '#ui/controls/field.tsx';
import { Form } from '../../kit/forms/refused/form.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useDraft } from '../../kit/forms/use-draft.ts';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { placements } from './banner-form.ts';

interface Fields {
  titleRu: string;
  placement: (typeof placements)[number];
}

/** Creates a banner with its title and its place. */
export function NewBannerSheet({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { attempt, error, isBusy } = useAttempt();
  const form = useForm<Fields>({
    defaultValues: { titleRu: '', placement: 'HOME_HERO' },
  });
  const { register, handleSubmit, formState } = form;
  const draft = useDraft(form, { name: 'banner NEW', title: t('bo-content:banners.new') });
  const submit = handleSubmit((body) =>
    attempt(async () => {
      const { id } = await callApi('POST /api/admin/v1/banners', { body });
      draft.finish();
      await navigate(`/content/banners/${id}`);
    }),
  );
  return (
    <Sheet title={t('bo-content:banners.new')} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <Form error={error} onSubmit={submit}>
        <Field
          label={t('bo-content:moments.titleRu')}
          maxLength={120}
          error={formState.errors.titleRu && t('bo-shell:needed')}
          {...register('titleRu', { required: true })}
        />
        <FieldFrame label={t('bo-content:banners.placement')}>
          {(ids) => (
            <select className="input" {...register('placement')} {...ids}>
              {placements.map((placement) => (
                <option key={placement} value={placement}>
                  {t(`bo-content:banners.place.${placement}`)}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <ProblemLine error={error} />
        <Button type="submit" loading={isBusy}>
          {t('bo-content:create')}
        </Button>
      </Form>
    </Sheet>
  );
}
