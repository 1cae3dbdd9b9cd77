import { useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { type Conflict, findConflicts } from './changed-fields.ts';
import type { StoredDraft } from './draft-store.ts';

export interface Conflicts {
  list: readonly Conflict[];
  choose: (conflict: Conflict, whose: 'mine' | 'theirs') => void;
  /** For a draft of an older version: compares its changes with the present record. */
  compare: (draft: StoredDraft) => void;
}

/**
 * Finds the fields that both this form and somebody else changed, until one of the values is chosen. The form's
 * `values` are the record's, with `keepDirtyValues`; fields that only somebody else changed are updated without a
 * question.
 */
export function useConflicts<Form extends FieldValues>(form: UseFormReturn<Form>, values: Form): Conflicts {
  // read here, because otherwise the form would not track which fields to keep when new values arrive
  const { dirtyFields } = form.formState;
  const [seen, setSeen] = useState(values);
  const [list, setList] = useState<readonly Conflict[]>([]);
  if (JSON.stringify(seen) !== JSON.stringify(values)) {
    const mine = form.getValues();
    const dirty = Object.fromEntries(Object.entries(mine).filter(([name]) => name in dirtyFields));
    const found = findConflicts({ was: seen, theirs: values, mine: dirty });
    const rest = list.filter(({ name }) => !found.some((one) => one.name === name));
    setSeen(values);
    const now: Record<string, unknown> = values;
    setList([...rest.map((one) => ({ ...one, theirs: now[one.name] })), ...found]);
  }
  return {
    list,
    choose: (conflict, whose) => {
      const { name, theirs } = conflict;
      if (whose === 'theirs')
        // a field name of this form
        form.setValue(name as Path<Form>, theirs as PathValue<Form, Path<Form>>, { shouldDirty: true });
      setList((before) => before.filter((one) => one.name !== name));
    },
    compare: ({ base, values: mine }) => setList(findConflicts({ was: base, theirs: values, mine })),
  };
}
