import { RouterContextProvider } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import ru from '#texts/ru/auth.json' with { type: 'json' };
import { callerContext, reporterContext } from '#storefront/shell/caller.ts';
import { stepContext, type LoginStep } from '#storefront/shell/login/login-step.ts';
import { addTexts } from '#storefront/shell/i18n/texts.ts';
import { tokensContext } from '#storefront/shell/login/user.ts';
import { testingCaller, testingProblem } from '#storefront/shell/testing-caller.ts';
import type { Api } from '#contract/operations/all.ts';
import { logIn } from './log-in.ts';

const sent = { resendAfter: 60, expiresIn: 180 };
const tokens = { authToken: 'access.signed', refreshToken: 'once' };

/** A browser at the login, with a fake API that returns or refuses as given. */
function browser(answers: Partial<Record<keyof Api, object>>, step?: LoginStep) {
  const calls: { operation: string; input: unknown }[] = [];
  const reported: unknown[] = [];
  let [stored, current]: [unknown, LoginStep | undefined] = [undefined, step];
  const context = new RouterContextProvider();
  const answering = Object.entries(answers).map(([operation, answer]) => [
    operation,
    async (input: unknown) => {
      calls.push({ operation, input });
      if (answer instanceof Error) throw answer;
      return answer;
    },
  ]);
  context.set(callerContext, testingCaller(Object.fromEntries(answering)));
  context.set(reporterContext, (error) => reported.push(error));
  context.set(tokensContext, {
    authToken: undefined,
    refreshToken: undefined,
    set: (given) => {
      stored = given;
    },
    clear: () => undefined,
  });
  context.set(stepContext, {
    get current() {
      return current;
    },
    set: (next) => {
      current = next;
    },
    clear: () => {
      current = undefined;
    },
  });
  const submit = (fields: Record<string, string>, hasCart = false) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return logIn({ context, form, hasCart });
  };
  return { submit, calls, reported, step: () => current, tokens: () => stored };
}

const step: LoginStep = { kind: 'PHONE', to: '+998901234567', resendAt: 0 };

describe('a login', () => {
  beforeAll(() => addTexts('ru', 'auth', ru));

  it('sends a code to the phone however it is written, and remembers where to', async () => {
    const shopper = browser({ authenticateWithOtp: sent });
    expect(await shopper.submit({ intent: 'phone', phone: '8 (90) 123-45-67' })).toEqual({
      outcome: 'sent',
      code: { kind: 'PHONE', to: '+998901234567', resendAfter: 60 },
    });
    expect(shopper.calls).toEqual([{ operation: 'authenticateWithOtp', input: { phone: '+998901234567' } }]);
    expect(shopper.step()).toMatchObject({ kind: 'PHONE', to: '+998901234567' });
  });

  it('returns the typed value when it is not a phone number of Uzbekistan', async () => {
    const shopper = browser({});
    expect(await shopper.submit({ intent: 'phone', phone: '+7 912 345 67 89' })).toEqual({
      outcome: 'refused',
      errors: { phone: ru.phoneWrong },
      message: null,
      values: { phone: '+7 912 345 67 89', email: '', firstName: '' },
    });
    expect(shopper.calls).toEqual([]);
  });

  it('checks the code against the phone stored for this browser, whatever the form contains', async () => {
    const shopper = browser({ verifyOtp: tokens }, step);
    expect(await shopper.submit({ intent: 'code', code: '123456', phone: '+998909999999' })).toEqual({
      outcome: 'in',
    });
    expect(shopper.calls).toEqual([
      { operation: 'verifyOtp', input: { phone: '+998901234567', code: '123456' } },
    ]);
    expect(shopper.tokens()).toEqual(tokens);
    expect(shopper.step(), 'the begun login is over').toBeUndefined();
  });

  it('shows how many tries are left, and keeps the login in progress', async () => {
    const refusal = testingProblem({
      status: 400,
      code: 'OTP_INVALID',
      title: 'Неверный код',
      detail: 'Проверьте.',
      facts: { attemptsLeft: 2 },
    });
    const shopper = browser({ verifyOtp: refusal }, step);
    expect(await shopper.submit({ intent: 'code', code: '123456' })).toMatchObject({
      outcome: 'refused',
      errors: { code: 'Неверный код. Проверьте. Осталось 2 попытки.' },
    });
    expect(shopper.step()).toEqual(step);
    expect(shopper.tokens()).toBeUndefined();
  });

  it('shows when the next try is allowed', async () => {
    const shopper = browser({
      authenticateWithOtp: testingProblem({
        status: 429,
        code: 'RATE_LIMITED',
        facts: { retryAfterSeconds: 1500 },
      }),
    });
    expect(await shopper.submit({ intent: 'phone', phone: '901234567' })).toMatchObject({
      errors: {},
      message: expect.stringMatching(
        /^Нельзя\. Попробуйте снова через 25 минут\. Или войдите другим способом/,
      ),
    });
  });

  it('starts over when the login in progress has expired', async () => {
    const shopper = browser({});
    expect(await shopper.submit({ intent: 'code', code: '123456' })).toMatchObject({
      message: ru.startAgain,
    });
    expect(await shopper.submit({ intent: 'resend' })).toMatchObject({ message: ru.startAgain });
    expect(shopper.calls).toEqual([]);
  });

  it('reports all missing fields of a registration at once, and never sends the password back', async () => {
    const shopper = browser({});
    const answer = await shopper.submit({ intent: 'registration', email: 'a@b.uz', password: 'short' });
    expect(answer).toMatchObject({ errors: { firstName: ru.fieldRequired, password: ru.passwordShort } });
    expect(JSON.stringify(answer)).not.toContain('short');
  });

  it('shows the API’s own message at the field it concerns', async () => {
    const errors = [{ path: '/password', code: 'commonPassword', message: 'Слишком простой пароль.' }];
    const shopper = browser({
      registerWithEmail: testingProblem({ status: 400, code: 'VALIDATION_FAILED', errors }),
    });
    expect(
      await shopper.submit({
        intent: 'registration',
        firstName: 'Анора',
        email: 'a@b.uz',
        password: 'password',
      }),
    ).toMatchObject({ errors: { password: 'Слишком простой пароль.' }, message: null });
  });

  it('does not trim a password', async () => {
    const shopper = browser({ authenticate: tokens });
    await shopper.submit({ intent: 'email', email: ' a@b.uz ', password: ' anor 1842 ' });
    expect(shopper.calls).toEqual([
      { operation: 'authenticate', input: { email: 'a@b.uz', password: ' anor 1842 ' } },
    ]);
  });

  it('sets a new password with the code from the email', async () => {
    const shopper = browser({ resetPassword: tokens }, { ...step, kind: 'PASSWORD', to: 'a@b.uz' });
    await shopper.submit({ intent: 'code', code: '123456', password: 'anor va zar' });
    expect(shopper.calls).toEqual([
      {
        operation: 'resetPassword',
        input: { email: 'a@b.uz', code: '123456', password: 'anor va zar' },
      },
    ]);
  });

  it('merges the guest’s cart into the user’s, and logs in even if that fails', async () => {
    const shopper = browser(
      { verifyOtp: tokens, mergeCarts: testingProblem({ status: 409, code: 'CART_FULL' }) },
      step,
    );
    expect(await shopper.submit({ intent: 'code', code: '123456' }, true)).toEqual({ outcome: 'in' });
    expect(shopper.calls.map(({ operation }) => operation)).toEqual(['verifyOtp', 'mergeCarts']);
    expect(shopper.reported).toHaveLength(1);
  });
});
