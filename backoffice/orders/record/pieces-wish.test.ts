import { expect, it } from 'vitest';
import { piecesWish, whyNoChange } from './pieces-wish.ts';

it('lists the pieces that are removed, missing, and added', () => {
  const form = { outcomes: { 'ZR-1': 'STAYS', 'ZR-2': 'REMOVED', 'ZR-3': 'LOST' }, added: ['ZR-4'] } as const;
  expect(piecesWish({ ...form, added: [...form.added] })).toEqual({
    removed: ['ZR-2'],
    lost: ['ZR-3'],
    added: ['ZR-4'],
  });
});

it('cannot be saved without a change, or without a remaining piece', () => {
  expect(whyNoChange({ outcomes: { 'ZR-1': 'STAYS' }, added: [] })).toBe('nothing');
  expect(whyNoChange({ outcomes: { 'ZR-1': 'LOST' }, added: [] })).toBe('none');
  expect(whyNoChange({ outcomes: { 'ZR-1': 'LOST' }, added: ['ZR-2'] })).toBeNull();
});
