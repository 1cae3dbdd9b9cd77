import { useState } from 'react';
import type { StaffPage } from '#contract/admin/page.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { formatInstant } from '../../kit/instants.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { SavingProblem, useSaving } from '../saving.tsx';

interface Props {
  page: StaffPage;
  /** Something typed is not saved yet: the draft would be shown without it. */
  isDirty: boolean;
  onDone: (words: string) => void;
}

/** When the draft is shown, and what was shown before. */
export function PagePublishing({ page, isDirty, onDone }: Props) {
  const { t, language } = useWords();
  const [at, setAt] = useState('');
  const { slug, version, draft, versions } = page;
  const { save, error, isBusy } = useSaving(() => onDone(t('bo-content:pages.done')));
  const params = { slug };
  const publish = (body: { at?: string }) =>
    save(() => callApi('POST /api/admin/v1/pages/:slug/publish', { params, body }, { version }));
  const drop = () => save(() => callApi('DELETE /api/admin/v1/pages/:slug/draft', { params }, { version }));
  const restore = (versionId: number) =>
    save(() =>
      callApi('POST /api/admin/v1/pages/:slug/restore', { params, body: { versionId } }, { version }),
    );
  return (
    <aside className="record-aside">
      <section className="form">
        <h2 className="section-title">{t('bo-content:pages.publishing')}</h2>
        <p className="ink-2">
          {draft === null ? t('bo-content:pages.noDraft') : <DraftLine draft={draft} />}
        </p>
        <SavingProblem error={error} />
        {draft !== null && (
          <>
            <Button loading={isBusy} disabled={isDirty} onClick={() => void publish({})}>
              {t('bo-content:pages.publishNow')}
            </Button>
            <Field
              label={t('bo-content:pages.publishAt')}
              type="datetime-local"
              value={at}
              onChange={(event) => setAt(event.target.value)}
            />
            <Button
              kind="secondary"
              disabled={isDirty || at === ''}
              onClick={() => void publish({ at: new Date(`${at}:00+05:00`).toISOString() })}
            >
              {t('bo-content:pages.schedule')}
            </Button>
            <Button kind="text" onClick={() => void drop()}>
              {t('bo-content:pages.dropDraft')}
            </Button>
          </>
        )}
      </section>
      <section>
        <h2 className="section-title">{t('bo-content:pages.versions')}</h2>
        {versions.length === 0 && <p className="ink-2 section-lead">{t('bo-content:pages.noVersions')}</p>}
        <ul className="page-versions">
          {versions.map(({ id, publishedAt, publishedBy }) => (
            <li key={id}>
              <span>
                {formatInstant(publishedAt, language)}
                <span className="meta ink-2"> {publishedBy ?? ''}</span>
              </span>
              <Button kind="text" onClick={() => void restore(id)}>
                {t('bo-content:pages.restore')}
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}

function DraftLine({ draft }: { draft: NonNullable<StaffPage['draft']> }) {
  const { t, language } = useWords();
  const { savedBy, savedAt, publishAt } = draft;
  return (
    <>
      {t('bo-content:pages.savedBy', { who: savedBy, time: formatInstant(savedAt, language) })}
      {publishAt !== null &&
        ` ${t('bo-content:pages.willShow', { time: formatInstant(publishAt, language) })}`}
    </>
  );
}
