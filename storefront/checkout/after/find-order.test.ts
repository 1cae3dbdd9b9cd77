import { RouterContextProvider } from 'react-router';
import { beforeAll, expect, it } from 'vitest';
import ru from '#texts/ru/checkout.json' with { type: 'json' };
import { callerContext } from '#storefront/shell/caller.ts';
import { addTexts } from '#storefront/shell/i18n/texts.ts';
import { testingCaller, testingProblem } from '#storefront/shell/testing-caller.ts';
import { findOrder, readOrderNumber } from './find-order.ts';

beforeAll(() => addTexts('ru', 'checkout', ru));

it.each([
  ['Z-260412-00173', 'Z-260412-00173'],
  [' z-260412-00173 ', 'Z-260412-00173'],
  ['260412-00173', 'Z-260412-00173'],
  ['№ Z–260412–00173', 'Z-260412-00173'],
  ['Z26041200173', 'Z-260412-00173'],
  ['Z-2604-1', null],
  ['', null],
  ['Z-260412-00173/../x', null],
])('the order number typed as "%s" is parsed as %s', (typed, read) => {
  expect(readOrderNumber(typed)).toBe(read);
});

it("when the link was requested too often, keeps the typed values and shows when to retry and the shop's phone number", async () => {
  const context = new RouterContextProvider();
  const tooOften = testingProblem({ status: 429, code: 'RATE_LIMITED', title: 'Слишком много запросов' });
  context.set(callerContext, testingCaller({ requestOrderLink: () => Promise.reject(tooOften) }));
  const form = new FormData();
  form.set('number', 'Z-260412-00173');
  form.set('phone', '90 123 45 67');
  const outcome = await findOrder(context, form);
  expect(outcome).toMatchObject({
    isSent: false,
    typed: { number: 'Z-260412-00173', phone: '90 123 45 67' },
  });
  expect(outcome.problem).toMatch(/^Слишком много запросов\. Подождите\. Позвонить нам: \{phone\}/);
});
