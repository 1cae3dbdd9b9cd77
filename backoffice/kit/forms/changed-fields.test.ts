import { describe, expect, it } from 'vitest';
import { changedFields, findConflicts, pick } from './changed-fields.ts';

const was = { weight: '3.42', size: '17', storeIds: ['1'] };

describe('BO-19: two people edit one record', () => {
  it('is not a conflict if each changed another field', () => {
    const theirs = { ...was, size: '18' };
    expect(findConflicts({ was, theirs, mine: { ...was, weight: '3.40' } })).toEqual([]);
  });

  it('is not a conflict if both typed the same', () => {
    const theirs = { ...was, weight: '3.40' };
    expect(findConflicts({ was, theirs, mine: { ...was, weight: '3.40' } })).toEqual([]);
  });

  it('shows three values if both changed the same field', () => {
    const theirs = { ...was, weight: '3.41', storeIds: ['1', '2'] };
    const mine = { ...was, weight: '3.40', storeIds: [] };
    expect(findConflicts({ was, theirs, mine })).toEqual([
      { name: 'weight', was: '3.42', theirs: '3.41', mine: '3.40' },
      { name: 'storeIds', was: ['1'], theirs: ['1', '2'], mine: [] },
    ]);
  });

  it('compares only the fields that a draft changed', () => {
    const values = { ...was, weight: '3.40' };
    expect(changedFields(values, was)).toEqual(['weight']);
    const draft = pick(values, ['weight']);
    const theirs = { ...was, weight: '3.41', size: '18' };
    expect(findConflicts({ was: pick(was, ['weight']), theirs, mine: draft })).toHaveLength(1);
  });
});
