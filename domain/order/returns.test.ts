import { expect, it } from 'vitest';
import { isReturnable } from './returns.ts';

it('an engraved piece is not taken back, any other is', () => {
  expect(isReturnable({ engraving: { text: 'Anvar', lettering: 'PLAIN' } })).toBe(false);
  expect(isReturnable({ engraving: null })).toBe(true);
});
