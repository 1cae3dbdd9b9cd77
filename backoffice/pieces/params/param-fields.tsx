import { useFormContext } from 'react-hook-form';
import type { PieceParam } from '#contract/admin/stock/piece-param.ts';
import { Field } from '#ui/controls/field.tsx';
import { ChoiceField } from '../../kit/forms/choice-field.tsx';
import { useWords } from '../../kit/words.tsx';
import { nameIn } from '../../shell/stores.ts';
import { fieldOf, isParamNumber, type ParamsForm } from './params-form.ts';

interface Props {
  /** The characteristics available for pieces. */
  params: readonly PieceParam[];
  /** The prefix of the fields in the surrounding form, such as `params.`; omitted = none. */
  within?: string;
}

/** A field for each characteristic; an empty one means that the piece does not have it. */
export function ParamFields({ params, within = '' }: Props) {
  return params.map((param) => (
    <ParamField key={param.id} param={param} path={`${within}${fieldOf(param.id)}`} />
  ));
}

function ParamField({ param, path }: { param: PieceParam; path: string }) {
  const { t, language } = useWords();
  const { register, getFieldState, formState } = useFormContext<ParamsForm>();
  const label = [nameIn(param, language), param.unit].filter(Boolean).join(', ');
  if (param.type === 'choice')
    return (
      <ChoiceField
        label={label}
        options={[
          { id: '', label: '—' },
          ...param.values.map((value) => ({ id: value.code, label: nameIn(value, language) })),
        ]}
        field={register(path)}
      />
    );
  const isNumber = param.type === 'number';
  return (
    <Field
      label={label}
      maxLength={200}
      autoComplete="off"
      inputMode={isNumber ? 'decimal' : 'text'}
      error={getFieldState(path, formState).error && t('bo-pieces:param.number')}
      {...register(path, { validate: (typed) => !isNumber || isParamNumber(typed) })}
    />
  );
}
