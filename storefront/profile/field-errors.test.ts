import { describe, expect, it } from 'vitest';
import type { Problem } from '#contract/problem.ts';
import { fieldErrors } from './field-errors.ts';

const problem = (path: string, code: string): Problem => ({
  type: 'urn:zarona:problem:VALIDATION_FAILED',
  title: 'Проверьте данные',
  status: 400,
  detail: '',
  code: 'VALIDATION_FAILED',
  instance: '/api/v1/addresses',
  requestId: 'request',
  errors: [{ path, code, message: 'Проверьте, нет ли ошибки.' }],
});
const typed = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const translate = (key: string) => key;

describe('the error of a field', () => {
  it('is the API’s message', () => {
    expect(fieldErrors(problem('/street', 'maxLength'), typed({ street: 'x' }), translate)).toEqual({
      street: 'Проверьте, нет ли ошибки.',
    });
  });

  it.each(['pattern', 'minimum'])('is that it is empty, if it was left empty (%s)', (code) => {
    expect(fieldErrors(problem('/districtId', code), typed({ districtId: ' ' }), translate)).toEqual({
      districtId: 'auth:fieldRequired',
    });
  });

  it('describes the format of a phone, if it is not one', () => {
    expect(
      fieldErrors(problem('/recipientPhone', 'pattern'), typed({ recipientPhone: '12' }), translate),
    ).toEqual({
      recipientPhone: 'auth:phoneWrong',
    });
  });
});
