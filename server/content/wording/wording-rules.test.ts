import { describe, expect, it } from 'vitest';
import {
  fillText,
  findWordingFault,
  plainSms,
  sizeOfSms,
  type WordingKind,
} from '#contract/wording-rules.ts';

const faultOf = (text: string, original: string, kind: WordingKind = 'SMS') =>
  findWordingFault(text, { original, kind });

describe('a text of the staff', () => {
  const original = 'Zarona: заказ у курьера. Назовите ему код {{code}}. {{url}}';

  it('may say it differently, with the same placeholders in any order', () => {
    expect(faultOf('{{url}} — код {{code}}', original)).toBeNull();
    expect(faultOf('У каждого изделия своё имя.', 'У каждого изделия свой вес.', 'LINE')).toBeNull();
  });

  it.each([
    ['   ', { code: 'wordingEmpty', what: '' }],
    ['Код {{code}}', { code: 'wordingMissing', what: '{{url}}' }],
    ['Код {{code}} {{url}} {{sum}}', { code: 'wordingUnknown', what: '{{sum}}' }],
    ['Код {{code}} {url} {{url}}', { code: 'wordingBraces', what: '' }],
    ['Код {{code}}\n{{url}}', { code: 'wordingLines', what: '' }],
    [`${'x'.repeat(285)} {{code}} {{url}}`, { code: 'wordingLong', what: '300' }],
  ])('%s is refused', (text, fault) => {
    expect(faultOf(text, original)).toEqual(fault);
  });

  it('of a mail may have several lines, which its subject may not', () => {
    expect(faultOf('Раз.\nДва.', 'Раз.', 'BODY')).toBeNull();
    expect(faultOf('Раз\nДва', 'Раз', 'SUBJECT')?.code).toBe('wordingLines');
  });

  it('of a title leaves room for the name that the page appends', () => {
    const faultOfTitle = (length: number, ending: string) =>
      findWordingFault('x'.repeat(length), { original: 'Каталог', kind: 'TITLE', ending });
    expect([faultOfTitle(65, ''), faultOfTitle(56, ' | Zarona')]).toEqual([null, null]);
    expect(faultOfTitle(66, '')).toEqual({ code: 'wordingLong', what: '65' });
    expect(faultOfTitle(57, ' | Zarona')).toEqual({ code: 'wordingLong', what: '56' });
  });

  it('begins with the name if the original does, because a mail to an unproven address leaves it out', () => {
    const greeted = '{{name}}, мы получили оплату: {{total}}.';
    expect(faultOf('{{name}}, спасибо за {{total}}.', greeted, 'BODY')).toBeNull();
    expect(faultOf('Спасибо, {{name}}, за {{total}}.', greeted, 'BODY')).toEqual({
      code: 'wordingNameFirst',
      what: '{{name}}',
    });
  });
});

it('placeholders are replaced by their values, and one without a value by nothing', () => {
  expect(fillText('{{sum}} до {{time}}', { sum: '5 000 сум' })).toBe('5 000 сум до ');
});

describe('an SMS', () => {
  it.each([
    ['a'.repeat(160), { characters: 160, parts: 1, isGsm: true }],
    ['a'.repeat(161), { characters: 161, parts: 2, isGsm: true }],
    ['a'.repeat(307), { characters: 307, parts: 3, isGsm: true }],
    [`${'a'.repeat(159)}€`, { characters: 161, parts: 2, isGsm: true }],
    ['я'.repeat(70), { characters: 70, parts: 1, isGsm: false }],
    ['я'.repeat(71), { characters: 71, parts: 2, isGsm: false }],
    ['я'.repeat(135), { characters: 135, parts: 3, isGsm: false }],
  ])('%s has its parts', (text, size) => {
    expect(sizeOfSms(text)).toEqual(size);
  });

  it('in Uzbek has apostrophes of the alphabet of GSM', () => {
    expect(sizeOfSms('oʻzgardi').isGsm).toBe(false);
    expect(sizeOfSms(plainSms('oʻzgardi')).isGsm).toBe(true);
  });
});
