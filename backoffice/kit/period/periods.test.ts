import { expect, it } from 'vitest';
import { periodOf } from './periods.ts';

const of = (query: string) => periodOf(new URLSearchParams(query), '2026-03-02');

it('ends today, and begins the given number of days before', () => {
  expect(of('')).toEqual({ from: '2026-02-03', to: '2026-03-02', choice: '28' });
  expect(of('period=1')).toEqual({ from: '2026-03-02', to: '2026-03-02', choice: '1' });
  expect(of('period=month')).toEqual({ from: '2026-03-01', to: '2026-03-02', choice: 'month' });
});

it('is a custom range, unless the range is invalid', () => {
  expect(of('from=2026-01-01&to=2026-01-31')).toEqual({ from: '2026-01-01', to: '2026-01-31', choice: null });
  for (const wrong of [
    'from=2026-01-31&to=2026-01-01',
    'from=x&to=2026-01-01',
    'from=2026-01-01',
    'period=5000',
  ])
    expect([wrong, of(wrong).choice]).toEqual([wrong, '28']);
});
