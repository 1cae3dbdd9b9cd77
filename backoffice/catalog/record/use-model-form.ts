import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import type { StaffModel } from '#contract/admin/model.ts';
import { isApiProblem } from '#client/problem.ts';
import { formatTime } from '#ui/dates.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import type { StoredDraft } from '../../kit/forms/draft-store.ts';
import { type Draft, useDraft } from '../../kit/forms/use-draft.ts';
import type { Conflict } from './conflict-sheet.tsx';
import { changeOf, type FieldName, fieldsBetween, formOf, type ModelForm } from './model-form.ts';

export interface ModelEditing {
  form: UseFormReturn<ModelForm>;
  changed: readonly FieldName[];
  /** What was typed before and not saved (BO-20). */
  draft: Draft;
  /** Saves what was changed; answers whether it was saved. */
  save: () => Promise<boolean>;
  discard: () => void;
  error: unknown;
  isSaved: boolean;
  conflict: Conflict | null;
  /** Takes theirs in these fields, and saves the others as they are here. */
  settle: (theirs: readonly FieldName[]) => Promise<void>;
  closeConflict: () => void;
}

/** Nothing that was typed stays, other than the form's own way. */
const asNew = { keepDirtyValues: false };

/**
 * The form of a model. What somebody else changed meanwhile comes in; what was typed stays, and where both changed the same field, one is
 * asked (BO-19).
 */
export function useModelForm(model: StaffModel): ModelEditing {
  const { t } = useWords();
  const { revalidate } = useRevalidator();
  const form = useForm<ModelForm>({ values: formOf(model), resetOptions: { keepDirtyValues: true } });
  const [error, setError] = useState<unknown>(null);
  const [isSaved, setSaved] = useState(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const draft = useModelDraft(form, { model, onConflict: setConflict });
  const { dirtyFields } = form.formState;
  const changed = (Object.keys(dirtyFields) as FieldName[]).filter((name) => dirtyFields[name]); // its own keys

  const send = async (fields: readonly FieldName[], version: number): Promise<boolean> => {
    const { artikul } = model;
    const body = changeOf(form.getValues(), fields);
    try {
      const saved = await callApi(
        'PATCH /api/admin/v1/models/:artikul',
        { params: { artikul }, body },
        { version },
      );
      draft.finish();
      form.reset(formOf(saved), asNew);
      draft.resume();
      setSaved(true);
      return true;
    } catch (failure) {
      const found = conflictOf(failure, model, form.getValues());
      setConflict(found && { ...found, who: found.who || t('bo-shell:somebody') });
      setError(failure);
      return false;
    } finally {
      await revalidate();
    }
  };
  const save = async () => {
    setError(null);
    setSaved(false);
    if (changed.length === 0 || !(await form.trigger())) return false;
    return send(changed, model.version);
  };
  const settle = async (theirs: readonly FieldName[]) => {
    if (conflict === null) return;
    for (const name of theirs) form.resetField(name, { defaultValue: conflict.theirs[name] });
    setConflict(null);
    setError(null);
    const rest = changed.filter((name) => !theirs.includes(name));
    if (rest.length > 0) await send(rest, model.version);
  };
  return {
    form,
    changed,
    draft,
    save,
    settle,
    error,
    isSaved: isSaved && changed.length === 0,
    conflict: conflict !== null && conflict.fields.length > 0 ? conflict : null,
    discard: () => {
      draft.discard();
      form.reset(formOf(model), asNew);
    },
    closeConflict: () => setConflict(null),
  };
}

function useModelDraft(
  form: UseFormReturn<ModelForm>,
  { model, onConflict }: { model: StaffModel; onConflict: (conflict: Conflict) => void },
): Draft {
  const { t } = useWords();
  return useDraft(form, {
    name: `model ${model.artikul} EDIT`,
    title: `${model.artikul}: ${t('bo-models:part.texts')}`,
    version: model.version,
    onRestore: (draft) => {
      const found = conflictOfDraft(draft, formOf(model));
      if (found.fields.length > 0) onConflict({ ...found, who: t('bo-shell:somebody') });
    },
  });
}

/** null: another error. */
function conflictOf(failure: unknown, seen: StaffModel, mine: ModelForm): Conflict | null {
  if (!isApiProblem(failure) || failure.problem.code !== 'VERSION_CONFLICT') return null;
  const { current, changedBy, changedAt } = failure.problem.facts ?? {};
  const was = formOf(seen);
  const theirs = formOf(current as StaffModel); // facts of VERSION_CONFLICT
  const ours = new Set(fieldsBetween(was, mine));
  const fields = fieldsBetween(was, theirs).filter(
    (name) => ours.has(name) && fieldsBetween(theirs, mine).includes(name),
  );
  return {
    who: typeof changedBy === 'string' ? changedBy : '',
    at: typeof changedAt === 'string' ? formatTime(changedAt) : '',
    was,
    theirs,
    mine,
    fields,
  };
}

/** A draft of an older version: fields that it changed, and somebody else since. */
function conflictOfDraft({ base, values, at }: StoredDraft, theirs: ModelForm): Conflict {
  const was: ModelForm = { ...theirs, ...base };
  const mine: ModelForm = { ...theirs, ...values };
  const since = new Set(fieldsBetween(was, theirs));
  return {
    who: '',
    at: formatTime(new Date(at).toISOString()),
    was,
    theirs,
    mine,
    fields: fieldsBetween(mine, theirs).filter((name) => since.has(name)),
  };
}
