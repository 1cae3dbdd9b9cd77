import { describe, expect, it } from 'vitest';
import { readConditions } from './read-conditions.ts';

const read = (text: string) =>
  readConditions(text).conditions.map(({ name, min, max }) => `${name} ${min ?? ''}..${max ?? ''}`);

describe('readConditions', () => {
  it.each([
    ['585', 'probe 585..585'],
    ['585 проба', 'probe 585..585'],
    ['585-proba', 'probe 585..585'],
    ['проба 750', 'probe 750..750'],
    ['583', 'probe 585..585'],
    ['14k', 'probe 585..585'],
    ['14 karat', 'probe 585..585'],
    ['18к', 'probe 750..750'],
    ['18 карат', 'probe 750..750'],
    ['17,5', 'size 17.5..17.5'],
    ['17.5', 'size 17.5..17.5'],
    ['17 yarim', 'size 17.5..17.5'],
    ['размер 17', 'size 17..17'],
    ['17 размер', 'size 17..17'],
    ['oʻlchami 18', 'size 18..18'],
    ["o'lcham 18", 'size 18..18'],
    ['45 см', 'length 45..45'],
    ['50 sm', 'length 50..50'],
    ['45', 'length 45..45'],
    ['2 gr', 'weight 1.75..2.25'],
    ['2 гр', 'weight 1.75..2.25'],
    ['2 gramm', 'weight 1.75..2.25'],
    ['2,5 грамма', 'weight 2.25..2.75'],
    ['0.3 ct', 'carat 0.28..0.32'],
    ['0,30 карат', 'carat 0.28..0.32'],
    ['0.5 кт', 'carat 0.475..0.525'],
    ['1 karat', 'carat 0.95..1.05'],
    ['0,3', 'carat 0.28..0.32'],
    ['3 mln gacha', 'price ..3000000'],
    ["3 mln so'mgacha", 'price ..3000000'],
    ['до 3 млн', 'price ..3000000'],
    ['до 2,5 млн сум', 'price ..2500000'],
    ['under 3 mln', 'price ..3000000'],
    ['500 ming gacha', 'price ..500000'],
    ['до 1 200 000', 'price ..1200000'],
    ['от 5 млн', 'price 5000000..'],
  ])('%s is %s', (text, condition) => {
    expect(read(text)).toEqual([condition]);
    expect(read(`uzuk ${text} oltin`)).toEqual([condition]);
  });

  it.each(['8 марта', 'ZR-001', 'zr 1', 'qaldirgo4', '6okila', 'до 3', '1234567', 'tosh'])(
    '%s has no condition',
    (text) => {
      expect(readConditions(text)).toEqual({ rest: text, conditions: [] });
    },
  );

  it('returns the remaining words, and several conditions can be combined', () => {
    const { rest, conditions } = readConditions('кольцо 585 17,5 до 5 млн белое');
    expect(rest.split(/\s+/)).toEqual(['кольцо', 'белое']);
    expect(conditions.map(({ name, typed }) => [name, typed])).toEqual([
      ['price', 'до 5 млн'],
      ['probe', '585'],
      ['size', '17,5'],
    ]);
  });
});
