import { type FormEvent, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import type { SavedView, ViewList } from '#contract/admin/view.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../api.ts';
import { ProblemLine } from '../login/problem-line.tsx';
import { useAttempt } from '../login/use-attempt.ts';
import { hasPermission, useSession } from '../session.ts';
import { forgetViews } from './saved-views.ts';
import { SharedView } from './shared-view.tsx';
import './views.css';

interface Props {
  list: ViewList;
  views: readonly SavedView[];
}

/** Saves the current address of the list as a view, and lists the saved views. */
export function ViewsButton(props: Props) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="save-view">
      <Button kind="text" onClick={() => setOpen(true)}>
        {t('bo-shell:list.saveView')}
      </Button>
      {isOpen && <ViewsSheet {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}

function ViewsSheet({ list, views, onClose }: Props & { onClose: () => void }) {
  const { t } = useWords();
  const { revalidate } = useRevalidator();
  const { attempt, error, isBusy } = useAttempt();
  const [search] = useSearchParams();
  const [isNameless, setNameless] = useState(false);
  const change = (send: () => Promise<unknown>) =>
    attempt(async () => {
      await send();
      forgetViews(list);
      await revalidate();
    });
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('name');
    const name = typeof typed === 'string' ? typed.trim() : '';
    setNameless(name === '');
    if (name === '') return;
    void change(async () => {
      const body = { list, name, query: search.toString() };
      await callApi('POST /api/admin/v1/views', { body });
      onClose();
    });
  };
  return (
    <Sheet title={t('bo-shell:list.saveView')} isOpen onClose={onClose}>
      <form className="form" noValidate onSubmit={save}>
        <Field
          label={t('bo-shell:list.viewName')}
          helper={t('bo-shell:list.viewHint')}
          maxLength={60}
          error={isNameless ? t('bo-shell:needed') : undefined}
          name="name"
        />
        <ProblemLine error={error} />
        <Button type="submit" loading={isBusy}>
          {t('bo-shell:list.save')}
        </Button>
      </form>
      {views.length > 0 && <SavedList views={views} change={change} />}
    </Sheet>
  );
}

function SavedList({
  views,
  change,
}: {
  views: readonly SavedView[];
  change: (send: () => Promise<unknown>) => Promise<void>;
}) {
  const { t } = useWords();
  const mayShare = hasPermission(useSession(), 'views.share');
  return (
    <section aria-labelledby="saved-views">
      <h3 className="section-title" id="saved-views">
        {t('bo-shell:list.savedViews')}
      </h3>
      <ul className="saved-views">
        {views.map((view) => (
          <li key={view.id}>
            <div>
              <p>{view.name}</p>
              <p className="meta ink-2">{t(`bo-shell:list.${view.isShared ? 'viewShared' : 'viewOwn'}`)}</p>
            </div>
            {mayShare && <SharedView view={view} change={change} />}
            {(view.isOwn || mayShare) && (
              <Button
                kind="text"
                onClick={() =>
                  void change(() =>
                    callApi(
                      'DELETE /api/admin/v1/views/:id',
                      { params: { id: view.id } },
                      { version: view.version },
                    ),
                  )
                }
              >
                {t('bo-shell:list.deleteView')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
