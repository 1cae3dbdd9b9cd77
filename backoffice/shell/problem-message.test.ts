import { describe, expect, it } from 'vitest';
import { ApiProblem } from '#client/problem.ts';
import { problemMessage } from './problem-message.ts';

const problem = (more: object) =>
  new ApiProblem({
    type: 'urn:zarona:problem:VALIDATION_FAILED',
    title: 'Проверьте, что вы ввели',
    status: 400,
    detail: 'Некоторые поля заполнены неверно.',
    code: 'VALIDATION_FAILED',
    instance: '/',
    requestId: '1',
    ...more,
  });

describe('the message about a refused call', () => {
  it('says what is wrong with the fields, each thing once, and not only that something is', () => {
    const errors = ['/password', '/name', '/city'].map((path, nth) => ({
      path,
      code: 'format',
      message: nth === 0 ? 'Такой пароль легко угадать.' : 'Слишком длинно.',
    }));
    expect(problemMessage(problem({ errors }))).toBe(
      'Проверьте, что вы ввели. Такой пароль легко угадать. Слишком длинно.',
    );
    expect(problemMessage(problem({}))).toBe('Проверьте, что вы ввели. Некоторые поля заполнены неверно.');
  });

  it('names the piece that was refused', () => {
    expect(problemMessage(problem({ facts: { serial: 'ZR-1' }, title: 'Занято', detail: '' }))).toBe(
      'ZR-1: Занято',
    );
  });

  it('is null without an answer of the server', () => {
    expect(problemMessage(new TypeError('Failed to fetch'))).toBeNull();
  });
});
