import { useState } from 'react';
import { FormProvider, useFormContext } from 'react-hook-form';
import type { StaffPage } from '#contract/admin/content/page.ts';
import { pageLists } from '#contract/words.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Form } from '../../kit/forms/refused/form.tsx';
import { Notice } from '../../kit/notice.tsx';
import { ChoiceField } from '../../kit/forms/choice-field.tsx';
import { ConflictChoices } from '../../kit/forms/conflict-choices.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { type T, useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { ContentFrame } from '../content-frame.tsx';
import { HistoryAndNotes } from '../history-and-notes.tsx';
import { titleIn } from '../title-in.ts';
import { Publishing } from '../../shell/drafts/publishing.tsx';
import { PresentLine } from '../../shell/presence/present-line.tsx';
import { SavingProblem, useSaving } from '../../shell/saving.tsx';
import { Blocks } from './blocks.tsx';
import { formOfTexts, type PageForm, type PageLanguage, pageLanguages, textsOfForm } from './page-form.ts';
import { atBlockFields, languageOf, refusedBlocks } from './page-problems.ts';
import { PageRemoval } from './page-removal.tsx';
import './pages.css';

/** The editor of a page, one language at a time. Saving changes the draft, which is not public. */
export function PageEditor({ page }: { page: StaffPage }) {
  const { t, language: shown } = useWords();
  const [language, setLanguage] = useState<PageLanguage>('Ru');
  const [done, setDone] = useState<string | null>(null);
  const { form, conflicts, draft, submit, saving, error } = usePageForm(page, {
    onDone: () => setDone(t('bo-content:pages.saved')),
    onWrong: setLanguage,
  });
  const { register, formState } = form;
  return (
    <ContentFrame tab="pages" record={page.slug}>
      <h2 className="section-title">
        {titleIn(page.draft?.content ?? page.published, shown)}{' '}
        <PresentLine resource="page" record={page.slug} isEditing={formState.isDirty} />
      </h2>
      {done !== null && !formState.isDirty && <Notice tone="ok">{done}</Notice>}
      <DraftOffer draft={draft} />
      {page.draft?.isBehind && <Notice tone="info">{t('bo-content:pages.behind')}</Notice>}
      <div className="record-columns">
        <FormProvider {...form}>
          <Form error={error} className="form record-main" onSubmit={submit}>
            <ConflictChoices conflicts={conflicts} labelOf={(name) => labelOf(name, t)} />
            <LanguageSwitch language={language} onChange={setLanguage} />
            <Field
              key={`title${language}`}
              label={t('bo-content:pages.title')}
              maxLength={300}
              error={language === 'Ru' && formState.errors.titleRu ? t('bo-shell:needed') : undefined}
              {...register(`title${language}`, { required: language === 'Ru' })}
            />
            <Field
              key={`description${language}`}
              label={t('bo-content:pages.description')}
              maxLength={300}
              {...register(`description${language}`)}
            />
            {!page.isOfShop && <ListField />}
            <Blocks key={language} name={`body${language}`} />
            <SavingProblem error={error} />
            <Button
              type="submit"
              loading={saving.isBusy}
              disabled={!formState.isDirty || conflicts.list.length > 0}
            >
              {t('bo-content:pages.save')}
            </Button>
          </Form>
        </FormProvider>
        <aside className="record-aside">
          <Publishing
            record={page}
            preview={{ kind: 'page', id: page.slug }}
            isDirty={formState.isDirty}
            actions={actionsOf(page)}
            onDone={setDone}
          />
          <PageRemoval page={page} />
        </aside>
      </div>
      <HistoryAndNotes
        resource="page"
        record={page.slug}
        version={page.version}
        labelOf={(field) => labelOf(field, t)}
      />
    </ContentFrame>
  );
}

/** Selects the list of the footer that contains the page. */
function ListField() {
  const { t } = useWords();
  const { register } = useFormContext<PageForm>();
  const options = (['NONE', ...pageLists] as const).map((id) => ({
    id,
    label: t(`bo-content:pages.list.${id}`),
  }));
  return (
    <ChoiceField label={t('bo-content:pages.listedIn')} options={options} field={register('listedIn')} />
  );
}

const actionsOf = ({ slug, version }: StaffPage) => {
  const params = { slug };
  return {
    publish: (body: { at?: string }) =>
      callApi('POST /api/admin/v1/pages/:slug/publish', { params, body }, { version }),
    drop: () => callApi('DELETE /api/admin/v1/pages/:slug/draft', { params }, { version }),
    restore: (versionId: number) =>
      callApi('POST /api/admin/v1/pages/:slug/restore', { params, body: { versionId } }, { version }),
  };
};

/** The label of a field, with its language. */
function labelOf(name: string, t: T): string {
  const [, base = name, language = ''] = /^(\w+?)(Ru|Uz|En)$/.exec(name) ?? [];
  if (name === 'listedIn') return t('bo-content:pages.listedIn');
  return `${t(`bo-content:pages.${base}`)}, ${language.toUpperCase()}`;
}

interface Events {
  onDone: () => void;
  /** A field of this language is wrong, and has to be shown. */
  onWrong: (language: PageLanguage) => void;
}

function usePageForm(page: StaffPage, { onDone, onWrong }: Events) {
  const [wrong, setWrong] = useState<unknown>(null);
  const { t } = useWords();
  const { form, conflicts, draft } = useRecordForm<PageForm>(
    formOfTexts(page.draft?.content ?? page.published),
    {
      name: `page ${page.slug} EDIT`,
      title: `${t('bo-content:tab.pages')}: ${page.slug}`,
      version: page.version,
    },
  );
  const saving = useSaving(() => {
    draft.finish();
    draft.resume();
    onDone();
  });
  const submit = form.handleSubmit((typed) => {
    const read = textsOfForm(typed);
    const refused = read.ok ? null : refusedBlocks(typed, read.incomplete, t);
    setWrong(refused);
    const show = (failure: unknown) => {
      const language = languageOf(failure);
      if (language !== undefined) onWrong(language);
    };
    show(refused);
    if (!read.ok) return undefined;
    const { slug, version } = page;
    return saving.save(async () => {
      try {
        const body = read.texts;
        await callApi('PATCH /api/admin/v1/pages/:slug/draft', { params: { slug }, body }, { version });
      } catch (failure) {
        show(failure);
        throw failure;
      }
    });
  });
  return { form, conflicts, draft, submit, saving, error: wrong ?? atBlockFields(saving.error) };
}

interface SwitchProps {
  language: PageLanguage;
  onChange: (language: PageLanguage) => void;
}

function LanguageSwitch({ language, onChange }: SwitchProps) {
  const { t } = useWords();
  return (
    <fieldset className="page-languages">
      <legend className="visually-hidden">{t('bo-content:pages.languages')}</legend>
      {pageLanguages.map((one) => (
        <label key={one} className="choice">
          <input type="radio" name="language" checked={one === language} onChange={() => onChange(one)} />
          <span>{t(`bo-shell:language.${one.toLowerCase()}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
