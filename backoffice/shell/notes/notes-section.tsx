import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import type { SharedRecord, StaffNote } from '#contract/admin/note.ts';
import { Button } from '#ui/controls/button.tsx';
import { ChoiceMenu } from '../../kit/choice-menu.tsx';
import { formatInstant } from '../../kit/instants.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../api.ts';
import { useFeed } from '../feed/use-feed.ts';
import { ProblemLine } from '../login/problem-line.tsx';
import { useAttempt } from '../login/use-attempt.ts';
import './notes.css';

interface Props {
  resource: SharedRecord;
  record: string;
}
type Loaded = Awaited<ReturnType<typeof loadNotes>>;

const loadNotes = (params: Props) => callApi('GET /api/admin/v1/notes/:resource/:record', { params });

/** The notes of the staff about this record, and a field to add one. */
export function NotesSection({ resource, record }: Props) {
  const { t } = useWords();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const { attempt, error } = useAttempt();
  const load = useCallback(
    () =>
      loadNotes({ resource, record }).then(
        (found) => setLoaded(found),
        // the record itself reports the error
        () => undefined,
      ),
    [resource, record],
  );
  useEffect(() => void load(), [load]);
  useFeed(['note'], ({ id }) => {
    if (id === `${resource}/${record}`) void load();
  });
  const remove = (id: number) =>
    attempt(async () => {
      await callApi('DELETE /api/admin/v1/notes/:id', { params: { id } });
      await load();
    });
  return (
    <section aria-labelledby="notes">
      <h2 className="section-title" id="notes">
        {t('bo-shell:notes.title', { count: loaded?.notes.length ?? 0 })}
      </h2>
      <ul className="notes">
        {loaded?.notes.map((note) => (
          <NoteLine key={note.id} note={note} onRemove={() => void remove(note.id)} />
        ))}
      </ul>
      <ProblemLine error={error} />
      {loaded && <NoteForm {...{ resource, record }} colleagues={loaded.colleagues} onDone={load} />}
    </section>
  );
}

function NoteLine({ note, onRemove }: { note: StaffNote; onRemove: () => void }) {
  const { t, language } = useWords();
  return (
    <li>
      <p className="meta ink-2">
        <b>{note.by}</b> {formatInstant(note.at, language)}
        {note.mentions.length > 0 && ` · ${note.mentions.map(({ name }) => `@${name}`).join(', ')}`}
      </p>
      <p className="note-body">{note.body}</p>
      {note.isOwn && (
        <Button kind="text" onClick={onRemove}>
          {t('bo-shell:notes.remove')}
        </Button>
      )}
    </li>
  );
}

interface FormProps extends Props {
  colleagues: Loaded['colleagues'];
  onDone: () => Promise<void>;
}

function NoteForm({ resource, record, colleagues, onDone }: FormProps) {
  const { t } = useWords();
  const [body, setBody] = useState('');
  const [mentions, setMentions] = useState<string[]>([]);
  const field = useRef<HTMLTextAreaElement>(null);
  const { attempt, error, isBusy } = useAttempt();
  const submit = (sent: FormEvent) => {
    sent.preventDefault();
    if (body.trim() === '') return;
    void attempt(async () => {
      await callApi('POST /api/admin/v1/notes/:resource/:record', {
        params: { resource, record },
        body: { body: body.trim(), mentions: mentions.map(Number) },
      });
      setBody('');
      setMentions([]);
      // the button is disabled now: without the focus, Escape would not close a sheet
      field.current?.focus();
      await onDone();
    });
  };
  return (
    <form className="form note-form" onSubmit={submit}>
      <textarea
        ref={field}
        className="input"
        rows={2}
        maxLength={2000}
        aria-label={t('bo-shell:notes.body')}
        placeholder={t('bo-shell:notes.body')}
        value={body}
        onChange={({ target }) => setBody(target.value)}
      />
      <ProblemLine error={error} />
      <div className="bar">
        {colleagues.length > 0 && (
          <ChoiceMenu
            label={t('bo-shell:notes.mention')}
            options={colleagues.map(({ id, name }) => ({ id: String(id), label: name }))}
            chosen={mentions}
            onChange={setMentions}
          />
        )}
        <Button type="submit" kind="secondary" loading={isBusy} disabled={body.trim() === ''}>
          {t('bo-shell:notes.write')}
        </Button>
      </div>
    </form>
  );
}
