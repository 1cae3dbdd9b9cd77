import { expect, it } from 'vitest';
import { ApiProblem } from '#client/problem.ts';
import { isWhollyAt, messageAt, messagesOf, missingFields, refusedHere } from './refused-fields.ts';

const problem = (code: string, errors: ApiProblem['problem']['errors']) =>
  new ApiProblem({
    type: `urn:zarona:problem:${code}`,
    title: 'Конец раньше начала',
    status: 409,
    detail: 'Выберите конец позже.',
    code,
    instance: '',
    requestId: '',
    ...(errors && { errors }),
  });

it('the paths of the contract are names of fields; a refused part of a text is an error of the text', () => {
  const error = refusedHere([
    { path: '/nameRu', message: 'Заполните поле.' },
    { path: '/bodyRu/3/text/0/href', message: 'Проверьте, нет ли ошибки.' },
  ]);
  const messages = messagesOf(error);
  expect(messageAt(messages, 'nameRu')).toBe('Заполните поле.');
  expect(messageAt(messages, 'bodyRu.3.text')).toBe('Проверьте, нет ли ошибки.');
  expect(messageAt(messages, 'name')).toBeUndefined();
  expect(messageAt(messages, 'bodyRu.31.text')).toBeUndefined();
});

it('a problem that is about one field is told at it with its title', () => {
  const error = problem('PERIOD_WRONG', [
    { path: '/until', code: 'PERIOD_WRONG', message: 'Выберите конец позже.' },
  ]);
  expect(messageAt(messagesOf(error), 'until')).toBe('Конец раньше начала. Выберите конец позже.');
});

it('an error is repeated by the form unless its fields show all of it', () => {
  const error = missingFields(['nameRu', 'targets'], 'Заполните поле.');
  expect(isWhollyAt(error, ['nameRu', 'targets', 'code'])).toBe(true);
  expect(isWhollyAt(error, ['nameRu'])).toBe(false);
  expect(isWhollyAt(problem('OVERLOADED', undefined), ['nameRu'])).toBe(false);
  expect(isWhollyAt(new TypeError('no connection'), ['nameRu'])).toBe(false);
});
