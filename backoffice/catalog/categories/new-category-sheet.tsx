import { useForm } from 'react-hook-form';
import type { StaffCategory } from '#contract/admin/catalog/category.ts';
import { Field } from '#ui/controls/field.tsx';
import { ChoiceField } from '../../kit/forms/choice-field.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { NewRecordSheet } from '../../shell/new-record-sheet.tsx';
import { nameIn } from '../../shell/stores.ts';
import { forgetCatalog } from '../load-catalog.ts';
import { uzbekLetters } from '../../kit/forms/uzbek-letters.ts';
import type { TreeRow } from './category-tree.ts';

interface Props {
  rows: readonly TreeRow<StaffCategory>[];
  onClose: () => void;
}

const names = ['nameRu', 'nameUz', 'nameEn'] as const;

const empty = { nameRu: '', nameUz: '', nameEn: '', parentId: '' };

/** Creates a category with its names, from which its addresses are generated, and its position. */
export function NewCategorySheet({ rows, onClose }: Props) {
  const { t, language } = useWords();
  const form = useForm({ defaultValues: empty });
  const { register, formState } = form;
  const create = async ({ parentId, nameUz, ...typed }: typeof empty) => {
    const body = {
      ...typed,
      nameUz: uzbekLetters(nameUz),
      parentId: parentId === '' ? null : Number(parentId),
    };
    const { id } = await callApi('POST /api/admin/v1/categories', { body });
    forgetCatalog();
    return `/catalog/categories/${id}`;
  };
  const parents = rows
    .filter(({ depth }) => depth < 2)
    .map(({ category, depth }) => ({
      id: String(category.id),
      label: `${'— '.repeat(depth)}${nameIn(category, language)}`,
    }));
  return (
    <NewRecordSheet
      name="category NEW"
      title={t('bo-catalog:categories.new')}
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
      <ChoiceField
        label={t('bo-catalog:categories.below')}
        options={[{ id: '', label: t('bo-catalog:categories.atTop') }, ...parents]}
        field={register('parentId')}
      />
    </NewRecordSheet>
  );
}
