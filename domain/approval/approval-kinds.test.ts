import { describe, expect, it } from 'vitest';
import { scopeOf, staffRoles } from '../auth/permissions.ts';
import { decidersOf, decidingRoles, hasChanged, kindsDecidedBy } from './approval-kinds.ts';

describe('who decides an approval', () => {
  it('a refund: the owner, a manager, the accountant; a formula: the owner alone', () => {
    expect(decidersOf('REFUND')).toEqual(['OWNER', 'MANAGER', 'ACCOUNTANT']);
    expect(decidersOf('FORMULA')).toEqual(['OWNER']);
    expect(kindsDecidedBy('SELLER')).toEqual([]);
    expect(kindsDecidedBy('ACCOUNTANT')).toEqual(['REFUND']);
  });

  it('every role that decides a kind has the permission, and no other role has it', () => {
    const permitted = staffRoles.filter((role) => scopeOf({ role }, 'approvals.decide') !== null);
    expect(permitted).toEqual(decidingRoles);
  });
});

describe('an effect that changed since it was shown', () => {
  it.each([
    [1_000_000, 1_010_000, false],
    [1_000_000, 1_010_001, true],
    [1_000_000, 989_999, true],
    [0, 1, true],
    [0, 0, false],
    [null, null, false],
    [null, 5, true],
  ])('%s and now %s: %s', (seen, now, changed) => {
    expect(hasChanged(seen, now)).toBe(changed);
  });
});
