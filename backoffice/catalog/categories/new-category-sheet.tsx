import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { StaffCategory } from '#contract/admin/catalog/category.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Form } from '../../kit/forms/refused/form.tsx';
import { ChoiceField } from '../../kit/forms/choice-field.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useDraft } from '../../kit/forms/use-draft.ts';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { nameIn } from '../../shell/stores.ts';
import { forgetCatalog } from '../load-catalog.ts';
import { uzbekLetters } from '../../kit/forms/uzbek-letters.ts';
import type { TreeRow } from './category-tree.ts';

interface Props {
  rows: readonly TreeRow<StaffCategory>[];
  onClose: () => void;
}

const names = ['nameRu', 'nameUz', 'nameEn'] as const;

/** Creates a category with its names, from which its addresses are generated, and its position. */
export function NewCategorySheet({ rows, onClose }: Props) {
  const { t, language } = useWords();
  const navigate = useNavigate();
  const { attempt, error, isBusy } = useAttempt();
  const form = useForm({
    defaultValues: { nameRu: '', nameUz: '', nameEn: '', parentId: '' },
  });
  const { register, handleSubmit, formState } = form;
  const draft = useDraft(form, { name: 'category NEW', title: t('bo-catalog:categories.new') });
  const submit = handleSubmit(({ parentId, nameUz, ...typed }) =>
    attempt(async () => {
      const body = {
        ...typed,
        nameUz: uzbekLetters(nameUz),
        parentId: parentId === '' ? null : Number(parentId),
      };
      const { id } = await callApi('POST /api/admin/v1/categories', { body });
      draft.finish();
      forgetCatalog();
      await navigate(`/catalog/categories/${id}`);
    }),
  );
  const parents = rows
    .filter(({ depth }) => depth < 2)
    .map(({ category, depth }) => ({
      id: String(category.id),
      label: `${'— '.repeat(depth)}${nameIn(category, language)}`,
    }));
  return (
    <Sheet title={t('bo-catalog:categories.new')} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <Form error={error} onSubmit={submit}>
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
        <ProblemLine error={error} />
        <Button type="submit" loading={isBusy}>
          {t('bo-catalog:create')}
        </Button>
      </Form>
    </Sheet>
  );
}
