import { Controller } from 'react-hook-form';
import type { ChangePicture, Media } from '#contract/admin/catalog/media.ts';
import { Button } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { Field } from '#ui/controls/field.tsx';
import { ConflictChoices } from '../forms/conflict-choices.tsx';
import { DraftOffer } from '../forms/draft-offer.tsx';
import { useRecordForm } from '../forms/use-record-form.ts';
import { Sheet } from '../sheet.tsx';
import { useWords } from '../words.tsx';
import { uzbekLetters } from '../forms/uzbek-letters.ts';
import { FocalField } from './focal-field.tsx';

type Picture = Pick<
  Media,
  | 'id'
  | 'url'
  | 'kind'
  | 'altRu'
  | 'altUz'
  | 'altEn'
  | 'focal'
  | 'isModelPhoto'
  | 'isInScale'
  | 'width'
  | 'height'
> & {
  /** Of a picture in the library; a record's picture is saved with its record. */
  version?: number;
};

interface Props {
  picture: Picture;
  /** Returns whether it was saved. */
  onSave: (change: ChangePicture) => Promise<boolean>;
  onClose: () => void;
}

/** A picture's alternative text in three languages, and the point that stays visible when it is cropped. */
export function PictureSheet({ picture, onSave, onClose }: Props) {
  const { t } = useWords();
  const { id, altRu, altUz, altEn, focal, isModelPhoto, isInScale, version = 0 } = picture;
  const { form, conflicts, draft } = useRecordForm<Required<ChangePicture>>(
    { altRu, altUz, altEn, focal, isModelPhoto, isInScale },
    { name: `picture ${id}`, title: `${t('bo-pictures:about')}: ${altRu}`, version },
  );
  const { register, control, handleSubmit, setValue, formState } = form;
  const submit = handleSubmit(async (change) => {
    if (!(await onSave(change))) return;
    draft.finish();
    onClose();
  });
  return (
    <Sheet title={t('bo-pictures:about')} isOpen onClose={onClose}>
      <form className="form" onSubmit={(event) => void submit(event)}>
        <DraftOffer draft={draft} />
        <ConflictChoices
          conflicts={conflicts}
          labelOf={(name) => t(`bo-pictures:${name === 'focal' ? 'focal.title' : name}`)}
        />
        {picture.kind === 'IMAGE' && (
          <Controller
            control={control}
            name="focal"
            render={({ field: { value, onChange } }) => (
              <FocalField picture={picture} value={value} onChange={onChange} />
            )}
          />
        )}
        <Field label={t('bo-pictures:altRu')} maxLength={200} {...register('altRu')} />
        <Field
          label={t('bo-pictures:altUz')}
          maxLength={200}
          {...register('altUz', {
            onBlur: (event: { target: HTMLInputElement }) =>
              setValue('altUz', uzbekLetters(event.target.value)),
          })}
        />
        <Field label={t('bo-pictures:altEn')} maxLength={200} {...register('altEn')} />
        <div className="picture-marks">
          <Checkbox label={t('bo-pictures:isModelPhoto')} {...register('isModelPhoto')} />
          <Checkbox label={t('bo-pictures:isInScale')} {...register('isInScale')} />
        </div>
        <Button type="submit" loading={formState.isSubmitting} disabled={conflicts.list.length > 0}>
          {t('bo-pictures:save')}
        </Button>
      </form>
    </Sheet>
  );
}
