import { useWatch } from 'react-hook-form';
import type { SearchSynonym } from '#contract/admin/search-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { ConflictChoices } from '../../kit/forms/conflict-choices.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { SavingProblem, useSaving } from '../../shell/saving.tsx';
import { Tried } from './tried.tsx';
import { signOf, useTrial } from './use-trial.ts';

interface Props {
  /** The words of a new synonym, or an existing one. */
  synonym: SearchSynonym | string;
  onDone: () => void;
  onClose: () => void;
}

const formOf = (synonym: SearchSynonym | string) =>
  typeof synonym === 'string'
    ? { words: synonym, meaning: '', isActive: true }
    : { words: synonym.words, meaning: synonym.meaning, isActive: synonym.isActive };

/** Labels of fields whose key differs from their name. */
const labels: Partial<Record<string, string>> = { words: 'typed', isActive: 'active' };

/** Words, and what the search uses instead of them: tried first, then saved. */
export function SynonymSheet({ synonym, onDone, onClose }: Props) {
  const { t } = useWords();
  const { form, conflicts, draft, submit, drop, saving, trial, mustTry } = useSynonym(synonym, onDone);
  const { register, formState } = form;
  const needed = { validate: (typed: string) => typed.trim() !== '' };
  return (
    <Sheet title={t('bo-content:search.synonym')} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <ConflictChoices
          conflicts={conflicts}
          labelOf={(name) => t(`bo-content:search.${labels[name] ?? name}`)}
        />
        <Field
          label={t('bo-content:search.typed')}
          maxLength={100}
          error={formState.errors.words && t('bo-shell:needed')}
          {...register('words', needed)}
        />
        <Field
          label={t('bo-content:search.meaning')}
          helper={t('bo-content:search.meaningHelp')}
          maxLength={100}
          error={formState.errors.meaning && t('bo-shell:needed')}
          {...register('meaning', needed)}
        />
        <label className="choice">
          <input type="checkbox" {...register('isActive')} /> {t('bo-content:search.active')}
        </label>
        <ProblemLine error={trial.error} />
        <SavingProblem error={saving.error} />
        <div className="sheet-actions">
          <Button type="submit" loading={saving.isBusy || trial.isBusy} disabled={conflicts.list.length > 0}>
            {t(mustTry ? 'bo-content:search.try' : 'bo-content:save')}
          </Button>
          {drop !== null && (
            <Button kind="text" onClick={drop}>
              {t('bo-content:search.drop')}
            </Button>
          )}
        </div>
        {trial.tried && <Tried tried={trial.tried.answer} />}
      </form>
    </Sheet>
  );
}

function useSynonym(synonym: SearchSynonym | string, onDone: () => void) {
  const { t } = useWords();
  const trial = useTrial();
  const old = typeof synonym === 'string' ? null : synonym;
  const { form, conflicts, draft } = useRecordForm(formOf(synonym), {
    name: `synonym ${old?.id ?? 'new'} EDIT`,
    title: [t('bo-content:search.synonym'), old?.words].filter(Boolean).join(': '),
    version: old?.version ?? 0,
  });
  const saving = useSaving(() => {
    draft.finish();
    onDone();
  });
  const [words, meaning] = useWatch({ control: form.control, name: ['words', 'meaning'] });
  const isReworded = old === null || words !== old.words || meaning !== old.meaning;
  const mustTry = isReworded && trial.tried?.of !== signOf({ words, meaning });
  const submit = form.handleSubmit((body) => {
    if (mustTry) return trial.run({ q: words, words, meaning, ...(old !== null && { id: old.id }) });
    return saving.save(() => send(old, body));
  });
  const drop = old === null ? null : () => void saving.save(() => dropSynonym(old));
  return { form, conflicts, draft, submit, drop, saving, trial, mustTry };
}

const send = (old: SearchSynonym | null, body: ReturnType<typeof formOf>) =>
  old === null
    ? callApi('POST /api/admin/v1/search-words/synonyms', { body })
    : callApi(
        'PATCH /api/admin/v1/search-words/synonyms/:id',
        { params: { id: old.id }, body },
        { version: old.version },
      );

const dropSynonym = ({ id, version }: SearchSynonym) =>
  callApi('DELETE /api/admin/v1/search-words/synonyms/:id', { params: { id } }, { version });
