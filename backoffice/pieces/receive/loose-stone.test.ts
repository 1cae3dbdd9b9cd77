import { expect, it } from 'vitest';
import { bodyOfStone, looseStoneOf } from './loose-stone.ts';

const empty = looseStoneOf({ stoneKinds: [{ code: 'diamond' }], shapes: [{ code: 'round' }] });

it('a loose stone is sent with its carats and its place; empty fields are omitted', () => {
  const [stone] = empty.stones;
  const stones = stone === undefined ? [] : [{ ...stone, caratWeight: '0,51', color: 'F' }];
  expect(bodyOfStone({ ...empty, stones, storeId: '3', serial: 'zd-1' })).toMatchObject({
    stone: { kind: 'diamond', shape: 'round', count: 1, caratWeight: 0.51, color: 'F' },
    serial: 'ZD-1',
    storeId: 3,
    supplier: null,
  });
  expect(bodyOfStone({ ...empty, stones: [] })).toBeNull();
});
