import { useState } from 'react';
import { FormProvider, useFormContext, useWatch } from 'react-hook-form';
import type { MomentContent, StaffMoment } from '#contract/admin/content/moment.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field, FieldFrame } from '#ui/controls/field.tsx';
import { Form } from '../../kit/forms/refused/form.tsx';
import { ConflictChoices } from '../../kit/forms/conflict-choices.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { Notice } from '../../kit/notice.tsx';
import { type T, useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { ContentFrame } from '../content-frame.tsx';
import { HistoryAndNotes } from '../history-and-notes.tsx';
import { titleIn } from '../title-in.ts';
import { LanguageFields } from '../../kit/forms/language-fields.tsx';
import { PictureField } from '../../shell/pictures/picture-field.tsx';
import { Publishing } from '../../shell/drafts/publishing.tsx';
import { PresentLine } from '../../shell/presence/present-line.tsx';
import { SavingProblem, useSaving } from '../../shell/saving.tsx';
import { MomentHiding } from './moment-hiding.tsx';
import { MomentPartsContext, useKnownParts, useMomentParts } from './moment-parts.ts';
import { Scenes } from './scenes.tsx';
import '../pages/pages.css';

export interface CategoryChoice {
  id: number;
  name: string;
}

interface Props {
  moment: StaffMoment;
  categories: readonly CategoryChoice[];
}

/** The editor of a story in pictures. Saving changes the draft, which is not public. */
export function MomentEditor({ moment, categories }: Props) {
  const { t, language: shown } = useWords();
  const [done, setDone] = useState<string | null>(null);
  const parts = useKnownParts(moment);
  const content = moment.draft?.content ?? moment.published;
  const { id, version } = moment;
  const { form, conflicts, draft } = useRecordForm<MomentContent>(content, {
    name: `moment ${id}`,
    title: titleIn(content, shown),
    version,
  });
  const { save, error, isBusy } = useSaving(() => setDone(t('bo-content:pages.saved')));
  const submit = form.handleSubmit((body) =>
    save(async () => {
      await callApi('PATCH /api/admin/v1/moments/:id/draft', { params: { id }, body }, { version });
      draft.finish();
      form.reset(body);
      draft.resume();
    }),
  );
  const { isDirty } = form.formState;
  return (
    <ContentFrame tab="moments" record={String(moment.id)}>
      <h2 className="section-title">
        {titleIn(content, shown)} <PresentLine resource="moment" record={String(id)} isEditing={isDirty} />
      </h2>
      <DraftOffer draft={draft} />
      {done !== null && !isDirty && <Notice tone="ok">{done}</Notice>}
      {moment.draft?.isBehind && <Notice tone="info">{t('bo-content:pages.behind')}</Notice>}
      <div className="record-columns">
        <MomentPartsContext value={parts}>
          <FormProvider {...form}>
            <Form error={error} className="form record-main" onSubmit={submit}>
              <ConflictChoices conflicts={conflicts} labelOf={(name) => labelOf(name, t)} />
              <Head categories={categories} />
              <Scenes />
              <Practical />
              <SavingProblem error={error} />
              <Button type="submit" loading={isBusy} disabled={!isDirty || conflicts.list.length > 0}>
                {t('bo-content:pages.save')}
              </Button>
            </Form>
          </FormProvider>
        </MomentPartsContext>
        <aside className="record-aside">
          <Publishing
            record={moment}
            preview={{ kind: 'moment', id: String(id) }}
            isDirty={isDirty}
            actions={actionsOf(moment)}
            onDone={setDone}
          />
          {moment.state === 'ACTIVE' && <MomentHiding moment={moment} onDone={setDone} />}
        </aside>
      </div>
      <HistoryAndNotes
        resource="moment"
        record={String(id)}
        version={version}
        labelOf={(field) => labelOf(field, t)}
      />
    </ContentFrame>
  );
}

const actionsOf = ({ id, version }: StaffMoment) => {
  const params = { id };
  return {
    publish: (body: { at?: string }) =>
      callApi('POST /api/admin/v1/moments/:id/publish', { params, body }, { version }),
    drop: () => callApi('DELETE /api/admin/v1/moments/:id/draft', { params }, { version }),
    restore: (versionId: number) =>
      callApi('POST /api/admin/v1/moments/:id/restore', { params, body: { versionId } }, { version }),
  };
};

/** The labels of fields whose key differs from their name. */
const words: Record<string, string> = {
  product: 'address',
  practical: 'question',
  practicalText: 'answer',
  categoryId: 'category',
};

/** The label of a field, with its language. */
function labelOf(name: string, t: T): string {
  const [, base = name, language = ''] = /^(\w+?)(Ru|Uz|En)$/.exec(name) ?? [];
  const label = t(`bo-content:moments.${words[base] ?? base}`);
  return language === '' ? label : `${label}, ${language.toUpperCase()}`;
}

/** Address, title, lead and cover. */
function Head({ categories }: { categories: readonly CategoryChoice[] }) {
  const { t } = useWords();
  const { register, formState, control, setValue } = useFormContext<MomentContent>();
  const { picture, addPicture } = useMomentParts();
  const cover = useWatch({ control, name: 'cover' });
  return (
    <>
      <div className="form-pair">
        <Field
          label={t('bo-content:moments.address')}
          helper={t('bo-content:moments.addressHelp')}
          maxLength={100}
          error={formState.errors.product && t('bo-content:moments.addressNeeded')}
          {...register('product', { required: true, pattern: /^[a-z0-9-]+$/ })}
        />
        <FieldFrame label={t('bo-content:moments.category')} helper={t('bo-content:moments.categoryHelp')}>
          {(ids) => (
            <select
              className="input"
              {...register('categoryId', {
                setValueAs: (value: unknown) => (value === '' || value === null ? null : Number(value)),
              })}
              {...ids}
            >
              <option value="">{t('bo-content:moments.noCategory')}</option>
              {categories.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
      </div>
      <LanguageFields<MomentContent>
        label={t('bo-content:moments.title')}
        names={['titleRu', 'titleUz', 'titleEn']}
        maxLength={200}
      />
      <LanguageFields<MomentContent>
        label={t('bo-content:moments.lead')}
        names={['leadRu', 'leadUz', 'leadEn']}
        maxLength={600}
        isLong
      />
      <PictureField
        label={t('bo-content:moments.cover')}
        name="cover"
        picture={cover}
        shown={picture(cover?.attachmentId)}
        onUpload={addPicture}
        onChange={(next) => setValue('cover', next, { shouldDirty: true })}
      />
    </>
  );
}

/** The advice at the end of the story. */
function Practical() {
  const { t } = useWords();
  return (
    <section className="form">
      <h2 className="section-title">{t('bo-content:moments.practical')}</h2>
      <LanguageFields<MomentContent>
        label={t('bo-content:moments.question')}
        names={['practicalRu', 'practicalUz', 'practicalEn']}
        maxLength={200}
      />
      <LanguageFields<MomentContent>
        label={t('bo-content:moments.answer')}
        names={['practicalTextRu', 'practicalTextUz', 'practicalTextEn']}
        maxLength={4000}
        isLong
      />
    </section>
  );
}
