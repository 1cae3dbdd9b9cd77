import { useForm } from 'react-hook-form';
import type { StaffParam } from '#contract/admin/catalog/param.ts';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { Field } from '#ui/controls/field.tsx';
import { ChoiceField } from '../../kit/forms/choice-field.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { NewRecordSheet } from '../../shell/new-record-sheet.tsx';
import { uzbekLetters } from '../../kit/forms/uzbek-letters.ts';
import { paramTypes, unitOf } from './param-form.ts';

const names = ['nameRu', 'nameUz', 'nameEn'] as const;

interface Fields {
  nameRu: string;
  nameUz: string;
  nameEn: string;
  type: StaffParam['type'];
  unit: string;
  filterable: boolean;
}

export function NewParamSheet({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const form = useForm<Fields>({
    defaultValues: { nameRu: '', nameUz: '', nameEn: '', type: 'choice', unit: '', filterable: false },
  });
  const { register, formState } = form;
  const create = async ({ nameUz, unit, ...typed }: Fields) => {
    const body = { ...typed, nameUz: uzbekLetters(nameUz), unit: unitOf(unit) };
    const { id } = await callApi('POST /api/admin/v1/params', { body });
    return `/catalog/params/${id}`;
  };
  return (
    <NewRecordSheet
      name="param NEW"
      title={t('bo-catalog:params.new')}
      submit={t('bo-catalog:create')}
      form={form}
      create={create}
      onClose={onClose}
    >
      {names.map((name) => (
        <Field
          key={name}
          label={t(`bo-catalog:field.${name}`)}
          maxLength={80}
          error={formState.errors[name] && t('bo-shell:needed')}
          {...register(name, { validate: (typed) => typed.trim() !== '' })}
        />
      ))}
      <div className="form-pair">
        <ChoiceField
          label={t('bo-catalog:params.type')}
          options={paramTypes.map((id) => ({ id, label: t(`bo-catalog:params.types.${id}`) }))}
          field={register('type')}
        />
        <Field label={t('bo-catalog:params.unit')} maxLength={12} {...register('unit')} />
      </div>
      <Checkbox label={t('bo-catalog:params.filterable')} {...register('filterable')} />
    </NewRecordSheet>
  );
}
