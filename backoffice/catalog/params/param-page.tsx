import { FormProvider, useFormContext } from 'react-hook-form';
import { useLoaderData } from 'react-router';
import type { AuditEntry } from '#contract/admin/audit.ts';
import type { StaffParam } from '#contract/admin/catalog/param.ts';
import { Button } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Form } from '../../kit/forms/refused/form.tsx';
import { ChoiceField } from '../../kit/forms/choice-field.tsx';
import { ConflictChoices } from '../../kit/forms/conflict-choices.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { LanguageFields } from '../../kit/forms/language-fields.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { Nothing, Notice } from '../../kit/notice.tsx';
import { type T, useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { NotesSection } from '../../shell/notes/notes-section.tsx';
import { PresentLine } from '../../shell/presence/present-line.tsx';
import { SavingProblem } from '../../shell/saving.tsx';
import { useRecordSaving } from '../../shell/use-record-saving.ts';
import { nameIn } from '../../shell/stores.ts';
import { BackToList } from '../../shell/frame/back-to-list.tsx';
import { catalogTabs } from '../catalog-tabs.ts';
import { CatalogFrame } from '../catalog-frame.tsx';
import { UsesLeft } from '../uses-left.tsx';
import { changeOf, formOf, type ParamForm, paramTypes } from './param-form.ts';
import { ParamHistory } from './param-history.tsx';
import { ParamRemoval } from './param-removal.tsx';
import { ParamValues } from './param-values.tsx';

export const loader = withPermission('catalog.write', async ({ params }) => {
  const id = Number(params['id']);
  const [all, history] = await Promise.all([
    callApi('GET /api/admin/v1/params', { query: {} }),
    callApi('GET /api/admin/v1/params/:id/history', { params: { id } }),
  ]);
  return { param: all.find((one) => one.id === id) ?? null, history };
});

/** A characteristic: its name, its type, and the values of a choice. */
export function Component() {
  const { t } = useWords();
  const { param, history } = useLoaderData<typeof loader>();
  if (param === null)
    return (
      <CatalogFrame tab="params">
        <Nothing title={t('bo-shell:notFound')} />
      </CatalogFrame>
    );
  return <ParamEditor key={param.id} param={param} history={history} />;
}

function ParamEditor({ param, history }: { param: StaffParam; history: readonly AuditEntry[] }) {
  const { t, language } = useWords();
  const { id, version, isFixed } = param;
  const name = nameIn(param, language);
  const { form, conflicts, draft } = useRecordForm<ParamForm>(formOf(param), {
    name: `param ${id} EDIT`,
    title: name,
    version,
  });
  const { submit, error, isBusy, isSaved } = useRecordSaving({ form, draft }, async (typed) => {
    const body = changeOf(typed, param);
    const saved = await callApi('PATCH /api/admin/v1/params/:id', { params: { id }, body }, { version });
    form.reset(formOf(saved));
  });
  const { isDirty } = form.formState;
  return (
    <CatalogFrame tab="params">
      <BackToList list={catalogTabs.params} record={String(id)} label={t('bo-catalog:backToList')} />
      <h2 className="section-title">
        {name} <PresentLine resource="param" record={String(id)} isEditing={isDirty} />
      </h2>
      {isFixed && <Notice tone="info">{t('bo-catalog:params.fixedHelp')}</Notice>}
      <DraftOffer draft={draft} />
      {isSaved && <Notice tone="ok">{t('bo-catalog:saved')}</Notice>}
      <FormProvider {...form}>
        <Form error={error} onSubmit={submit}>
          <ConflictChoices conflicts={conflicts} labelOf={(field) => labelOf(field, t)} />
          <ParamFields param={param} />
          <SavingProblem error={error} />
          <UsesLeft error={error} />
          <Button type="submit" loading={isBusy} disabled={!isDirty || conflicts.list.length > 0}>
            {t('bo-catalog:save')}
          </Button>
        </Form>
      </FormProvider>
      {param.type === 'choice' && <ParamValues param={param} />}
      {!isFixed && <ParamRemoval param={param} name={name} />}
      <NotesSection resource="param" record={String(id)} />
      <ParamHistory history={history} />
    </CatalogFrame>
  );
}

const labelOf = (field: string, t: T): string =>
  t(field.startsWith('name') ? `bo-catalog:field.${field}` : `bo-catalog:params.${field}`);

function ParamFields({ param: { isFixed, pieces } }: { param: StaffParam }) {
  const { t } = useWords();
  const { register, formState } = useFormContext<ParamForm>();
  const { nameRu, nameUz, nameEn } = formState.errors;
  const isKindFixed = isFixed || pieces > 0;
  return (
    <>
      <LanguageFields<ParamForm>
        label={t('bo-catalog:name')}
        names={['nameRu', 'nameUz', 'nameEn']}
        maxLength={80}
        isRequired
      />
      {(nameRu ?? nameUz ?? nameEn) !== undefined && (
        <Notice tone="bad">{t('bo-catalog:namesNeeded')}</Notice>
      )}
      {isKindFixed ? (
        <p className="meta ink-2">{t('bo-catalog:params.kindStays')}</p>
      ) : (
        <div className="form-pair">
          <ChoiceField
            label={t('bo-catalog:params.type')}
            options={paramTypes.map((id) => ({ id, label: t(`bo-catalog:params.types.${id}`) }))}
            field={register('type')}
          />
          <Field label={t('bo-catalog:params.unit')} maxLength={12} {...register('unit')} />
        </div>
      )}
      <Checkbox label={t('bo-catalog:params.filterable')} {...register('filterable')} />
    </>
  );
}
