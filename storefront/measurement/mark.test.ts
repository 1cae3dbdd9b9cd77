import { expect, it } from 'vitest';
import { readMarks } from './mark.ts';

const fields: Record<string, string> = { kind: 'DELIVERY', regionId: 'samarkand', street: '' };
const read = (written: string) => readMarks(written, (field) => fields[field]);

it('an element declares which event it is, and of what kind', () => {
  expect(read('zr_stone_table')).toEqual([{ name: 'zr_stone_table', extra: {} }]);
  expect(read('zr_gallery?kind=video')).toEqual([{ name: 'zr_gallery', extra: { kind: 'video' } }]);
});

it("a form's fields are part of its event; an empty or missing one is left out", () => {
  expect(
    read('add_shipping_info?tier={kind}&city={regionId}&street={street} add_payment_info?type={method}'),
  ).toEqual([
    { name: 'add_shipping_info', extra: { tier: 'DELIVERY', city: 'samarkand' } },
    { name: 'add_payment_info', extra: {} },
  ]);
});
