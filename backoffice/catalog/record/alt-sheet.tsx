import { useForm } from 'react-hook-form';
import type { StaffModel } from '#contract/admin/model.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import type { Act } from '../../shell/use-act.ts';
import { uzbekLetters } from '../uzbek-letters.ts';

type Photo = StaffModel['photos'][number];

interface Props {
  model: StaffModel;
  photo: Photo;
  act: Act<'PHOTO_ARRANGE'>;
  onClose: () => void;
}

/** What is seen on a photo, in three languages: for those who do not see it, and for search engines. */
export function AltSheet({ model, photo, act, onClose }: Props) {
  const { t } = useWords();
  const { altRu, altUz, altEn } = photo;
  const { register, handleSubmit, setValue, formState } = useForm({ defaultValues: { altRu, altUz, altEn } });
  const submit = handleSubmit(async (words) => {
    const { artikul, version, photos } = model;
    const body = { photos: photos.map(({ id }) => ({ id, ...(id === photo.id && words) })) };
    const isDone = await act('PHOTO_ARRANGE', () =>
      callApi('PATCH /api/admin/v1/models/:artikul/photos', { params: { artikul }, body }, { version }),
    );
    if (isDone) onClose();
  });
  return (
    <Sheet title={t('bo-models:words')} isOpen onClose={onClose}>
      <form className="form" onSubmit={(event) => void submit(event)}>
        {photo.kind === 'IMAGE' && <img className="alt-photo" src={`${photo.url}&w=400`} alt={altRu} />}
        <Field label={t('bo-models:field.altRu')} maxLength={200} {...register('altRu')} />
        <Field
          label={t('bo-models:field.altUz')}
          maxLength={200}
          {...register('altUz', {
            onBlur: (event: { target: HTMLInputElement }) =>
              setValue('altUz', uzbekLetters(event.target.value)),
          })}
        />
        <Field label={t('bo-models:field.altEn')} maxLength={200} {...register('altEn')} />
        <Button type="submit" loading={formState.isSubmitting}>
          {t('bo-models:save')}
        </Button>
      </form>
    </Sheet>
  );
}
