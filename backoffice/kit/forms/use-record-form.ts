import { type DefaultValues, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';
import { type Conflicts, useConflicts } from './use-conflicts.ts';
import { type Draft, useDraft } from './use-draft.ts';

interface RecordOf {
  /** The form's name with its record, such as `store 3 EDIT`. */
  name: string;
  /** The title in the list of all drafts. */
  title: string;
  version: number;
}

export interface RecordForm<Form extends FieldValues> {
  form: UseFormReturn<Form>;
  conflicts: Conflicts;
  draft: Draft;
}

/**
 * The form of a record: changes by others are merged in, typed values stay, a conflicting field is resolved by choice
 * (BO-19), and typed values are stored as a draft (BO-20).
 */
export function useRecordForm<Form extends FieldValues>(values: Form, of: RecordOf): RecordForm<Form> {
  const form = useForm<Form>({
    values,
    // every field has a value
    defaultValues: values as DefaultValues<Form>,
    resetOptions: { keepDirtyValues: true },
  });
  const conflicts = useConflicts(form, values);
  const draft = useDraft(form, { ...of, onRestore: conflicts.compare });
  return { form, conflicts, draft };
}
