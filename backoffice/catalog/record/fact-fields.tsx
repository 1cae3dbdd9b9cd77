import { Controller, useFormContext } from 'react-hook-form';
import { Field } from '#ui/controls/field.tsx';
import { ChoiceMenu } from '../../kit/choice-menu.tsx';
import { useWords } from '../../kit/words.tsx';
import { nameIn } from '../../shell/stores.ts';
import { ChoiceField, type Option } from '../../kit/forms/choice-field.tsx';
import type { CatalogWords } from '../load-catalog.ts';
import { genders, makes } from '../model-words.ts';
import type { ModelForm } from './model-form.ts';

/** The facts of a model: category, collections, metal, audience, styles; how its price is computed. */
export function FactFields({ catalog, isJewel }: { catalog: CatalogWords; isJewel: boolean }) {
  const { t, language } = useWords();
  const { metal, occasions, styles } = useFormContext<ModelForm>().getValues();
  const chosen = [metal, ...occasions, ...styles];
  // hidden words are not offered, but stay where they were chosen
  const coded = (list: CatalogWords['occasions'] | CatalogWords['styles'] | CatalogWords['metals']) =>
    list
      .filter(({ code, isHidden }) => !isHidden || chosen.includes(code))
      .map((one) => ({ id: one.code, label: nameIn(one, language) }));
  const things = (list: CatalogWords['categories'] | CatalogWords['collections']) =>
    list.map((one) => ({ id: String(one.id), label: nameIn(one, language) }));
  const named = (group: string, words: readonly string[]) =>
    words.map((id) => ({ id, label: t(`bo-models:${group}.${id}`) }));
  return (
    <>
      <div className="form-pair">
        <OneField name="categoryId" options={things(catalog.categories)} />
        {isJewel && <OneField name="metal" options={coded(catalog.metals)} />}
        {isJewel && <OneField name="gender" options={named('gender', genders)} />}
        {isJewel && (
          <OneField
            name="make"
            options={[{ id: '', label: t('bo-models:noMake') }, ...named('make', makes)]}
          />
        )}
      </div>
      <div className="bar">
        <ManyField name="collectionIds" options={things(catalog.collections)} />
        {isJewel && <ManyField name="occasions" options={coded(catalog.occasions)} />}
        {isJewel && <ManyField name="styles" options={coded(catalog.styles)} />}
      </div>
    </>
  );
}

/** Codes for the fiscal receipt. */
export function CodeFields() {
  const { t } = useWords();
  const { register, formState } = useFormContext<ModelForm>();
  const { errors, defaultValues } = formState;
  return (
    <>
      <div className="form-pair">
        <Field
          label={t('bo-models:input.ikpu')}
          inputMode="numeric"
          maxLength={40}
          autoComplete="off"
          error={errors.ikpu && t('bo-models:ikpuWrong')}
          {...register('ikpu', {
            // a code that is stored already may be an example of the demo shop
            validate: (typed) => typed === defaultValues?.ikpu || /^(?:\d{17})?$/.test(typed.trim()),
          })}
        />
        <Field
          label={t('bo-models:input.packageCode')}
          inputMode="numeric"
          maxLength={40}
          autoComplete="off"
          {...register('packageCode')}
        />
        <Field
          label={t('bo-models:input.vatPercent')}
          type="number"
          min={0}
          max={99}
          {...register('vatPercent')}
        />
      </div>
      <p className="meta ink-2">{t('bo-models:codesHelp')}</p>
    </>
  );
}

/** Addresses of the page; former ones redirect to it. */
export function AddressFields() {
  const { t } = useWords();
  const { register, formState } = useFormContext<ModelForm>();
  const field = (name: 'slugRu' | 'slugUz' | 'slugEn') => (
    <Field
      label={t(`bo-models:input.${name}`)}
      maxLength={160}
      autoComplete="off"
      spellCheck={false}
      error={formState.errors[name] && t('bo-models:slugNeeded')}
      {...register(name, { pattern: /^[A-Za-z0-9-]+$/, required: true })}
    />
  );
  return (
    <>
      <div className="form-pair">
        {field('slugRu')}
        {field('slugUz')}
        {field('slugEn')}
      </div>
      <p className="meta ink-2">{t('bo-models:slugsHelp')}</p>
    </>
  );
}

function OneField({
  name,
  options,
}: {
  name: 'categoryId' | 'metal' | 'gender' | 'make';
  options: readonly Option[];
}) {
  const { t } = useWords();
  const { register } = useFormContext<ModelForm>();
  return <ChoiceField label={t(`bo-models:input.${name}`)} options={options} field={register(name)} />;
}

function ManyField({
  name,
  options,
}: {
  name: 'collectionIds' | 'occasions' | 'styles';
  options: readonly Option[];
}) {
  const { t } = useWords();
  const { control } = useFormContext<ModelForm>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <ChoiceMenu
          label={t(`bo-models:input.${name}`)}
          options={options}
          chosen={value}
          onChange={(chosen) => onChange(chosen.toSorted())}
        />
      )}
    />
  );
}
