import { describe, expect, it } from 'vitest';
import { matchNames, nameTexts } from './match-names.ts';

const names = [
  ['Uzuklar', 'Кольца', 'Rings'],
  ['Unashtiruv uzuklari', 'Помолвочные кольца', 'Engagement rings'],
  ['Nikoh uzuklari', 'Обручальные кольца', 'Wedding bands'],
  ['Sirgʻalar', 'Серьги', 'Earrings'],
  ['Boʻlib toʻlash', 'Рассрочка', 'Instalments'],
].map(nameTexts);
const found = (query: string) => matchNames(query, names).map(({ place }) => place);

describe('matchNames', () => {
  it.each([
    ['uzuk', [0, 1, 2]],
    ['узуклар', [0, 1, 2]],
    ['кольцо', [0, 1, 2]],
    ['rjkmwf', [0, 1, 2]],
    ['помолвочное', [1]],
    ['nikoh', [2]],
    ["sirg'a", [3]],
    ['сережки', [3]],
    ['serga', [3]],
    ['earings', [3]],
    ['nasiya', [4]],
    ['рассрочка', [4]],
    ['toʻlash', [4]],
    ['зонтик', []],
    ['для', []],
    ['', []],
  ])('is found by "%s"', (query, places) => {
    expect(found(query)).toEqual(places);
  });

  it('the nearest name comes first', () => {
    const [first] = matchNames('rings', names);
    expect(first).toEqual({ place: 0, cost: 0 });
  });
});
