import { FormProvider, useFormContext } from 'react-hook-form';
import { useLoaderData } from 'react-router';
import type { StaffCategory } from '#contract/admin/catalog/category.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Form } from '../../kit/forms/refused/form.tsx';
import { ConflictChoices } from '../../kit/forms/conflict-choices.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { LanguageFields } from '../../kit/forms/language-fields.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { Nothing, Notice } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { HistorySection } from '../../shell/history/history-section.tsx';
import { NotesSection } from '../../shell/notes/notes-section.tsx';
import { PresentLine } from '../../shell/presence/present-line.tsx';
import { SavingProblem } from '../../shell/saving.tsx';
import { useRecordSaving } from '../../shell/use-record-saving.ts';
import { nameIn } from '../../shell/stores.ts';
import { BackToList } from '../../shell/frame/back-to-list.tsx';
import { catalogTabs } from '../catalog-tabs.ts';
import { CatalogFrame } from '../catalog-frame.tsx';
import { forgetCatalog } from '../load-catalog.ts';
import { CategoryPictures } from './category-pictures.tsx';
import { CategoryRemoval } from './category-removal.tsx';
import { type CategoryForm, changeOf, fieldOf, formOf } from './category-form.ts';
import './categories.css';

export const loader = withPermission('catalog.write', async ({ params }) => {
  const categories = await callApi('GET /api/admin/v1/categories', { query: {} });
  return categories.find(({ id }) => String(id) === params['id']) ?? null;
});

/** A category: its texts, addresses and pictures. */
export function Component() {
  const { t } = useWords();
  const category = useLoaderData<typeof loader>();
  if (category === null)
    return (
      <CatalogFrame tab="categories">
        <Nothing title={t('bo-shell:notFound')} />
      </CatalogFrame>
    );
  return <CategoryEditor key={category.id} category={category} />;
}

function CategoryEditor({ category }: { category: StaffCategory }) {
  const { t, language } = useWords();
  const name = nameIn(category, language) || category.nameRu;
  const { form, conflicts, draft } = useRecordForm<CategoryForm>(formOf(category), {
    name: `category ${category.id} EDIT`,
    title: name,
    version: category.version,
  });
  const { submit, error, isBusy, isSaved } = useRecordSaving({ form, draft }, async (typed) => {
    const { id, version } = category;
    const body = changeOf(typed, category);
    const saved = await callApi('PATCH /api/admin/v1/categories/:id', { params: { id }, body }, { version });
    form.reset(formOf(saved));
    forgetCatalog();
  });
  const { isDirty } = form.formState;
  return (
    <CatalogFrame tab="categories">
      <BackToList
        list={catalogTabs.categories}
        record={String(category.id)}
        label={t('bo-catalog:backToList')}
      />
      <h2 className="section-title">
        {name} <PresentLine resource="category" record={String(category.id)} isEditing={isDirty} />
      </h2>
      <DraftOffer draft={draft} />
      {isSaved && <Notice tone="ok">{t('bo-catalog:saved')}</Notice>}
      <FormProvider {...form}>
        <Form error={error} onSubmit={submit}>
          <ConflictChoices conflicts={conflicts} labelOf={(field) => t(`bo-catalog:field.${field}`)} />
          <CategoryWords />
          <CategoryAddresses />
          <CategoryPictures category={category} />
          <SavingProblem error={error} />
          <Button type="submit" loading={isBusy} disabled={!isDirty || conflicts.list.length > 0}>
            {t('bo-catalog:save')}
          </Button>
        </Form>
      </FormProvider>
      <CategoryRemoval category={category} name={name} />
      <NotesSection resource="category" record={String(category.id)} />
      <HistorySection
        resource="category"
        record={String(category.id)}
        version={category.version}
        labelOf={(part) => {
          const field = fieldOf(part);
          return field === null ? null : t(`bo-catalog:field.${field}`);
        }}
      />
    </CatalogFrame>
  );
}

function CategoryWords() {
  const { t } = useWords();
  const { formState } = useFormContext<CategoryForm>();
  const { nameRu, nameUz, nameEn } = formState.errors;
  const isNameless = (nameRu ?? nameUz ?? nameEn) !== undefined;
  return (
    <>
      <LanguageFields<CategoryForm>
        label={t('bo-catalog:name')}
        names={['nameRu', 'nameUz', 'nameEn']}
        maxLength={80}
        isRequired
      />
      {isNameless && <Notice tone="bad">{t('bo-catalog:namesNeeded')}</Notice>}
      <LanguageFields<CategoryForm>
        label={t('bo-catalog:description')}
        names={['descriptionRu', 'descriptionUz', 'descriptionEn']}
        maxLength={4000}
        isLong
      />
    </>
  );
}

/** Addresses of the page; former ones redirect to it. */
function CategoryAddresses() {
  const { t } = useWords();
  const { register, formState } = useFormContext<CategoryForm>();
  return (
    <>
      <div className="form-pair">
        {(['slugRu', 'slugUz', 'slugEn'] as const).map((name) => (
          <Field
            key={name}
            label={t(`bo-catalog:field.${name}`)}
            maxLength={160}
            autoComplete="off"
            spellCheck={false}
            error={formState.errors[name] && t('bo-catalog:slugNeeded')}
            {...register(name, { required: true, pattern: /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/ })}
          />
        ))}
      </div>
      <p className="meta ink-2">{t('bo-catalog:slugsHelp')}</p>
    </>
  );
}
