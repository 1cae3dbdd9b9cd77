import { expect, it } from 'vitest';
import { readOptionValues, toOptionFields, toOptions } from './line-options.ts';

const engraving = { text: 'Oʻgʻlimga', lettering: 'ITALIC' } as const;
const gift = { ribbon: 'IVORY', card: 'Всегда\nрядом', hidePrice: true } as const;

it.each([
  { engraving: null, gift: null },
  { engraving, gift: null },
  { engraving: null, gift },
  { engraving, gift: { ...gift, card: '', hidePrice: false } },
])('options read back from a form are the same: %j', (options) => {
  const form = new FormData();
  for (const [name, value] of toOptionFields(options)) form.set(name, value);
  expect(toOptions(readOptionValues(form))).toEqual(options);
});
