import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalLineKey, lineId, lineKey, parseLineId, parseLineKey } from '#domain/cart/line-key.ts';

describe('line keys', () => {
  it('the key of a ring has product, size and probe', () => {
    expect(lineKey({ productId: 42, sizeMm: 17.5, probe: 585 })).toBe('42___17.5___585');
  });

  it('the full form also has the weight and names one particular piece', () => {
    expect(lineKey({ productId: 42, sizeMm: 17, probe: 585, weightGrams: 3.42 })).toBe(
      '42___17___585___3.42',
    );
  });

  it('a missing size is an empty string', () => {
    expect(lineKey({ productId: 42, sizeMm: null, lengthCm: null, probe: 585 })).toBe('42______585');
  });

  it('for a chain the size is its length', () => {
    expect(lineKey({ productId: 7, lengthCm: 45, probe: 925 })).toBe('7___45___925');
  });

  it('the full form with an unknown weight differs from the short form', () => {
    expect(parseLineKey('42___17___585___')).toEqual(parseLineKey('42___17___585'));
  });

  it.each([
    '',
    '42',
    '42___17',
    'a___17___585',
    '0___17___585',
    '42___1.2.3___585',
    '42___17___585___3___1',
    '42___.___585',
    '42___17___5850',
    '99999999999999999___1___585',
  ])('refuses %j, which is not a key', (text) => expect(parseLineKey(text)).toBeNull());

  it('17.0 and 17 are the same size', () => {
    expect(canonicalLineKey('42___17.0___585___3.50')).toBe('42___17___585___3.5');
  });

  it('parsing a key returns the facts it was made from', () => {
    const hundredths = fc.option(fc.integer({ min: 1, max: 40_000 }).map((n) => n / 100));
    const thousandths = fc.option(fc.integer({ min: 1, max: 1_000_000 }).map((n) => n / 1000));
    const facts = fc.record({
      productId: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
      size: hundredths,
      probe: fc.option(fc.integer({ min: 1, max: 999 })),
      weightGrams: thousandths,
    });
    fc.assert(
      fc.property(facts, (piece) => {
        expect(parseLineKey(lineKey({ ...piece, sizeMm: piece.size }))).toEqual(piece);
      }),
    );
  });
});

describe('line ids', () => {
  it('an id is the key, and with options also the variant', () => {
    expect(lineId({ key: '42___17___585', variant: '' })).toBe('42___17___585');
    expect(lineId({ key: '42___17___585', variant: '0123456789abcdef' })).toBe(
      '42___17___585~0123456789abcdef',
    );
  });

  it('parsing an id returns the variant and the canonical key', () => {
    expect(parseLineId('42___17.0___585~0123456789abcdef')).toEqual({
      key: '42___17___585',
      variant: '0123456789abcdef',
    });
    expect(parseLineId('42______585')).toEqual({ key: '42______585', variant: '' });
    for (const id of ['', '42', '42______585~', '42______585~xyz', '42______585~0123456789ABCDEF', '~'])
      expect(parseLineId(id)).toBeNull();
  });
});
