import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { Link, useLoaderData, useNavigate } from 'react-router';
import type { ModelRow, StaffModel } from '#contract/admin/catalog/model.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Form } from '../../kit/forms/refused/form.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useDraft } from '../../kit/forms/use-draft.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { nameIn } from '../../shell/stores.ts';
import { useTitle } from '../../shell/use-title.ts';
import { ChoiceField } from '../../kit/forms/choice-field.tsx';
import { loadCatalog } from '../load-catalog.ts';
import { genders, makes } from '../model-words.ts';
import { uzbekLetters } from '../../kit/forms/uzbek-letters.ts';
import './new-model.css';

export const loader = withPermission('catalog.write', async () => ({ catalog: await loadCatalog() }));

interface NewForm {
  kind: ModelRow['kind'];
  artikul: string;
  nameRu: string;
  nameUz: string;
  nameEn: string;
  categoryId: string;
  metal: string;
  gender: NonNullable<StaffModel['gender']>;
  make: '' | NonNullable<ModelRow['make']>;
}

/** Creates a model from its name and main facts; everything else is entered on its own page. */
export function Component() {
  const { t } = useWords();
  const navigate = useNavigate();
  const { attempt, error, isBusy } = useAttempt();
  const form = useForm<NewForm>({ defaultValues: { kind: 'jewel', gender: 'women', make: '', nameEn: '' } });
  const draft = useDraft(form, { name: 'model new', title: t('bo-models:new.title') });
  useTitle(t('bo-models:new.title'));
  const submit = form.handleSubmit(({ kind, metal, gender, make, categoryId, ...given }) =>
    attempt(async () => {
      const ofJewel = { metal, gender, ...(make !== '' && { make }) };
      const body = { ...given, kind, categoryId: Number(categoryId), ...(kind === 'jewel' && ofJewel) };
      const { artikul } = await callApi('POST /api/admin/v1/models', { body });
      draft.finish();
      await navigate(`/models/${artikul}`);
    }),
  );
  return (
    <div className="page">
      <Link to="/models" className="meta ink-2">
        {t('bo-models:backToList')}
      </Link>
      <h1 className="title">{t('bo-models:new.title')}</h1>
      <DraftOffer draft={draft} />
      <Form error={error} className="form new-model" onSubmit={submit}>
        <Fields form={form} />
        <ProblemLine error={error} />
        <Button type="submit" loading={isBusy}>
          {t('bo-models:new.do')}
        </Button>
      </Form>
    </div>
  );
}

function Fields({ form }: { form: UseFormReturn<NewForm> }) {
  const { t } = useWords();
  const { register, formState, setValue } = form;
  const { errors } = formState;
  const needed = t('bo-shell:needed');
  return (
    <>
      <Field
        label={t('bo-models:column.artikul')}
        maxLength={40}
        autoComplete="off"
        helper={errors.artikul ? undefined : t('bo-models:slugNeeded')}
        error={errors.artikul && (errors.artikul.type === 'required' ? needed : t('bo-models:slugNeeded'))}
        {...register('artikul', {
          required: true,
          pattern: /^[A-Za-z0-9-]+$/,
          setValueAs: (typed: string) => typed.trim().toUpperCase(),
        })}
      />
      <div className="form-pair">
        <Field
          label={t('bo-models:field.nameRu')}
          maxLength={120}
          error={errors.nameRu && needed}
          {...register('nameRu', { required: true })}
        />
        <Field
          label={t('bo-models:field.nameUz')}
          maxLength={120}
          error={errors.nameUz && needed}
          {...register('nameUz', {
            required: true,
            onBlur: (event: { target: HTMLInputElement }) =>
              setValue('nameUz', uzbekLetters(event.target.value)),
          })}
        />
        <Field label={t('bo-models:field.nameEn')} maxLength={120} {...register('nameEn')} />
      </div>
      <Choices form={form} />
    </>
  );
}

function Choices({ form: { register, control } }: { form: UseFormReturn<NewForm> }) {
  const { t, language } = useWords();
  const kind = useWatch({ control, name: 'kind' });
  const { catalog } = useLoaderData<typeof loader>();
  const named = (group: string, words: readonly string[]) =>
    words.map((id) => ({ id, label: t(`bo-models:${group}.${id}`) }));
  return (
    <div className="form-pair">
      <ChoiceField
        label={t('bo-models:input.kind')}
        helper={kind === 'loose-stone' ? t('bo-models:looseHelp') : undefined}
        options={named('kind', ['jewel', 'loose-stone'])}
        field={register('kind')}
      />
      <ChoiceField
        label={t('bo-models:input.categoryId')}
        options={catalog.categories.map((one) => ({ id: String(one.id), label: nameIn(one, language) }))}
        field={register('categoryId')}
      />
      {kind === 'jewel' && <JewelChoices register={register} />}
    </div>
  );
}

/** Fields that a loose stone does not have. */
function JewelChoices({ register }: Pick<UseFormReturn<NewForm>, 'register'>) {
  const { t, language } = useWords();
  const { catalog } = useLoaderData<typeof loader>();
  const named = (group: string, words: readonly string[]) =>
    words.map((id) => ({ id, label: t(`bo-models:${group}.${id}`) }));
  return (
    <>
      <ChoiceField
        label={t('bo-models:input.metal')}
        options={catalog.metals
          .filter(({ isHidden }) => !isHidden)
          .map((one) => ({ id: one.code, label: nameIn(one, language) }))}
        field={register('metal')}
      />
      <ChoiceField
        label={t('bo-models:input.gender')}
        options={named('gender', genders)}
        field={register('gender')}
      />
      <ChoiceField
        label={t('bo-models:input.make')}
        helper={t('bo-models:makeHelp')}
        options={[{ id: '', label: t('bo-models:noMake') }, ...named('make', makes)]}
        field={register('make')}
      />
    </>
  );
}
