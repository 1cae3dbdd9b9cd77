import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import type { StaffModel } from '#contract/admin/catalog/model.ts';
import type { Conflicts } from '../../kit/forms/use-conflicts.ts';
import type { Draft } from '../../kit/forms/use-draft.ts';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { useOneAtATime } from '../../shell/use-one-at-a-time.ts';
import { changeOf, type FieldName, formOf, type ModelForm } from './model-form.ts';

export interface ModelEditing {
  form: UseFormReturn<ModelForm>;
  changed: readonly FieldName[];
  /** Fields that somebody else changed in the meantime, too (BO-19). */
  conflicts: Conflicts;
  /** Values typed earlier and not saved (BO-20). */
  draft: Draft;
  /** Saves the changed fields; returns whether they were saved. */
  save: () => Promise<boolean>;
  discard: () => void;
  error: unknown;
  isBusy: boolean;
  isSaved: boolean;
  /** Another action reports its own outcome. */
  forgetSaved: () => void;
}

/** Discards all typed values, unlike the form's default. */
const asNew = { keepDirtyValues: false };

/** The form of a model. A save that conflicts with another person's is repeated once the conflicting fields were resolved. */
export function useModelForm(model: StaffModel): ModelEditing {
  const { t } = useWords();
  const { revalidate } = useRevalidator();
  const { form, conflicts, draft } = useRecordForm<ModelForm>(formOf(model), {
    name: `model ${model.artikul} EDIT`,
    title: `${model.artikul}: ${t('bo-models:part.texts')}`,
    version: model.version,
  });
  const [error, setError] = useState<unknown>(null);
  const [isSaved, setSaved] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const oneAtATime = useOneAtATime();
  const { dirtyFields } = form.formState;
  const changed = (Object.keys(dirtyFields) as FieldName[]).filter((name) => dirtyFields[name]); // the form's own keys

  const send = async (): Promise<boolean> => {
    const { artikul, version } = model;
    const body = changeOf(form.getValues(), changed);
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
      setError(failure);
      return false;
    } finally {
      await revalidate();
    }
  };
  const checkAndSend = async (): Promise<boolean> => {
    setBusy(true);
    setError(null);
    setSaved(false);
    try {
      return (await form.trigger()) && (await send());
    } finally {
      setBusy(false);
    }
  };
  const save = async (): Promise<boolean> => {
    if (changed.length === 0 || conflicts.list.length > 0) return false;
    return (await oneAtATime(checkAndSend)) ?? false;
  };
  return {
    form,
    changed,
    conflicts,
    draft,
    save,
    error,
    isBusy,
    isSaved: isSaved && changed.length === 0,
    forgetSaved: () => setSaved(false),
    discard: () => {
      draft.discard();
      form.reset(formOf(model), asNew);
    },
  };
}
