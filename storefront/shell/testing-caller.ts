import type { Api } from '#contract/operations/all.ts';
import type { Problem } from '#contract/problem.ts';
import type { PageLanguage } from '#contract/words.ts';
import type { Caller } from './caller.ts';

/** A caller with the given functions as operations; calling any other one fails the test. */
export function testingCaller(functions: Partial<Api>, language: PageLanguage = 'ru'): Caller {
  const api = new Proxy(functions, {
    get: (given, name: string) =>
      Reflect.get(given, name) ?? (() => Promise.reject(new Error(`${name} is not part of this test`))),
  }) as Api; // other calls fail as described above
  return { api, language };
}

/** The error that a refusing operation throws into a loader or an action. */
export function testingProblem(problem: Partial<Problem> & Pick<Problem, 'code' | 'status'>): Error {
  const whole = { type: '', title: 'Нельзя', detail: 'Подождите.', instance: '', requestId: '', ...problem };
  return Object.assign(new Error(problem.code), { name: 'ApiProblem', problem: whole });
}
