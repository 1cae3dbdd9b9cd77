import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  useForm,
  useWatch,
} from 'react-hook-form';
import { type Draft, useDraft } from './use-draft.ts';

interface FieldsOf {
  /** The form's name, such as `rate gold`. */
  name: string;
  /** The title in the list of all drafts. */
  title: string;
  /** Called when the draft was restored into the form. */
  onRestore?: () => void;
}

/** The fields of a form for something new, as one value; typed values are stored until the form is sent (BO-20). */
export function useDraftFields<Fields extends FieldValues>(
  initial: Fields,
  of: FieldsOf,
): { fields: Fields; change: (next: Partial<Fields>) => void; draft: Draft } {
  // as: every field has a value
  const form = useForm<Fields>({ defaultValues: initial as DefaultValues<Fields> });
  const draft = useDraft(form, of);
  // as: all fields have initial values
  const fields = useWatch({ control: form.control }) as Fields;
  const change = (next: Partial<Fields>) => {
    for (const [name, value] of Object.entries(next))
      // a field name of this form
      form.setValue(name as Path<Fields>, value as PathValue<Fields, Path<Fields>>, { shouldDirty: true });
  };
  return { fields, change, draft };
}
