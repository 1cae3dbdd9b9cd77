import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Me } from '#contract/me.ts';
import { testingCaller, testingProblem } from '../testing-caller.ts';
import { requireUser, userContext, userOnce } from './user.ts';

const tokens = (authToken?: string) => ({
  authToken,
  refreshToken: undefined,
  set: () => undefined,
  clear: () => undefined,
});

/** A fake API that returns the user, or refuses; and the calls it received. */
function api(answer: Me | Error) {
  const calls: string[] = [];
  const caller = testingCaller({
    getMe: async () => {
      calls.push('getMe');
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return { caller, calls };
}

const known = { id: 1, firstName: 'Анора' } as Me; // the code under test reads only these fields
const ended = testingProblem({ status: 401, code: 'UNAUTHENTICATED' });

function page(address: string, user: ReturnType<typeof userOnce>) {
  const context = new RouterContextProvider();
  context.set(userContext, user);
  return { context, url: new URL(address, 'https://zarona.uz') };
}

describe('the visitor of a page', () => {
  it('is loaded once per request', async () => {
    const { caller, calls } = api(known);
    const user = userOnce(caller, tokens('signed'));
    expect(await Promise.all([user(), user()])).toEqual([known, known]);
    expect(calls).toEqual(['getMe']);
  });

  it('is a guest, without a call, if the browser has no login', async () => {
    const { caller, calls } = api(known);
    expect(await userOnce(caller, tokens())()).toBeNull();
    expect(calls).toEqual([]);
  });

  it('is a guest if the session has ended', async () => {
    expect(await userOnce(api(ended).caller, tokens('signed'))()).toBeNull();
  });

  it('may see the pages of the profile', async () => {
    const user = userOnce(api(known).caller, tokens('signed'));
    expect(await requireUser(page('/profile', user))).toEqual(known);
  });

  it.each([
    ['/profile', '/?require-auth=%2Fprofile'],
    ['/profile/my-orders?page=2', '/?require-auth=%2Fprofile%2Fmy-orders%3Fpage%3D2'],
    ['/uz/profile', '/uz?require-auth=%2Fuz%2Fprofile'],
  ])('has to log in at %s as a guest, and is then redirected back', async (address, question) => {
    const refusal = await requireUser(page(address, async () => null)).catch((thrown: unknown) => thrown);
    expect(refusal).toBeInstanceOf(Response);
    expect(refusal).toMatchObject({ status: 302 });
    expect((refusal as Response).headers.get('location')).toBe(question);
  });
});
