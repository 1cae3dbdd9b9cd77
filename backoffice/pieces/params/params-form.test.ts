import { describe, expect, it } from 'vitest';
import { changedParams, formOfParams, isParamNumber } from './params-form.ts';

const params = [{ id: 20 }, { id: 21 }, { id: 22 }];

describe('the form of characteristics', () => {
  it('sends the changed ones, and removes emptied ones', () => {
    expect(formOfParams(params, [{ id: 21, value: 'lobster' }])).toEqual({
      param20: '',
      param21: 'lobster',
      param22: '',
    });
    const typed = { param20: ' 2,5 ', param21: ' ', param22: '' };
    expect(changedParams(params, { typed, changed: { param20: true, param21: true } })).toEqual([
      { id: 20, value: '2,5' },
      { id: 21, value: null },
    ]);
  });

  it('accepts numbers with a comma or a point', () => {
    expect(['2,5', '-3.25', '', '1.', 'x'].map(isParamNumber)).toEqual([true, true, true, false, false]);
  });
});
