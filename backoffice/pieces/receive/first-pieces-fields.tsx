import { useFormContext } from 'react-hook-form';
import type { AwaitedModel } from '#contract/admin/catalog/model.ts';
import { Field } from '#ui/controls/field.tsx';
import { ChoiceField } from '../../kit/forms/choice-field.tsx';
import { useWords } from '../../kit/words.tsx';
import { MakeFields } from '../make-fields.tsx';
import type { FirstPieces } from './first-pieces.ts';

/** The fields common to all pieces: fineness, marks, and what a jeweler can do with them. */
export function MakeOfPieces({ model }: { model: AwaitedModel }) {
  const { t } = useWords();
  const { register, formState } = useFormContext<FirstPieces>();
  return (
    <>
      <div className="form-pair">
        <ChoiceField
          label={t('bo-pieces:first.probe')}
          options={[...(model.probes.length === 1 ? [] : ['']), ...model.probes.map(String)].map((id) => ({
            id,
            label: id || '—',
          }))}
          error={formState.errors.probe && t('bo-shell:needed')}
          field={register('probe', { required: true })}
        />
        <Field
          label={t('bo-pieces:first.makersMark')}
          maxLength={20}
          error={formState.errors.makersMark && t('bo-shell:needed')}
          {...register('makersMark', { required: true })}
        />
        <ChoiceField
          label={t('bo-pieces:first.hallmark')}
          options={(['state', 'maker'] as const).map((id) => ({
            id,
            label: t(`bo-pieces:first.hallmarkOf.${id}`),
          }))}
          field={register('hallmarkKind')}
        />
      </div>
      <MakeFields resizable={register('resizable')} isEngravable={register('isEngravable')} />
    </>
  );
}

/** A piece has a size, a length or neither. */
export function MeasureField() {
  const { t } = useWords();
  const { register } = useFormContext<FirstPieces>();
  return (
    <ChoiceField
      label={t('bo-pieces:first.measure')}
      options={(['sizeMm', 'lengthCm', ''] as const).map((id) => ({
        id,
        label: t(`bo-pieces:first.measureOf.${id || 'none'}`),
      }))}
      field={register('measure')}
    />
  );
}
