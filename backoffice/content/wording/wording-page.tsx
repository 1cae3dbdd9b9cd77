import { FormProvider } from 'react-hook-form';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { WordingRow } from '#contract/admin/content/wording.ts';
import { Button } from '#ui/controls/button.tsx';
import { ConflictChoices } from '../../kit/forms/conflict-choices.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { Form } from '../../kit/forms/refused/form.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { BackToList } from '../../shell/frame/back-to-list.tsx';
import { Nothing, Notice } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { NotesSection } from '../../shell/notes/notes-section.tsx';
import { PresentLine } from '../../shell/presence/present-line.tsx';
import { SavingProblem, useSaving } from '../../shell/saving.tsx';
import { hasPermission, useSession } from '../../shell/session.ts';
import { ContentFrame } from '../content-frame.tsx';
import { WordingFields } from './wording-fields.tsx';
import { changeOf, formOf, type WordingForm } from './wording-form.ts';
import { WordingFilled } from './wording-filled.tsx';
import { languageOfField, WordingHistory } from './wording-history.tsx';
import './wording.css';

export const loader = withPermission('content.write', async ({ params: { key = '' } }) => {
  const rows = await callApi('GET /api/admin/v1/wordings', { query: {} });
  return { row: rows.find((one) => one.key === key) ?? null };
});

/** SMS and mails have operations and a permission of their own. */
const isMessage = ({ place }: WordingRow): boolean => place === 'SMS' || place === 'MAIL';

/** A text in three languages next to its original, as a shopper reads it. */
export function Component() {
  const { t } = useWords();
  const { row } = useLoaderData<typeof loader>();
  if (row === null)
    return (
      <ContentFrame tab="wording">
        <Nothing title={t('bo-shell:notFound')} />
      </ContentFrame>
    );
  return <WordingEditor key={row.key} row={row} />;
}

function WordingEditor({ row }: { row: WordingRow }) {
  const { t } = useWords();
  const mayWrite = hasPermission(useSession(), isMessage(row) ? 'settings.write' : 'content.write');
  const { form, conflicts, draft, submit, restore, saving, done } = useWording(row);
  const { isDirty } = form.formState;
  return (
    <ContentFrame tab="wording">
      <BackToList list="/content/wording" record={row.key} label={t('bo-wording:backToList')}>
        {` · ${t(`bo-wording:place.${row.place}`)}`}
        {(row.place === 'MAIL' || row.place === 'SEARCH') && ` · ${t(`bo-wording:kind.${row.kind}`)}`}
      </BackToList>
      <h2 className="section-title">
        {t(`bo-wording:subject.${row.subject}`)}{' '}
        <PresentLine resource="wording" record={row.key} isEditing={isDirty} />
      </h2>
      <DraftOffer draft={draft} />
      {done !== null && !isDirty && <Notice tone="ok">{done}</Notice>}
      {!mayWrite && <Notice tone="info">{t('bo-wording:readOnly')}</Notice>}
      {row.place === 'SEARCH' && <Notice tone="info">{t('bo-wording:ofSearch')}</Notice>}
      {mayWrite && row.kind === 'SMS' && <Notice tone="info">{t('bo-wording:ofGateway')}</Notice>}
      <FormProvider {...form}>
        <Form error={saving.error} onSubmit={submit}>
          <ConflictChoices conflicts={conflicts} labelOf={(field) => languageOfField(field, t)} />
          <WordingFilled row={row} />
          <WordingFields row={row} isFixed={!mayWrite} />
          <SavingProblem error={saving.error} />
          {mayWrite && (
            <div className="wording-actions">
              <Button type="submit" loading={saving.isBusy} disabled={!isDirty || conflicts.list.length > 0}>
                {t('bo-wording:save')}
              </Button>
              {row.version > 0 && (
                <Button kind="text" onClick={restore}>
                  {t('bo-wording:restoreAll')}
                </Button>
              )}
            </div>
          )}
        </Form>
      </FormProvider>
      <WordingHistory row={row} />
      <NotesSection resource="wording" record={row.key} />
    </ContentFrame>
  );
}

function useWording(row: WordingRow) {
  const { t } = useWords();
  const { key, version } = row;
  const [done, setDone] = useState<string | null>(null);
  const { form, conflicts, draft } = useRecordForm<WordingForm>(formOf(row), {
    name: `wording ${key} EDIT`,
    title: t(`bo-wording:subject.${row.subject}`),
    version,
  });
  const saving = useSaving(() => {
    draft.finish();
    draft.resume();
  });
  const params = { key };
  const submit = form.handleSubmit((typed) =>
    saving.save(async () => {
      const body = changeOf(typed, row);
      await (isMessage(row)
        ? callApi('PATCH /api/admin/v1/wordings/messages/:key', { params, body }, { version })
        : callApi('PATCH /api/admin/v1/wordings/pages/:key', { params, body }, { version }));
      setDone(t(`bo-wording:saved.${isMessage(row) ? 'message' : 'page'}`));
    }),
  );
  const restore = () =>
    void saving.save(async () => {
      const restored = await (isMessage(row)
        ? callApi('DELETE /api/admin/v1/wordings/messages/:key', { params }, { version })
        : callApi('DELETE /api/admin/v1/wordings/pages/:key', { params }, { version }));
      const { textRu, textUz, textEn } = formOf(restored);
      form.setValue('textRu', textRu);
      form.setValue('textUz', textUz);
      form.setValue('textEn', textEn);
      setDone(t('bo-wording:restored'));
    });
  return { form, conflicts, draft, submit, restore, saving, done };
}
