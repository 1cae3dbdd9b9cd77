import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isLineCut, sendWhenConnected, subscribeToLine } from './line.ts';

let listener: (() => void) | undefined;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', (_: string, heard: () => void) => (listener = heard));
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const cut = () => Promise.reject(new TypeError('Failed to fetch'));

it('a save without a response is sent again when the connection is back, and the banner is shown in the meantime', async () => {
  const said: boolean[] = [];
  const stop = subscribeToLine(() => said.push(isLineCut()));
  const answers = [cut, () => Promise.resolve('saved')];
  const send = vi.fn<() => Promise<unknown>>(() => answers.shift()?.() ?? cut());
  const probes = [cut, () => Promise.resolve(new Response())];
  vi.stubGlobal('fetch', () => probes.shift()?.() ?? cut());
  const saved = sendWhenConnected(send);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(isLineCut()).toBe(true);
  listener?.();
  expect(await saved).toBe('saved');
  expect(send).toHaveBeenCalledTimes(2);
  expect(said).toEqual([true, false]);
  stop();
});

it('a refusal does not count as a lost connection', async () => {
  const send = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('VERSION_CONFLICT')));
  await expect(sendWhenConnected(send)).rejects.toThrow('VERSION_CONFLICT');
  expect(send).toHaveBeenCalledTimes(1);
  expect(isLineCut()).toBe(false);
});
