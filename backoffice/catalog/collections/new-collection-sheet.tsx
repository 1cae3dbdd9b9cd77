import { useForm } from 'react-hook-form';
import { Field } from '#ui/controls/field.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { NewRecordSheet } from '../../shell/new-record-sheet.tsx';
import { uzbekLetters } from '../../kit/forms/uzbek-letters.ts';

const names = ['nameRu', 'nameUz', 'nameEn'] as const;

const empty = { nameRu: '', nameUz: '', nameEn: '' };

/** Creates a hidden collection with its names, from which its addresses are generated. */
export function NewCollectionSheet({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const form = useForm({ defaultValues: empty });
  const { register, formState } = form;
  const create = async ({ nameUz, ...typed }: typeof empty) => {
    const body = { ...typed, nameUz: uzbekLetters(nameUz) };
    const { id } = await callApi('POST /api/admin/v1/collections', { body });
    return `/catalog/collections/${id}`;
  };
  return (
    <NewRecordSheet
      name="collection NEW"
      title={t('bo-catalog:collections.new')}
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
    </NewRecordSheet>
  );
}
