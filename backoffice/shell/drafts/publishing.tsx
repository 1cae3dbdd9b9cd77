import { useRef, useState } from 'react';
import { isApiProblem } from '#client/problem.ts';
import { Button } from '#ui/controls/button.tsx';
import { DayField } from '../../kit/forms/days/day-field.tsx';
import { formatInstant } from '../../kit/instants.ts';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { instantOf } from './local-time.ts';
import { missingLanguages } from './missing-languages.ts';
import { PreviewLinks, type PreviewOf } from './preview-links.tsx';
import { SavingProblem, useSaving } from '../saving.tsx';
import './publishing.css';

interface Draft {
  content: object;
  savedBy: string;
  savedAt: string;
  publishAt: string | null;
  heldAt: string | null;
  hasNewerAlts: boolean;
}

interface Props {
  record: {
    draft: Draft | null;
    versions: readonly { id: number; publishedAt: string; publishedBy: string | null }[];
  };
  /** Omitted: its page has no preview. */
  preview?: PreviewOf;
  /** The beginning of its period, if that is still to come: shoppers do not see it before. */
  shownFrom?: string | null;
  /** There are unsaved changes, which would not be published. */
  isDirty: boolean;
  actions: {
    publish: (body: { at?: string }) => Promise<unknown>;
    drop: () => Promise<unknown>;
    restore: (versionId: number) => Promise<unknown>;
  };
  onDone: (words: string) => void;
}

type Outcome = 'published' | 'scheduled' | 'dropped' | 'restored';

/** Preview and publication of the draft, and the published versions. */
export function Publishing({ record, preview, shownFrom = null, isDirty, actions, onDone }: Props) {
  const { t, language } = useWords();
  const { draft, versions } = record;
  const outcome = useRef<Outcome>('published');
  const { save, error, isBusy } = useSaving(() =>
    onDone(
      outcome.current === 'published' && shownFrom !== null
        ? t('bo-content:pages.outcome.publishedAhead', { time: formatInstant(shownFrom, language) })
        : t(`bo-content:pages.outcome.${outcome.current}`),
    ),
  );
  const run = (wanted: Outcome, send: () => Promise<unknown>) =>
    void save(() => {
      outcome.current = wanted;
      return send();
    });
  return (
    <>
      <section className="form">
        <h2 className="section-title">{t('bo-content:pages.publishing')}</h2>
        <p className="ink-2">
          {draft === null ? t('bo-content:pages.noDraft') : <DraftLine draft={draft} />}
        </p>
        <SavingProblem error={error} />
        <Missing error={error} />
        {draft !== null && <LaterChanges draft={draft} />}
        {draft !== null && <Untranslated content={draft.content} />}
        {draft !== null && (
          <Times
            isBusy={isBusy}
            isDirty={isDirty}
            onPublish={(body) =>
              run(body.at === undefined ? 'published' : 'scheduled', () => actions.publish(body))
            }
            onDrop={() => run('dropped', actions.drop)}
          />
        )}
      </section>
      {preview && <PreviewLinks of={preview} isDirty={isDirty} publishAt={draft?.publishAt ?? null} />}
      <Versions versions={versions} onRestore={(id) => run('restored', () => actions.restore(id))} />
    </>
  );
}

interface TimesProps {
  isBusy: boolean;
  isDirty: boolean;
  onPublish: (body: { at?: string }) => void;
  onDrop: () => void;
}

function Times({ isBusy, isDirty, onPublish, onDrop }: TimesProps) {
  const { t } = useWords();
  const [at, setAt] = useState('');
  const instant = instantOf(at);
  return (
    <>
      <Button loading={isBusy} disabled={isDirty} onClick={() => onPublish({})}>
        {t('bo-content:pages.publishNow')}
      </Button>
      <DayField
        label={t('bo-content:pages.publishAt')}
        type="datetime-local"
        value={at}
        onChange={(event) => setAt(event.target.value)}
      />
      <Button
        kind="secondary"
        disabled={isDirty || instant === null}
        onClick={() => instant !== null && onPublish({ at: instant })}
      >
        {t('bo-content:pages.schedule')}
      </Button>
      {isDirty && <p className="meta ink-2">{t('bo-content:saveFirst')}</p>}
      <Button kind="text" onClick={onDrop}>
        {t('bo-content:pages.dropDraft')}
      </Button>
    </>
  );
}

/** What was changed after the draft was saved or scheduled, beside the published text itself. */
function LaterChanges({ draft: { heldAt, hasNewerAlts } }: { draft: Draft }) {
  const { t, language } = useWords();
  return (
    <>
      {heldAt !== null && (
        <Notice tone="bad">{t('bo-content:pages.held', { time: formatInstant(heldAt, language) })}</Notice>
      )}
      {hasNewerAlts && <Notice tone="info">{t('bo-content:pages.newerAlts')}</Notice>}
    </>
  );
}

/** Names the languages whose readers will see Russian words after the publication. */
function Untranslated({ content }: Pick<Draft, 'content'>) {
  const { t } = useWords();
  const missing = missingLanguages(content);
  if (missing.length === 0) return null;
  const names = missing.map((one) => t(`bo-content:pages.untranslated.${one}`));
  return (
    <Notice tone="info">
      {t('bo-content:pages.untranslated.lead', {
        languages: names.join(', '),
      })}
    </Notice>
  );
}

/** What is missing before it can be published, by name. */
export function Missing({ error }: { error: unknown }) {
  const { t } = useWords();
  const missing = isApiProblem(error) ? error.problem.facts?.['missing'] : undefined;
  if (!Array.isArray(missing)) return null;
  return (
    <ul className="missing-parts">
      {missing.map((name) => (
        <li key={String(name)}>{t(`bo-content:missing.${String(name)}`)}</li>
      ))}
    </ul>
  );
}

interface VersionsProps {
  versions: Props['record']['versions'];
  onRestore: (id: number) => void;
}

function Versions({ versions, onRestore }: VersionsProps) {
  const { t, language } = useWords();
  return (
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
            <Button kind="text" onClick={() => onRestore(id)}>
              {t('bo-content:pages.restore')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function DraftLine({ draft }: { draft: Draft }) {
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
