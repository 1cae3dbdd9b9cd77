import type { UseFormReturn } from 'react-hook-form';
import type { StaffPiece } from '#contract/admin/stock/piece.ts';
import { Field } from '#ui/controls/field.tsx';
import { ChoiceField } from '../../kit/forms/choice-field.tsx';
import { useWords } from '../../kit/words.tsx';
import { MakeFields } from '../make-fields.tsx';
import { areTags, isNumber, type MeasureName, type PieceForm } from './piece-form.ts';

interface Props {
  piece: StaffPiece;
  form: UseFormReturn<PieceForm>;
}

/** A loose stone has neither a size nor a hallmark. */
export function EditFields({ piece, form }: Props) {
  const { t } = useWords();
  const { register } = form;
  return (
    <>
      <Measures form={form} />
      {piece.kind === 'jewel' && (
        <>
          <div className="form-pair">
            <Field label={t('bo-pieces:input.makersMark')} maxLength={20} {...register('makersMark')} />
            <ChoiceField
              label={t('bo-pieces:fact.hallmark')}
              options={(['maker', 'state'] as const).map((id) => ({
                id,
                label: t(`bo-pieces:hallmark.${id}`),
              }))}
              field={register('hallmarkKind')}
            />
          </div>
          <MakeFields resizable={register('resizable')} isEngravable={register('isEngravable')} />
        </>
      )}
      <div className="form-pair">
        <Field label={t('bo-pieces:fact.ikpu')} inputMode="numeric" maxLength={40} {...register('ikpu')} />
        <Field label={t('bo-pieces:fact.packageCode')} maxLength={40} {...register('packageCode')} />
      </div>
      <Field
        label={t('bo-pieces:fact.tags')}
        helper={t('bo-pieces:tagsHelp')}
        maxLength={400}
        error={form.formState.errors.tags && t('bo-pieces:tagsHelp')}
        {...register('tags', { validate: areTags })}
      />
    </>
  );
}

const measures: readonly MeasureName[] = ['sizeMm', 'lengthCm', 'widthMm', 'heightMm', 'thicknessMm'];

function Measures({ form: { register, formState } }: Pick<Props, 'form'>) {
  const { t } = useWords();
  const measure = (name: MeasureName | 'weightGrams') => ({
    label: t(`bo-pieces:input.${name}`),
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    error: formState.errors[name] && t('bo-pieces:numberNeeded'),
    ...register(name, { validate: (typed) => isNumber(typed, name === 'weightGrams') }),
  });
  return (
    <div className="form-pair">
      <Field {...measure('weightGrams')} />
      {measures.map((name) => (
        <Field key={name} {...measure(name)} />
      ))}
    </div>
  );
}
