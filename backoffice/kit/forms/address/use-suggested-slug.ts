import { useRef } from 'react';
import type { FieldPath, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { suggestedSlug } from './suggested-slug.ts';

interface Fields<Form extends FieldValues> {
  /** The field of the address. */
  slug: FieldPath<Form>;
  /** The fields of the titles. */
  titles: Partial<Record<'ru' | 'uz' | 'en', FieldPath<Form>>>;
  maxLength: number;
}

/**
 * Fills the address of a new record in while its titles are typed; an address that was typed by hand stays. Returns the function to call
 * after each change of a title.
 */
export function useSuggestedSlug<Form extends FieldValues>(
  { getValues, setValue, formState }: UseFormReturn<Form>,
  { slug, titles, maxLength }: Fields<Form>,
): () => void {
  const suggested = useRef('');
  const { isSubmitted } = formState;
  const titleAt = (name: FieldPath<Form> | undefined): string | undefined => {
    const typed: unknown = name === undefined ? undefined : getValues(name);
    return typeof typed === 'string' ? typed : undefined;
  };
  return () => {
    const present: string = getValues(slug);
    if (present !== '' && present !== suggested.current) return;
    const { en, uz, ru } = titles;
    const next = suggestedSlug({ en: titleAt(en), uz: titleAt(uz), ru: titleAt(ru) }, maxLength);
    suggested.current = next;
    // the type of the field at this path is not known here; it is a text
    setValue(slug, next as PathValue<Form, Path<Form>>, { shouldDirty: true, shouldValidate: isSubmitted });
  };
}
