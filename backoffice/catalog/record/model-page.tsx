import { type ReactNode, useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import { useLoaderData } from 'react-router';
import type { StaffModel } from '#contract/admin/catalog/model.ts';
import { Button } from '#ui/controls/button.tsx';
import { useScreenKeys } from '../../kit/keys/screen-keys.ts';
import { ConflictChoices } from '../../kit/forms/conflict-choices.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { isLetterOf } from '../../kit/list/single-letters.ts';
import { Notice } from '../../kit/notice.tsx';
import { isPictureAction, type PictureAction } from '../../kit/pictures/picture-list.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { BackToList } from '../../shell/frame/back-to-list.tsx';
import { withPermission } from '../../shell/load-session.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { NotesSection } from '../../shell/notes/notes-section.tsx';
import { PresentLine } from '../../shell/presence/present-line.tsx';
import { nameIn } from '../../shell/stores.ts';
import { useAction } from '../../shell/use-action.ts';
import { useTitle } from '../../shell/use-title.ts';
import { type CatalogWords, loadCatalog } from '../load-catalog.ts';
import { ModelState } from '../model-state.tsx';
import { AddressFields, CodeFields, FactFields } from './fact-fields.tsx';
import { type ModelPageAction, ModelActions } from './model-actions.tsx';
import { ModelAside } from './model-aside.tsx';
import { ModelHistory } from './model-history.tsx';
import { Photos } from './photos.tsx';
import { PreviewButton } from './preview-button.tsx';
import { SeoPreview } from './seo-preview.tsx';
import { TextColumns } from './text-columns.tsx';
import { type ModelEditing, useModelForm } from './use-model-form.ts';
import { WeightPrice } from './weight-price.tsx';
import '../../kit/record.css';
import '../catalog.css';
import './model.css';

export const loader = withPermission('catalog.write', async ({ params: { artikul = '' } }) => {
  const params = { artikul };
  const [model, history, catalog] = await Promise.all([
    callApi('GET /api/admin/v1/models/:artikul', { params }),
    callApi('GET /api/admin/v1/models/:artikul/history', { params }),
    loadCatalog(),
  ]);
  return { model, history, catalog };
});

/** A model: its texts in three languages, its facts, its pieces, its history. */
export function Component() {
  const { model, history, catalog } = useLoaderData<typeof loader>();
  return <Model key={model.artikul} model={model} history={history} catalog={catalog} />;
}

interface Props {
  model: StaffModel;
  history: Awaited<ReturnType<typeof loader>>['history'];
  catalog: CatalogWords;
}

function Model({ model, history, catalog }: Props) {
  const { t, language } = useWords();
  const editing = useModelForm(model);
  const { runAction: run, outcome } = useAction<ModelPageAction | PictureAction>((action) =>
    t(isPictureAction(action) ? `bo-pictures:done.${action}` : `bo-models:done.${action}`),
  );
  const runAction: typeof run = (action, send) => {
    editing.forgetSaved();
    return run(action, send);
  };
  useTitle(model.artikul);
  return (
    <FormProvider {...editing.form}>
      <div className="page record-page model-page">
        <BackToList list="/models" record={model.artikul} label={t('bo-models:backToList')} />
        <header className="page-head record-head">
          <h1 className="title">
            <span className="record-number">{model.artikul}</span> {nameIn(model, language)}
          </h1>
          <ModelState model={model} />
          <PresentLine resource="model" record={model.artikul} isEditing={editing.changed.length > 0} />
          <span className="meta ink-2">{t('bo-models:version', { n: model.version })}</span>
          <div className="record-actions">
            <PreviewButton model={model} />
            <ModelActions model={model} runAction={runAction} isChanged={editing.changed.length > 0} />
            {model.state === 'ACTIVE' && (
              <a
                className="button button-secondary"
                href={`/product/${model.artikul}`}
                target="_blank"
                rel="noreferrer"
              >
                {t('bo-models:onSite')}
              </a>
            )}
          </div>
        </header>
        {outcome && !editing.isSaved && <Notice tone={outcome.tone}>{outcome.message}</Notice>}
        <DraftOffer draft={editing.draft} />
        {editing.isSaved && <Notice tone="ok">{t('bo-models:saved')}</Notice>}
        <div className="record-columns">
          <div className="record-main">
            <Photos model={model} runAction={runAction} />
            <form
              className="model-form"
              data-page-form
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                void editing.save();
              }}
            >
              <ConflictChoices
                conflicts={editing.conflicts}
                labelOf={(name) => t(`bo-models:field.${name}`)}
              />
              <Parts model={model} catalog={catalog} />
              <SaveBar editing={editing} />
            </form>
            <NotesSection resource="model" record={model.artikul} />
          </div>
          <ModelAside model={model} />
        </div>
        <ModelHistory history={history} catalog={catalog} />
      </div>
    </FormProvider>
  );
}

function Parts({ model, catalog }: Pick<Props, 'model' | 'catalog'>) {
  return (
    <>
      <Part name="texts">
        <TextColumns
          id="texts"
          parts={[
            { name: 'name', maxLength: 120 },
            { name: 'description', maxLength: 4000, rows: 7 },
          ]}
        />
      </Part>
      <Part name="facts">
        <FactFields catalog={catalog} isJewel={model.kind === 'jewel'} />
        {model.kind === 'jewel' && <WeightPrice catalog={catalog} />}
      </Part>
      <Part name="seo">
        <TextColumns
          id="seo"
          parts={[
            { name: 'seoTitle', maxLength: 70 },
            { name: 'seoDescription', maxLength: 200, rows: 3 },
          ]}
        />
        <SeoPreview model={model} />
      </Part>
      <Part name="codes">
        <CodeFields />
      </Part>
      <Part name="addresses">
        <AddressFields />
      </Part>
    </>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useWords();
  return (
    <section className="model-part" aria-labelledby={`part-${name}`}>
      <h2 className="section-title" id={`part-${name}`}>
        {t(`bo-models:part.${name}`)}
      </h2>
      {children}
    </section>
  );
}

/** Shows the number of unsaved changes; `e` focuses the first text. */
function SaveBar({
  editing: { changed, conflicts, discard, error, isBusy, form },
}: {
  editing: ModelEditing;
}) {
  const { t } = useWords();
  useScreenKeys([{ key: 'e', label: t('bo-models:keyOfTexts') }]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isLetterOf(event, 'KeyE')) return;
      event.preventDefault();
      form.setFocus('nameRu');
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  if (changed.length === 0) return null;
  return (
    <div className="save-bar">
      <p role="status">{t('bo-models:changes', { count: changed.length })}</p>
      <span className="meta ink-2 keys-hint">⌘S</span>
      <ProblemLine error={error} />
      <Button kind="text" type="button" onClick={discard}>
        {t('bo-models:discard')}
      </Button>
      <Button type="submit" loading={isBusy} disabled={conflicts.list.length > 0}>
        {t('bo-models:save')}
      </Button>
    </div>
  );
}
