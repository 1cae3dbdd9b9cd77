import { expect, it } from 'vitest';
import { formatShare } from './share.ts';

it('is formatted in whole percent, below ten with one decimal', () => {
  expect([0, 0.0342, 0.0999, 0.346, 1].map((share) => formatShare(share, 'ru'))).toEqual([
    '0\u00A0%',
    '3,4\u00A0%',
    '10\u00A0%',
    '35\u00A0%',
    '100\u00A0%',
  ]);
  expect(formatShare(0.0342, 'en')).toBe('3.4%');
});
