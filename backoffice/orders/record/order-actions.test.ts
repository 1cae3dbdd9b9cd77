import { describe, expect, it } from 'vitest';
import { nextStep } from './order-actions.ts';

describe('the next step', () => {
  it('is the first one of the order’s life that is allowed', () => {
    expect(nextStep({ allowedActions: ['CANCEL', 'ASSEMBLE'] })).toBe('ASSEMBLE');
  });

  it('is none where only ways out are allowed', () => {
    expect(nextStep({ allowedActions: ['CANCEL', 'RETURN'] })).toBeUndefined();
  });
});
