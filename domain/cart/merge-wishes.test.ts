import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LineOptions, noOptions } from './line-options.ts';
import { isSameLine, mergeWishes } from './merge-wishes.ts';

const minute = (minutes: number) => new Date(Date.UTC(2026, 3, 8, 7, minutes));

interface Fields {
  key?: string;
  itemId?: number | null;
  quantity?: number;
  at?: number;
  options?: LineOptions;
}

function wish(fields: Fields) {
  const { key = '42___17___585___3.42', itemId = 1, quantity = 1, at = 0, options = noOptions } = fields;
  return { key, itemId, quantity, options, addedAt: minute(at) };
}

const engraved = (text: string): LineOptions => ({ engraving: { text, lettering: 'CLASSIC' }, gift: null });
const wrapped: LineOptions = { engraving: null, gift: { ribbon: 'IVORY', card: '', hidesPrice: true } };

const short = '42___17___585';

describe('mergeWishes', () => {
  it('the merged cart has the lines of both', () => {
    const [own, guests] = [[wish({ key: '1______585' })], [wish({ key: '2______585', itemId: 2 })]];
    expect(mergeWishes({ own, guests })).toEqual([...guests, ...own]);
  });

  it('a piece that was in both carts is in it once', () => {
    expect(mergeWishes({ own: [wish({})], guests: [wish({ at: 5 })] })).toMatchObject([{ quantity: 1 }]);
  });

  it('two interchangeable pieces are both in it', () => {
    expect(mergeWishes({ own: [wish({})], guests: [wish({ itemId: 2 })] })).toMatchObject([
      { itemId: 2, quantity: 2 },
    ]);
  });

  it('merging the same wish repeatedly does not add it up', () => {
    const [own, guests] = [[wish({ quantity: 3 })], [wish({ itemId: 2, quantity: 2 })]];
    const once = mergeWishes({ own, guests });
    expect(once).toMatchObject([{ quantity: 3 }]);
    expect(mergeWishes({ own: once, guests })).toEqual(once);
  });

  it('a piece is recognized in both forms of its key', () => {
    expect(mergeWishes({ own: [wish({})], guests: [wish({ key: short })] })).toEqual([wish({})]);
    expect(mergeWishes({ own: [wish({})], guests: [wish({ key: short, quantity: 3 })] })).toEqual([
      wish({ key: short, quantity: 2 }),
      wish({}),
    ]);
    expect(mergeWishes({ own: [wish({ key: short })], guests: [wish({})] })).toEqual([wish({ key: short })]);
  });

  it('there are at most ten pieces per line and twenty lines: the guest’s and the newest of the user’s', () => {
    const own = Array.from({ length: 19 }, (_each, index) =>
      wish({ key: `${index + 1}______585`, itemId: index + 1, at: index }),
    );
    const guests = [51, 52].map((id) => wish({ key: `${id}______585`, itemId: id, quantity: 10 }));
    const united = mergeWishes({ own, guests });
    expect(united).toHaveLength(20);
    expect(united.map(({ itemId }) => itemId)).toEqual(expect.arrayContaining([51, 52, 2, 19]));
    expect(united.map(({ itemId }) => itemId)).not.toContain(1);
    const many = [wish({ quantity: 10 })];
    expect(mergeWishes({ own: many, guests: [wish({ itemId: 2, quantity: 10 })] })).toMatchObject([
      { quantity: 10 },
    ]);
  });
});

describe('mergeWishes with options', () => {
  it('the same key with other options is a separate line', () => {
    const [own, guests] = [[wish({})], [wish({ itemId: 2, options: engraved('Anvar') })]];
    expect(mergeWishes({ own, guests })).toEqual([...guests, ...own]);
  });

  it('the same key with the same options is one line', () => {
    const own = [wish({ options: engraved('Anvar') })];
    const guests = [wish({ itemId: 2, options: engraved('Anvar'), at: 5 })];
    expect(mergeWishes({ own, guests })).toMatchObject([{ quantity: 2, options: engraved('Anvar') }]);
  });

  it('options stay with the piece, in whichever cart they were typed', () => {
    const plain = wish({});
    const typed = wish({ options: engraved('Anvar') });
    expect(mergeWishes({ own: [typed], guests: [plain] })).toEqual([typed]);
    expect(mergeWishes({ own: [plain], guests: [typed] })).toEqual([typed]);
  });

  it('if both carts have options for one piece, the guest’s are kept', () => {
    const [own, guests] = [[wish({ options: engraved('Anvar') })], [wish({ options: wrapped, key: short })]];
    expect(mergeWishes({ own, guests })).toEqual(guests);
  });

  it('options of the guest take one piece from a longer line, not the whole line', () => {
    const own = [wish({ quantity: 3 })];
    const guests = [wish({ options: wrapped })];
    expect(mergeWishes({ own, guests })).toMatchObject([
      { quantity: 1, options: wrapped },
      { quantity: 2, options: noOptions },
    ]);
  });
});

describe('mergeWishes, for any two carts', () => {
  /** A piece is chosen by at most one line of a cart; lines of one cart differ in key or options. */
  const anyCart = fc
    .array(
      fc.record({
        itemId: fc.integer({ min: 1, max: 6 }),
        isShort: fc.boolean(),
        quantity: fc.integer({ min: 1, max: 4 }),
        at: fc.nat(50),
        options: fc.constantFrom(noOptions, wrapped, engraved('Anvar'), engraved('Zuhra')),
      }),
      { maxLength: 6 },
    )
    .map((lines) => {
      const wishes = lines.map(({ isShort, ...line }) =>
        wish({ ...line, key: `${Math.ceil(line.itemId / 2)}___17___585${isShort ? '' : '___3.42'}` }),
      );
      return wishes.filter(
        (one, index) =>
          !wishes.slice(0, index).some((other) => other.itemId === one.itemId || isSameLine(one, other)),
      );
    });

  it('no line is there twice, and no chosen piece is lost', () => {
    fc.assert(
      fc.property(anyCart, anyCart, (own, guests) => {
        const united = mergeWishes({ own, guests });
        for (const [index, one] of united.entries()) {
          expect(united.slice(0, index).some((other) => isSameLine(one, other))).toBe(false);
          expect(one.quantity).toBeGreaterThan(0);
        }
        for (const { key } of [...own, ...guests]) {
          expect(united.some((one) => one.key.split('___')[0] === key.split('___')[0])).toBe(true);
        }
      }),
    );
  });

  it('merging a cart with itself, or with an empty one, changes nothing', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const sorted = (lines: typeof cart) => lines.map((line) => JSON.stringify(line)).toSorted();
        for (const [own, guests] of [
          [cart, cart],
          [cart, []],
          [[], cart],
        ] as const) {
          expect(sorted(mergeWishes({ own, guests }))).toEqual(sorted(cart));
        }
      }),
    );
  });
});
