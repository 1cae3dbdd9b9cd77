import { useState } from 'react';
import { FormProvider, useFormContext, useWatch } from 'react-hook-form';
import { useLoaderData } from 'react-router';
import type { StaffStore } from '#contract/admin/content/store.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Form } from '../../kit/forms/refused/form.tsx';
import { Nothing, Notice } from '../../kit/notice.tsx';
import { ConflictChoices } from '../../kit/forms/conflict-choices.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { readPhone } from '../../kit/forms/read-phone.ts';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { type T, useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { PresentLine } from '../../shell/presence/present-line.tsx';
import { nameIn } from '../../shell/stores.ts';
import { ContentFrame } from '../content-frame.tsx';
import { HistoryAndNotes } from '../history-and-notes.tsx';
import { LanguageFields } from '../../kit/forms/language-fields.tsx';
import { SavingProblem } from '../../shell/saving.tsx';
import { useRecordSaving } from '../../shell/use-record-saving.ts';
import { PictureButtons } from '../../shell/pictures/picture-buttons.tsx';
import { StoreOpening } from './store-opening.tsx';
import { Exceptions, Services, Week } from './store-hours.tsx';
import { changeOf, formOf, type StoreForm } from './store-form.ts';
import './stores.css';

export const loader = withPermission('content.write', async ({ params }) => {
  const stores = await callApi('GET /api/admin/v1/stores', { query: {} });
  return stores.find(({ id }) => String(id) === params['id']) ?? null;
});

/** A store as shown on its page: texts, hours, exceptional days, services. */
export function Component() {
  const { t } = useWords();
  const store = useLoaderData<typeof loader>();
  if (store === null)
    return (
      <ContentFrame tab="stores">
        <Nothing title={t('bo-shell:notFound')} />
      </ContentFrame>
    );
  return <StoreEditor key={store.id} store={store} />;
}

function StoreEditor({ store }: { store: StaffStore }) {
  const { t, language } = useWords();
  const name = nameIn(store, language);
  const { form, conflicts, draft } = useRecordForm<StoreForm>(formOf(store), {
    name: `store ${store.id} EDIT`,
    title: name,
    version: store.version,
  });
  const { submit, error, isBusy, isSaved } = useRecordSaving({ form, draft }, (typed) => {
    const { id, version } = store;
    const body = changeOf(typed, store);
    return callApi('PATCH /api/admin/v1/stores/:id', { params: { id }, body }, { version });
  });
  const { formState } = form;
  return (
    <ContentFrame tab="stores" record={String(store.id)}>
      <h2 className="section-title">
        {name} <PresentLine resource="store" record={String(store.id)} isEditing={formState.isDirty} />
      </h2>
      <DraftOffer draft={draft} />
      {isSaved && <Notice tone="ok">{t('bo-content:saved')}</Notice>}
      <StoreOpening store={store} isDirty={formState.isDirty} />
      <FormProvider {...form}>
        <Form error={error} onSubmit={submit}>
          <ConflictChoices conflicts={conflicts} labelOf={(field) => labelOf(field, t)} />
          <StoreWords store={store} />
          <StoreNumbers />
          <div className="store-columns">
            <Week />
            <Exceptions />
            <Services />
          </div>
          <SavingProblem error={error} />
          <Button type="submit" loading={isBusy} disabled={!formState.isDirty || conflicts.list.length > 0}>
            {t('bo-content:save')}
          </Button>
        </Form>
      </FormProvider>
      <HistoryAndNotes
        resource="store"
        record={String(store.id)}
        version={store.version}
        labelOf={(field) => labelOf(field, t)}
      />
    </ContentFrame>
  );
}

/** Phone, visits per hour, and the position on the map. */
function StoreNumbers() {
  const { t } = useWords();
  const { register, formState } = useFormContext<StoreForm>();
  const { errors } = formState;
  return (
    <div className="form-pair">
      <Field
        label={t('bo-content:stores.phone')}
        type="tel"
        error={errors.phone && t('bo-content:stores.phoneNeeded')}
        {...register('phone', { validate: (typed) => readPhone(typed) !== null })}
      />
      <Field
        label={t('bo-content:stores.visits')}
        type="number"
        min={0}
        max={20}
        error={errors.visitsPerHour && t('bo-content:stores.visitsNeeded')}
        {...register('visitsPerHour', { valueAsNumber: true, min: 0, max: 20 })}
      />
      <Field
        label={t('bo-content:stores.latitude')}
        type="number"
        step="any"
        error={errors.latitude && t('bo-content:stores.pointNeeded')}
        {...register('latitude', { valueAsNumber: true, min: 37, max: 46 })}
      />
      <Field
        label={t('bo-content:stores.longitude')}
        type="number"
        step="any"
        error={errors.longitude && t('bo-content:stores.pointNeeded')}
        {...register('longitude', { valueAsNumber: true, min: 55, max: 74 })}
      />
    </div>
  );
}

/** The label of a field; `nameRu` is the name in Russian. */
function labelOf(field: string, t: T): string {
  const [, base = field, language = ''] = /^(\w+?)(Ru|Uz|En)?$/.exec(field) ?? [];
  const name = base === 'visitsPerHour' ? 'visits' : base;
  return [t(`bo-content:stores.${name}`), language.toUpperCase()].filter(Boolean).join(', ');
}

function StoreWords({ store }: { store: StaffStore }) {
  const { t } = useWords();
  const { control } = useFormContext<StoreForm>();
  const photoId = useWatch({ control, name: 'photoId' });
  return (
    <>
      <LanguageFields<StoreForm>
        label={t('bo-content:stores.name')}
        names={['nameRu', 'nameUz', 'nameEn']}
        maxLength={80}
      />
      <LanguageFields<StoreForm>
        label={t('bo-content:stores.city')}
        names={['cityRu', 'cityUz', 'cityEn']}
        maxLength={60}
      />
      <LanguageFields<StoreForm>
        label={t('bo-content:stores.address')}
        names={['addressRu', 'addressUz', 'addressEn']}
        maxLength={200}
      />
      <LanguageFields<StoreForm>
        label={t('bo-content:stores.directions')}
        names={['directionsRu', 'directionsUz', 'directionsEn']}
        maxLength={400}
        isLong
      />
      <div className="store-photo-row">
        <StorePhoto store={store} />
        {(store.photo !== null || photoId !== null) && (
          <LanguageFields<StoreForm>
            label={t('bo-content:stores.alt')}
            names={['altRu', 'altUz', 'altEn']}
            maxLength={400}
          />
        )}
      </div>
    </>
  );
}

/** The photograph of a store; a new one is published when the store is saved. */
function StorePhoto({ store }: { store: StaffStore }) {
  const { t } = useWords();
  const { setValue } = useFormContext<StoreForm>();
  const [added, setAdded] = useState<string | null>(null);
  const url = added ?? store.photo?.url ?? null;
  return (
    <div className="picture-field">
      {url !== null && <img src={`${url}&w=400`} alt="" width={120} height={90} />}
      <PictureButtons
        name="photoId"
        kind="IMAGE"
        label={t(url === null ? 'bo-shell:picture.add' : 'bo-shell:picture.replace')}
        onPicture={({ picture, alt }) => {
          setAdded(picture.url);
          setValue('photoId', picture.id, { shouldDirty: true });
          for (const name of ['altRu', 'altUz', 'altEn'] as const)
            if (alt[name] !== '') setValue(name, alt[name], { shouldDirty: true });
        }}
      />
    </div>
  );
}
