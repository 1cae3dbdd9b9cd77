import { expect, it } from 'vitest';
import { makePreviewToken, readPreviewToken } from './preview-token.ts';

const now = new Date('2026-04-08T07:00:00Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const { token } = makePreviewToken('secret', { id: 17, now });

it('opens one model for half an hour', () => {
  expect(readPreviewToken('secret', { token, now: after(29) })).toBe(17);
  expect(readPreviewToken('secret', { token, now: after(30) })).toBeNull();
});

it.each([
  ['of another shop', makePreviewToken('other', { id: 17, now }).token],
  ['of another model', token.replace(/^17/, '18')],
  ['of another time', token.replace(/-[0-9]{13}-/, '-9999999999999-')],
  ['without a signature', '17-9999999999999'],
])('a token %s opens nothing', (_what, changed) => {
  expect(readPreviewToken('secret', { token: changed, now })).toBeNull();
});
