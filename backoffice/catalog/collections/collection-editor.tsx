import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { AuditEntry } from '#contract/admin/audit.ts';
import type { CollectionContent, StaffCollection } from '#contract/admin/catalog/collection.ts';
import { Button } from '#ui/controls/button.tsx';
import { Form } from '../../kit/forms/refused/form.tsx';
import { ConflictChoices } from '../../kit/forms/conflict-choices.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { NotesSection } from '../../shell/notes/notes-section.tsx';
import { PresentLine } from '../../shell/presence/present-line.tsx';
import { Publishing } from '../../shell/drafts/publishing.tsx';
import { nameIn } from '../../shell/stores.ts';
import { SavingProblem, useSaving } from '../../shell/saving.tsx';
import { BackToList } from '../../shell/frame/back-to-list.tsx';
import { catalogTabs } from '../catalog-tabs.ts';
import { CatalogFrame } from '../catalog-frame.tsx';
import { forgetCatalog } from '../load-catalog.ts';
import { CollectionHistory } from './collection-history.tsx';
import { CollectionModels } from './collection-models.tsx';
import { CollectionPictures } from './collection-pictures.tsx';
import { CollectionShowing } from './collection-showing.tsx';
import { CollectionWords } from './collection-words.tsx';
import { plainContent } from './collection-form.ts';
import { useContentWords } from './use-content-words.ts';
import './collections.css';

interface Props {
  collection: StaffCollection;
  history: readonly AuditEntry[];
}

/** Saving changes the draft, which is not public; changes to the list of models take effect at once. */
export function CollectionEditor({ collection, history }: Props) {
  const { t, language } = useWords();
  const { labelOf } = useContentWords();
  const [done, setDone] = useState<string | null>(null);
  const { id, version } = collection;
  const content = collection.draft?.content ?? collection.published;
  const { form, conflicts, draft } = useRecordForm<CollectionContent>(content, {
    name: `collection ${id}`,
    title: content.nameRu,
    version,
  });
  const { save, error, isBusy } = useSaving(() => setDone(t('bo-content:pages.saved')));
  const submit = form.handleSubmit((typed) =>
    save(async () => {
      const body = plainContent(typed);
      await callApi('PATCH /api/admin/v1/collections/:id/draft', { params: { id }, body }, { version });
      draft.finish();
      form.reset(body);
      draft.resume();
    }),
  );
  const { isDirty } = form.formState;
  return (
    <CatalogFrame tab="collections">
      <div className="record-page collection-page">
        <BackToList list={catalogTabs.collections} record={String(id)} label={t('bo-catalog:backToList')} />
        <h2 className="section-title">
          {nameIn(content, language) || content.nameRu}
          <PresentLine resource="collection" record={String(id)} isEditing={isDirty} />
        </h2>
        <DraftOffer draft={draft} />
        {done !== null && !isDirty && <Notice tone="ok">{done}</Notice>}
        {collection.draft?.isBehind && <Notice tone="info">{t('bo-content:pages.behind')}</Notice>}
        <div className="record-columns">
          <div className="record-main">
            <FormProvider {...form}>
              <Form error={error} onSubmit={submit}>
                <ConflictChoices conflicts={conflicts} labelOf={labelOf} />
                <CollectionWords />
                <CollectionPictures collection={collection} />
                <SavingProblem error={error} />
                <Button type="submit" loading={isBusy} disabled={!isDirty || conflicts.list.length > 0}>
                  {t('bo-content:pages.save')}
                </Button>
              </Form>
            </FormProvider>
            <CollectionModels collection={collection} />
            <NotesSection resource="collection" record={String(id)} />
            <CollectionHistory history={history} />
          </div>
          <aside className="record-aside">
            <Publishing
              record={collection}
              preview={{ kind: 'collection', id: String(id) }}
              isDirty={isDirty}
              actions={actionsOf(collection)}
              onDone={setDone}
            />
            <CollectionShowing collection={collection} onDone={setDone} />
          </aside>
        </div>
      </div>
    </CatalogFrame>
  );
}

const actionsOf = ({ id, version }: StaffCollection) => {
  const params = { id };
  return {
    publish: async (body: { at?: string }) => {
      await callApi('POST /api/admin/v1/collections/:id/publish', { params, body }, { version });
      forgetCatalog();
    },
    drop: () => callApi('DELETE /api/admin/v1/collections/:id/draft', { params }, { version }),
    restore: (versionId: number) =>
      callApi('POST /api/admin/v1/collections/:id/restore', { params, body: { versionId } }, { version }),
  };
};
