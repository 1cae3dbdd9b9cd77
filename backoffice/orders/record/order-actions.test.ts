import { describe, expect, it } from 'vitest';
import { permissionOf as permissionInDomain } from '#domain/order/staff-actions.ts';
import { actions, nextStep, permissionOf } from './order-actions.ts';

describe('the next step', () => {
  it('is the first one of the order’s life that is allowed', () => {
    expect(nextStep({ allowedActions: ['CANCEL', 'ASSEMBLE'] })).toBe('ASSEMBLE');
  });

  it('is none where only ways out are allowed', () => {
    expect(nextStep({ allowedActions: ['CANCEL', 'RETURN'] })).toBeUndefined();
  });
});

it('BO-29: every action that the table of moves knows has its button, which asks for the same permission', () => {
  expect(actions.toSorted()).toEqual(Object.keys(permissionInDomain).toSorted());
  expect(permissionOf).toEqual(permissionInDomain);
});
