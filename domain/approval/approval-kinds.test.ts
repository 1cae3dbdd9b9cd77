import { describe, expect, it } from 'vitest';
import { scopeOf, staffRoles } from '../auth/permissions.ts';
import { decidersOf, decidingRoles, hasChanged, kindsDecidedBy } from './approval-kinds.ts';

describe('who decides an approval', () => {
  it('the owner, a manager and the accountant decide refunds; only the owner decides formulas', () => {
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

describe('hasChanged', () => {
  it.each([
    [1_000_000, 1_010_000, false],
    [1_000_000, 1_010_001, true],
    [1_000_000, 989_999, true],
    [0, 1, true],
    [0, 0, false],
    [null, null, false],
    [null, 5, true],
  ])('%s soʻm when shown and %s now: changed %s', (seen, now, changed) => {
    expect(hasChanged(seen, now)).toBe(changed);
  });
});
