import { describe, expect, it } from 'vitest';
import { uniteWishes } from './unite-wishes.ts';

const minute = (minutes: number) => new Date(Date.UTC(2026, 3, 8, 7, minutes));

function wish(fields: { key?: string; itemId?: number | null; quantity?: number; at?: number }) {
  const { key = '42___17___585___3.42', itemId = 1, quantity = 1, at = 0 } = fields;
  return { key, itemId, quantity, addedAt: minute(at) };
}

const short = '42___17___585';

describe('a cart that takes in a guest’s', () => {
  it('has the lines of both', () => {
    const [own, guests] = [[wish({ key: '1______585' })], [wish({ key: '2______585', itemId: 2 })]];
    expect(uniteWishes({ own, guests })).toEqual([...guests, ...own]);
  });

  it('has a piece that was in both once', () => {
    expect(uniteWishes({ own: [wish({})], guests: [wish({ at: 5 })] })).toMatchObject([{ quantity: 1 }]);
  });

  it('has both of two equal pieces', () => {
    expect(uniteWishes({ own: [wish({})], guests: [wish({ itemId: 2 })] })).toMatchObject([
      { itemId: 2, quantity: 2 },
    ]);
  });

  it('does not add up the same wish, however often it comes', () => {
    const [own, guests] = [[wish({ quantity: 3 })], [wish({ itemId: 2, quantity: 2 })]];
    const once = uniteWishes({ own, guests });
    expect(once).toMatchObject([{ quantity: 3 }]);
    expect(uniteWishes({ own: once, guests })).toEqual(once);
  });

  it('knows a piece under both forms of its key', () => {
    expect(uniteWishes({ own: [wish({})], guests: [wish({ key: short })] })).toEqual([wish({})]);
    expect(uniteWishes({ own: [wish({})], guests: [wish({ key: short, quantity: 3 })] })).toEqual([
      wish({ key: short, quantity: 2 }),
      wish({}),
    ]);
    expect(uniteWishes({ own: [wish({ key: short })], guests: [wish({})] })).toEqual([wish({ key: short })]);
  });

  it('has at most ten pieces a line and twenty lines: the guest’s and the newest own ones', () => {
    const own = Array.from({ length: 19 }, (_each, index) =>
      wish({ key: `${index + 1}______585`, itemId: index + 1, at: index }),
    );
    const guests = [51, 52].map((id) => wish({ key: `${id}______585`, itemId: id, quantity: 10 }));
    const united = uniteWishes({ own, guests });
    expect(united).toHaveLength(20);
    expect(united.map(({ itemId }) => itemId)).toEqual(expect.arrayContaining([51, 52, 2, 19]));
    expect(united.map(({ itemId }) => itemId)).not.toContain(1);
    const many = [wish({ quantity: 10 })];
    expect(uniteWishes({ own: many, guests: [wish({ itemId: 2, quantity: 10 })] })).toMatchObject([
      { quantity: 10 },
    ]);
  });
});
