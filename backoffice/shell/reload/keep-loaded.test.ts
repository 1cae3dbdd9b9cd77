import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LoaderFunctionArgs } from 'react-router';
import { failedReloadOf } from './failed-reload.ts';
import { keepLoaded } from './keep-loaded.ts';

const path = '/admin/transfers/7';
const args = (search = '') =>
  ({ request: new Request(`https://zarona.uz${path}${search}`) }) as LoaderFunctionArgs; // a loader reads no more

const answers: (() => Promise<string>)[] = [];
const load = keepLoaded(() => answers.shift()?.() ?? Promise.reject(new Error('called once too often')));
const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => vi.stubGlobal('location', { pathname: path }));
afterEach(() => vi.unstubAllGlobals());

it('a screen keeps its data while the server does not answer, also with other filters, and says so until they are loaded again', async () => {
  answers.push(
    () => Promise.resolve('old'),
    noAnswer,
    noAnswer,
    () => Promise.resolve('new'),
  );
  expect(await load(args())).toBe('old');
  expect(await load(args())).toBe('old');
  expect(await load(args('?state=ARRIVED'))).toBe('old');
  expect(failedReloadOf(path)?.error).toBeInstanceOf(TypeError);
  expect(await load(args())).toBe('new');
  expect(failedReloadOf(path)).toBeUndefined();
});

it('a refusal replaces the screen, and so does the failure of a screen that one comes to', async () => {
  answers.push(
    () => Promise.resolve('old'),
    () => Promise.reject(new Error('NOT_FOUND')),
    noAnswer,
  );
  await load(args());
  await expect(load(args())).rejects.toThrow('NOT_FOUND');
  vi.stubGlobal('location', { pathname: '/admin/today' });
  await expect(load(args())).rejects.toThrow('Failed to fetch');
});
