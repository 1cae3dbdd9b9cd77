import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { isApiProblem } from '#client/problem.ts';

/** Shows the server's message about each field next to it. False if the form does not have one of the fields, or the error is another one. */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  { getValues, setError }: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
): boolean {
  if (!isApiProblem(error) || error.problem.code !== 'VALIDATION_FAILED') return false;
  const { errors = [] } = error.problem;
  const known = Object.keys(getValues());
  const fields = errors.flatMap(({ path, message }) => {
    const name = path.replace(/^\//, '').split('/', 1)[0] ?? '';
    return known.includes(name) ? [{ name: name as FieldPath<Values>, message }] : []; // one of the form's own keys
  });
  for (const { name, message } of fields)
    setError(name, { type: 'server', message }, { shouldFocus: name === fields[0]?.name });
  return fields.length > 0 && fields.length === errors.length;
}
