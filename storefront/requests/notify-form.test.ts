import { describe, expect, it } from 'vitest';
import { checkNotify, readNotify, sizesOf, toAlertRequest } from './notify-form.ts';

const t = (key: string) => key;
const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return readNotify(data);
};

describe('the form of a stock alert', () => {
  it('requires the fields of the chosen channel, and consent', () => {
    expect(checkNotify(form({ by: 'SMS', phone: '', email: 'x' }), t)).toEqual({
      phone: 'requests:fieldRequired',
      consent: 'requests:consentNeeded',
    });
    expect(checkNotify(form({ by: 'EMAIL', phone: '', email: 'nobody', consent: 'on' }), t)).toEqual({
      email: 'requests:emailWrong',
    });
    expect(checkNotify(form({ phone: '90 123-45-67', consent: 'on' }), t)).toEqual({});
  });

  it('sends the phone in the API’s format, and the size in the unit of the product', () => {
    const values = form({ phone: '8 90 1234567', size: '17.5', consent: 'on' });
    expect(toAlertRequest(values, { id: 3, unit: 'sizeMm' })).toEqual({
      productId: 3,
      sizeMm: 17.5,
      contact: { phone: '+998901234567' },
      consent: true,
    });
    expect(toAlertRequest(form({ by: 'EMAIL', email: 'a@b.uz' }), { id: 3, unit: null })).toEqual({
      productId: 3,
      contact: { email: 'a@b.uz' },
      consent: true,
    });
  });

  it('lists the sizes of a product and which of them can be bought', () => {
    const item = (sizeMm: number | null, lengthCm: number | null, state: 'AVAILABLE' | 'SOLD') =>
      ({ sizeMm, lengthCm, productItemState: state }) as Parameters<typeof sizesOf>[0]['items'][number]; // no other field is read
    expect(
      sizesOf({ items: [item(18, null, 'SOLD'), item(17, null, 'SOLD'), item(17, null, 'AVAILABLE')] }),
    ).toEqual({
      unit: 'sizeMm',
      sizes: [
        { size: 17, isHere: true },
        { size: 18, isHere: false },
      ],
    });
    expect(sizesOf({ items: [item(null, null, 'SOLD')] })).toEqual({ unit: null, sizes: [] });
  });
});
