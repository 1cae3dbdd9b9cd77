import { createContext } from 'react';
import { ApiProblem, isApiProblem } from '#client/problem.ts';

/** Messages by the names of fields, as forms name them: `scenes.2.titleRu`. */
export type FieldMessages = ReadonlyMap<string, string>;

const none: FieldMessages = new Map();

/** What the server says about fields: `/scenes/2/titleRu` of the contract is the field `scenes.2.titleRu`. */
export function messagesOf(error: unknown): FieldMessages {
  if (!isApiProblem(error)) return none;
  const { errors = [], code: problem, title } = error.problem;
  return new Map(
    errors.map(({ path, code, message }) => [
      path.replace(/^\//, '').replaceAll('/', '.'),
      // the whole problem is about this field
      code === problem ? `${title}. ${message}` : message,
    ]),
  );
}

/** Whether a path is that of a field or of a part of it: a refused link of a text is an error of the text. */
const isAt = (path: string, name: string): boolean => path === name || path.startsWith(`${name}.`);

/** The message about a field or a part of it. */
export function messageAt(messages: FieldMessages, name: string): string | undefined {
  for (const [path, message] of messages) if (isAt(path, name)) return message;
  return undefined;
}

/** The refusal of a form before it is sent, in the format of the server's. */
export const refusedHere = (fields: readonly { path: string; message: string }[]): ApiProblem =>
  new ApiProblem({
    type: 'urn:zarona:problem:VALIDATION_FAILED',
    title: fields[0]?.message ?? '',
    status: 400,
    detail: '',
    code: 'VALIDATION_FAILED',
    instance: '',
    requestId: '',
    errors: fields.map(({ path, message }) => ({ path, code: 'invalid', message })),
  });

/** The refusal of a form with empty fields, before it is sent. */
export const missingFields = (names: readonly string[], message: string): ApiProblem =>
  refusedHere(names.map((name) => ({ path: `/${name}`, message })));

/** Whether all that an error says is about these fields. */
export function isWhollyAt(error: unknown, names: readonly string[]): boolean {
  const paths = [...messagesOf(error).keys()];
  return paths.length > 0 && paths.every((path) => names.some((name) => isAt(path, name)));
}

/** The error whose messages a form shows at its fields, so that its end need not repeat them. */
export const ShownError = createContext<unknown>(null);

/** Removes the message of a field that is filled in without typing, such as by an upload. */
export const ForgetMessage = createContext<(name: string) => void>(() => undefined);
