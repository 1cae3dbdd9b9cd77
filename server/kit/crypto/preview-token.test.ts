import { expect, it } from 'vitest';
import { makePreviewToken, readPreviewToken } from './preview-token.ts';

const now = new Date('2026-04-08T07:00:00Z');
const at = new Date('2026-05-01T00:00:00Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const previewed = { kind: 'model', id: '17', at } as const;
const { token } = makePreviewToken('secret', { ...previewed, now });

it('opens one record, as of a given time, for half an hour', () => {
  expect(readPreviewToken('secret', { token, now: after(29) })).toEqual({ ...previewed, until: after(30) });
  expect(readPreviewToken('secret', { token, now: after(30) })).toBeNull();
});

it.each([
  ['of another shop', makePreviewToken('other', { ...previewed, now }).token],
  ['of another record', token.replace('.17.', '.18.')],
  ['of another kind', token.replace('model', 'moment')],
  ['of another time', token.replace(/\.[0-9]{13}\.([^.]+)$/, '.9999999999999.$1')],
  ['without a signature', 'model.17.1777593600000.9999999999999'],
])('a token %s opens nothing', (_what, changed) => {
  expect(readPreviewToken('secret', { token: changed, now })).toBeNull();
});
