import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { RecordForm } from '../kit/forms/use-record-form.ts';
import { useSaving } from './saving.tsx';

/** Saves the form of a record: its draft is deleted, and later changes start a new one. `isSaved` until somebody types again. */
export function useRecordSaving<Form extends FieldValues>(
  { form, draft }: Pick<RecordForm<Form>, 'form' | 'draft'>,
  send: (typed: Form) => Promise<unknown>,
) {
  const [isDone, setDone] = useState(false);
  const { save, error, isBusy } = useSaving(() => {
    draft.finish();
    draft.resume();
    setDone(true);
  });
  const submit = form.handleSubmit((typed: Form) => {
    setDone(false);
    return save(() => send(typed));
  });
  return { submit, error, isBusy, isSaved: isDone && !form.formState.isDirty };
}
