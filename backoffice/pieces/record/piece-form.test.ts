import { describe, expect, it } from 'vitest';
import { areTags, changeOf, isNumber, type PieceForm } from './piece-form.ts';

const form: PieceForm = {
  weightGrams: '3,5',
  sizeMm: '',
  lengthCm: '45',
  widthMm: '',
  heightMm: '',
  thicknessMm: '',
  resizable: '1',
  isEngravable: true,
  makersMark: ' ZRN ',
  hallmarkKind: 'state',
  ikpu: ' ',
  packageCode: '1',
  tags: ' gift, window ,gift,',
};

describe('the form of a piece', () => {
  it('sends changed fields, with a comma or a point, and removes emptied ones', () => {
    expect(changeOf(form, { weightGrams: true, sizeMm: true, ikpu: true, makersMark: true })).toEqual({
      weightGrams: 3.5,
      sizeMm: null,
      ikpu: null,
      makersMark: 'ZRN',
    });
    expect(changeOf(form, { resizable: true, isEngravable: true })).toEqual({
      resizable: '1',
      isEngravable: true,
    });
    expect(changeOf(form, { tags: true })).toEqual({ tags: ['gift', 'window'] });
    expect(changeOf(form, {})).toEqual({});
  });

  it('accepts at most twelve tags of 32 characters', () => {
    expect([areTags(''), areTags('x'.repeat(33)), areTags(Array.from('abcdefghijklm').join(','))]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('accepts numbers above 0; a weight is required', () => {
    expect([isNumber('3,42', true), isNumber('0', true), isNumber('x', false)]).toEqual([true, false, false]);
    expect([isNumber(' ', false), isNumber(' ', true)]).toEqual([true, false]);
  });
});
