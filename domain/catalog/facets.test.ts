import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facetNames as namesOfContract, switchNames as switchesOfContract } from '#contract/words.ts';
import { facetNames, lengthValue, readFacetValues, sizeValue, switchNames } from '#domain/catalog/facets.ts';
import { availabilityOf } from '#domain/catalog/availability.ts';

describe('readFacetValues', () => {
  it('reads each value once, sizes ascending and in canonical form', () => {
    expect(readFacetValues('ringSize', '17.5,17.0,16,17,')).toEqual(['16', '17', '17.5']);
  });

  it('keeps the order of words', () => {
    expect(readFacetValues('metal', 'white,yellow,white')).toEqual(['white', 'yellow']);
  });

  it('reading the result again does not change it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('ringSize' as const, 'metal' as const),
        fc.stringMatching(/^[A-Za-z0-9.,-]{0,40}$/),
        (facet, text) => {
          const values = readFacetValues(facet, text);
          expect(readFacetValues(facet, values.join(','))).toEqual(values);
        },
      ),
    );
  });

  it('sizes are written in millimeters and lengths in centimeters', () => {
    expect(sizeValue(1750)).toBe('17.5');
    expect(sizeValue(1700)).toBe('17');
    expect(lengthValue(450)).toBe('45');
  });

  it('the facets have the names and the order of the contract', () => {
    expect(facetNames).toEqual([...namesOfContract]);
    expect(switchNames).toEqual([...switchesOfContract]);
  });
});

describe('availabilityOf', () => {
  it.each([
    [{ available: 2, reserved: 1 }, 'IN_STOCK'],
    [{ available: 1, reserved: 3 }, 'LAST_ONE'],
    [{ available: 0, reserved: 1 }, 'RESERVED'],
    [{ available: 0, reserved: 0 }, 'SOLD_OUT'],
  ] as const)('%j is %s', (pieces, state) => {
    expect(availabilityOf(pieces)).toBe(state);
  });
});
