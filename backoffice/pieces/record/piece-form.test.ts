import { describe, expect, it } from 'vitest';
import { changeOf, isNumber, type PieceForm } from './piece-form.ts';

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
};

describe('the form of a piece', () => {
  it('sends what was changed, with a comma or a point, and takes away what was emptied', () => {
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
    expect(changeOf(form, {})).toEqual({});
  });

  it('takes numbers above 0; a weight is never left out', () => {
    expect([isNumber('3,42', true), isNumber('0', true), isNumber('x', false)]).toEqual([true, false, false]);
    expect([isNumber(' ', false), isNumber(' ', true)]).toEqual([true, false]);
  });
});
