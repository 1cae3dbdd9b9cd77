import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Present } from '#contract/admin/presence.ts';
import { showUntilGone } from './show-until-gone.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const since = '2026-04-08T07:00:00Z';
const colleague = (name: string, secondsLeft: number): Present => ({
  name,
  mode: 'LOOK',
  since,
  secondsLeft,
});

it('BO-21: a colleague whose browser crashed is gone after the seconds that the server gave', () => {
  let shown: string[] = [];
  showUntilGone([colleague('Nodira', 45), colleague('Aziz', 12), colleague('Lola', 12)], (present) => {
    shown = present.map(({ name }) => name);
  });
  expect(shown).toEqual(['Nodira', 'Aziz', 'Lola']);
  vi.advanceTimersByTime(11_999);
  expect(shown).toEqual(['Nodira', 'Aziz', 'Lola']);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['Nodira']);
  vi.advanceTimersByTime(33_000);
  expect(shown).toEqual([]);
});

it('BO-21: nobody disappears once a newer answer was shown', () => {
  const show = vi.fn<Parameters<typeof showUntilGone>[1]>();
  showUntilGone([colleague('Nodira', 12)], show)();
  vi.advanceTimersByTime(60_000);
  expect(show).toHaveBeenCalledTimes(1);
});
