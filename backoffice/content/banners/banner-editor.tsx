import { useState } from 'react';
import { FormProvider, useFormContext } from 'react-hook-form';
import type { StaffBanner } from '#contract/admin/content/banner.ts';
import type { ContentPicture } from '#contract/admin/content/moment.ts';
import type { Language } from '#contract/words.ts';
import { isApiProblem } from '#client/problem.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field, FieldFrame } from '#ui/controls/field.tsx';
import { DayField } from '../../kit/forms/days/day-field.tsx';
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
import { Publishing } from '../../shell/drafts/publishing.tsx';
import { PresentLine } from '../../shell/presence/present-line.tsx';
import { SavingProblem, useSaving } from '../../shell/saving.tsx';
import { OverlapLines } from './banner-timeline.tsx';
import { BannerEnding } from './banner-ending.tsx';
import { type BannerForm, contentOf, formOf, placements } from './banner-form.ts';
import { LinkField } from './link-field.tsx';
import { BannerPictures } from './banner-pictures.tsx';
import '../pages/pages.css';
import '../../shell/pictures/pictures.css';

/** The editor of a banner. Saving changes the draft, which is not public. */
export function BannerEditor({ banner }: { banner: StaffBanner }) {
  const { t, language } = useWords();
  const [done, setDone] = useState<string | null>(null);
  const [added, setAdded] = useState<readonly ContentPicture[]>([]);
  const content = banner.draft?.content ?? banner.published;
  const { id, version } = banner;
  const { form, conflicts, draft } = useRecordForm<BannerForm>(formOf(content), {
    name: `banner ${id}`,
    title: titleIn(content, language),
    version,
  });
  const { save, error, isBusy } = useSaving(() => setDone(t('bo-content:pages.saved')));
  const submit = form.handleSubmit((typed) =>
    save(async () => {
      const body = contentOf(typed);
      await callApi('PATCH /api/admin/v1/banners/:id/draft', { params: { id }, body }, { version });
      draft.finish();
      form.reset(typed);
      draft.resume();
    }),
  );
  const { isDirty } = form.formState;
  const label = (name: string) => labelOf(name, t);
  return (
    <ContentFrame tab="banners" record={String(banner.id)}>
      <h2 className="section-title">
        {titleIn(content, language)} <PresentLine resource="banner" record={String(id)} isEditing={isDirty} />
      </h2>
      <DraftOffer draft={draft} />
      {done !== null && !isDirty && <Notice tone="ok">{done}</Notice>}
      {banner.draft?.isBehind && <Notice tone="info">{t('bo-content:pages.behind')}</Notice>}
      <div className="record-columns">
        <FormProvider {...form}>
          <Form error={error} className="form record-main" onSubmit={submit}>
            <ConflictChoices conflicts={conflicts} labelOf={label} />
            <Words wrong={wrongFieldsOf(error)} />
            <OverlapLines lines={overlapsOf(banner, language)} />
            <BannerPictures
              picture={(one) => [...added, ...banner.pictures].find((picture) => picture.id === one)}
              onUpload={(picture) => setAdded((before) => [...before, picture])}
            />
            <LanguageFields<BannerForm>
              label={t('bo-shell:picture.alt')}
              names={['altRu', 'altUz', 'altEn']}
              maxLength={400}
            />
            <SavingProblem error={error} />
            <Button type="submit" loading={isBusy} disabled={!isDirty || conflicts.list.length > 0}>
              {t('bo-content:pages.save')}
            </Button>
          </Form>
        </FormProvider>
        <aside className="record-aside">
          <Publishing
            record={banner}
            preview={{ kind: 'banner', id: String(id), from: fromOf(content.activeFrom) }}
            shownFrom={fromOf(content.activeFrom)}
            isDirty={isDirty}
            actions={actionsOf(banner)}
            onDone={setDone}
          />
          {banner.state === 'ACTIVE' && <BannerEnding banner={banner} onDone={setDone} />}
        </aside>
      </div>
      <HistoryAndNotes resource="banner" record={String(id)} version={version} labelOf={label} />
    </ContentFrame>
  );
}

/** The label of a field, with its language. */
function labelOf(name: string, t: T): string {
  const [, base = name, language = ''] = /^(title|text|alt)(Ru|Uz|En)$/.exec(name) ?? [];
  if (base === 'alt') return `${t('bo-shell:picture.alt')}, ${language.toUpperCase()}`;
  if (base === 'serialNumber') return t('bo-content:banners.serial');
  if (base === 'videoId') return t('bo-content:banners.pictures');
  return [t(`bo-content:banners.${base}`), language.toUpperCase()].filter((part) => part !== '').join(', ');
}

/** The overlaps of this banner's period with others; `hidden`: the title of the banner that is not shown during that time. */
const overlapsOf = ({ overlaps, draft, published }: StaffBanner, language: Language) => {
  const { titleRu, titleUz, titleEn } = draft?.content ?? published;
  const own = { titleRu, titleUz, titleEn };
  return overlaps.map((overlap) => ({
    key: String(overlap.id),
    hidden: titleIn(overlap.isBefore ? own : overlap, language),
    overlap: overlap.isBefore ? overlap : { ...overlap, ...own },
  }));
};

/** The beginning of a future period. */
const fromOf = (activeFrom: string | null) =>
  activeFrom !== null && new Date(activeFrom) > new Date() ? activeFrom : null;

const actionsOf = ({ id, version }: StaffBanner) => {
  const params = { id };
  return {
    publish: (body: { at?: string }) =>
      callApi('POST /api/admin/v1/banners/:id/publish', { params, body }, { version }),
    drop: () => callApi('DELETE /api/admin/v1/banners/:id/draft', { params }, { version }),
    restore: (versionId: number) =>
      callApi('POST /api/admin/v1/banners/:id/restore', { params, body: { versionId } }, { version }),
  };
};

/** The paths of the fields that the server refused. */
const wrongFieldsOf = (error: unknown): readonly string[] =>
  isApiProblem(error) ? (error.problem.errors ?? []).map(({ path }) => path) : [];

function Words({ wrong }: { wrong: readonly string[] }) {
  const { t } = useWords();
  const { register } = useFormContext<BannerForm>();
  return (
    <>
      <LanguageFields<BannerForm>
        label={t('bo-content:banners.title')}
        names={['titleRu', 'titleUz', 'titleEn']}
        maxLength={120}
      />
      <LanguageFields<BannerForm>
        label={t('bo-content:banners.text')}
        names={['textRu', 'textUz', 'textEn']}
        maxLength={300}
        isLong
      />
      <div className="form-pair">
        <FieldFrame label={t('bo-content:banners.placement')}>
          {(ids) => (
            <select className="input" {...register('placement')} {...ids}>
              {placements.map((placement) => (
                <option key={placement} value={placement}>
                  {t(`bo-content:banners.place.${placement}`)}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <LinkField isWrong={wrong.includes('/link')} />
        <Field
          label={t('bo-content:banners.serial')}
          helper={t('bo-content:banners.serialHelp')}
          maxLength={40}
          error={wrong.includes('/serialNumber') ? t('bo-content:banners.serialWrong') : undefined}
          {...register('serialNumber')}
        />
      </div>
      <div className="form-pair">
        <DayField
          label={t('bo-content:banners.activeFrom')}
          helper={t('bo-content:banners.periodHelp')}
          type="datetime-local"
          {...register('activeFrom')}
        />
        <DayField label={t('bo-content:banners.activeTo')} type="datetime-local" {...register('activeTo')} />
      </div>
    </>
  );
}
