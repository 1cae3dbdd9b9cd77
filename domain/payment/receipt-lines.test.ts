import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SoldLine, receiptDelivery, receiptLine } from './receipt-lines.ts';

const ring: SoldLine = {
  unit_price_som: 5_490_000,
  engraving_price_som: 0,
  gift_price_som: 0,
  discount_som: 0,
  manual_discount_som: 0,
  vat_percent: 12,
};

describe('receiptLine', () => {
  it('the VAT is included in the price: 588 214 soʻm of 5 490 000', () => {
    expect(receiptLine(ring)).toEqual({
      unitPriceSom: 5_490_000,
      discountSom: 0,
      vatPercent: 12,
      vatSom: 588_214,
    });
  });

  it('the price includes all options, and the VAT is computed from the amount paid, not from the list price', () => {
    const line = { ...ring, engraving_price_som: 120_000, gift_price_som: 50_000, discount_som: 660_000 };
    // 5 000 000 soʻm were paid
    expect(receiptLine(line)).toEqual({
      unitPriceSom: 5_660_000,
      discountSom: 660_000,
      vatPercent: 12,
      vatSom: 535_714,
    });
  });

  it('there is no VAT for a seller without VAT', () => {
    expect(receiptLine({ ...ring, vat_percent: 0 })).toMatchObject({ vatPercent: 0, vatSom: 0 });
  });

  it('a free piece costs nothing and has no VAT', () => {
    const line = { ...ring, discount_som: ring.unit_price_som };
    expect(receiptLine(line)).toMatchObject({ unitPriceSom: 5_490_000, discountSom: 5_490_000, vatSom: 0 });
  });

  it('lines and delivery add up to the order, exactly to the soʻm, whichever of them are refunded', () => {
    const price = fc.integer({ min: 1, max: 400_000_000 });
    const line = fc.record({
      unit_price_som: price,
      engraving_price_som: fc.integer({ min: 0, max: 300_000 }),
      gift_price_som: fc.integer({ min: 0, max: 300_000 }),
      discount_som: fc.constant(0),
      vat_percent: fc.constantFrom(0, 12, 15),
    });
    const cut = fc.tuple(line, fc.nat(50), fc.nat(50)).map(([sold, percent, manual]) => ({
      ...sold,
      discount_som: Math.floor((sold.unit_price_som * percent) / 100),
      manual_discount_som: Math.floor((sold.unit_price_som * manual) / 100),
    }));
    const whole = fc.property(fc.array(fc.tuple(cut, fc.boolean())), (sold) => {
      const paid = (sold: SoldLine) =>
        sold.unit_price_som +
        sold.engraving_price_som +
        sold.gift_price_som -
        sold.discount_som -
        sold.manual_discount_som;
      const sum = (lines: SoldLine[]) =>
        lines.map(receiptLine).reduce((all, one) => all + one.unitPriceSom - one.discountSom, 0);
      const back = sold.filter(([, goesBack]) => goesBack).map(([one]) => one);
      const remaining = sold.filter(([, goesBack]) => !goesBack).map(([one]) => one);
      const total = sold.reduce((all, [one]) => all + paid(one), 0);
      return sum(back) + sum(remaining) === total;
    });
    expect(() => fc.assert(whole)).not.toThrow();
  });
});

describe('receiptDelivery', () => {
  it('delivery has the VAT rate of its goods', () => {
    expect(receiptDelivery(60_000, [{ ...ring, vat_percent: 0 }, ring])).toEqual({
      deliverySom: 60_000,
      deliveryVatPercent: 12,
      deliveryVatSom: 6_429,
    });
  });

  it('there is no VAT for a seller without VAT', () => {
    expect(receiptDelivery(60_000, [{ ...ring, vat_percent: 0 }])).toMatchObject({ deliveryVatSom: 0 });
  });
});
