import { describe, expect, it } from 'vitest';
import { permissionOf as permissionInDomain } from '#domain/order/staff-actions.ts';
import { actions, nextStep, permissionOf } from './order-actions.ts';

describe('the next step', () => {
  it('is the first allowed step of the order’s life', () => {
    expect(nextStep({ allowedActions: ['CANCEL', 'ASSEMBLE'] })).toBe('ASSEMBLE');
  });

  it('is null if only actions that end the order are allowed', () => {
    expect(nextStep({ allowedActions: ['CANCEL', 'RETURN'] })).toBeUndefined();
  });
});

it('BO-29: every action in the table of transitions has a button that needs the same permission', () => {
  expect(actions.toSorted()).toEqual(Object.keys(permissionInDomain).toSorted());
  expect(permissionOf).toEqual(permissionInDomain);
});
