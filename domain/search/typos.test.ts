import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countTypos, typosAllowed } from './typos.ts';

/** The textbook algorithm, which computes every cell of the table. */
function plainly(typed: string, word: string): number[] {
  const table: number[][] = [Array.from({ length: word.length + 1 }, (_, place) => place)];
  const at = (row: number, place: number) => table[row]?.[place] ?? Infinity;
  for (let row = 1; row <= typed.length; row++) {
    table.push([row]);
    for (let place = 1; place <= word.length; place++) {
      const isSame = typed[row - 1] === word[place - 1];
      const isSwap = typed[row - 1] === word[place - 2] && typed[row - 2] === word[place - 1];
      table[row]?.push(
        Math.min(
          at(row - 1, place - 1) + (isSame ? 0 : 1),
          at(row - 1, place) + 1,
          at(row, place - 1) + 1,
          row > 1 && place > 1 && isSwap ? at(row - 2, place - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return table[typed.length] ?? [];
}

describe('typos', () => {
  it.each([
    ['kolco', 'kolso', 1],
    ['кльцо', 'кольцо', 1],
    ['лсаточка', 'ласточка', 1],
    ['ласточкка', 'ласточка', 1],
    ['qaldigch', 'qaldirgoch', 2],
    ['uzuk', 'uzuk', 0],
  ])('%s differs from %s by %i typos', (typed, word, typos) => {
    expect(countTypos(typed, word, 2).whole).toBe(typos);
  });

  it('one is allowed from five letters on, two from eight', () => {
    expect([4, 5, 7, 8, 20].map(typosAllowed)).toEqual([0, 1, 1, 2, 2]);
  });

  it('are counted up to the best prefix of a word that is still being typed', () => {
    expect(countTypos('brilia', 'brilliant', 1)).toEqual({ whole: Infinity, beginning: 1 });
    expect(countTypos('brilliantlar', 'brilliant', 2)).toEqual({ whole: Infinity, beginning: Infinity });
  });

  it('equal those of the textbook algorithm, as far as they are allowed', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });
    fc.assert(
      fc.property(word, word, fc.constantFrom(1, 2, 3), (typed, known, most) => {
        const row = plainly(typed, known);
        const within = (typos: number) => (typos <= most ? typos : Infinity);
        expect(countTypos(typed, known, most)).toEqual({
          whole: within(row.at(-1) ?? 0),
          beginning: within(Math.min(...row)),
        });
      }),
      { numRuns: 2000 },
    );
  });
});
