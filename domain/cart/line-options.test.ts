import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type LineOptions, hasOptions, noOptions, optionsText } from './line-options.ts';

const anyOptions: fc.Arbitrary<LineOptions> = fc.record({
  engraving: fc.option(
    fc.record({
      text: fc.string({ minLength: 1 }),
      lettering: fc.constantFrom('CLASSIC', 'ITALIC', 'PLAIN'),
    }),
  ),
  gift: fc.option(
    fc.record({
      ribbon: fc.constantFrom('SHAHTUT', 'IVORY', 'NONE'),
      card: fc.string(),
      hidesPrice: fc.boolean(),
    }),
  ),
});

it('options have the same text exactly if they are the same', () => {
  fc.assert(
    fc.property(anyOptions, anyOptions, (one, other) => {
      const isSame = JSON.stringify(one) === JSON.stringify(other);
      expect(optionsText(one) === optionsText(other)).toBe(isSame);
      expect(optionsText(structuredClone(one))).toBe(optionsText(one));
    }),
  );
});

it('only empty options have an empty text', () => {
  expect(optionsText(noOptions)).toBe('');
  fc.assert(
    fc.property(anyOptions, (options) => {
      expect(optionsText(options) !== '').toBe(hasOptions(options));
    }),
  );
});
