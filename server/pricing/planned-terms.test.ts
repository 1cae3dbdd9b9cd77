import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { getPriceTerms, getPriceTermsAt } from './get-price-terms.ts';
import { pricesAt } from './prices-at.ts';
import { addFormula, addFormulaPieces, setGold } from './testing-prices.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
afterAll(() => sale.close());

const inDays = (count: number) => new Date(sale.parts.now().getTime() + count * 86_400_000);

it('BO-51: prices at a future time use the rate and the formula planned until then', async () => {
  const [piece] = await addFormulaPieces(sale.db, 1);
  const { product_id: productId } = await sale.db
    .selectFrom('product_items')
    .select('product_id')
    .where('id', '=', piece?.id ?? 0)
    .executeTakeFirstOrThrow();
  const terms = await getPriceTerms(sale.db);
  const rate = terms.rates['gold'] ?? 0;
  await setGold(sale.db, rate * 2, inDays(5));
  await setGold(sale.db, rate * 3, inDays(9));
  const formula = { ...terms.formula, fixedPartSom: 5_000_000 };
  await addFormula(sale.db, { formula, validFrom: inDays(7), createdBy: 'Test' });

  expect(await getPriceTerms(sale.db)).toEqual(terms);
  expect(await getPriceTermsAt(sale.db, inDays(4))).toEqual(terms);
  const termsAt = async (days: number) => {
    const { formulaId, rates } = await getPriceTermsAt(sale.db, inDays(days));
    return { isNew: formulaId !== terms.formulaId, gold: rates['gold'] };
  };
  expect(await termsAt(6)).toEqual({ isNew: false, gold: rate * 2 });
  expect(await termsAt(8)).toEqual({ isNew: true, gold: rate * 2 });
  expect(await termsAt(10)).toEqual({ isNew: true, gold: rate * 3 });

  const priceAt = async (days: number) => {
    const [price] = await pricesAt(sale.db, { productId, at: inDays(days) });
    return { retail: price?.b2cSom ?? 0, business: price?.b2bSom ?? 0 };
  };
  const [today, dearer, costlier, dearest] = await Promise.all([4, 6, 8, 10].map(priceAt));
  expect(today?.retail).toBe(6_670_000);
  for (const kind of ['retail', 'business'] as const) {
    expect(dearer?.[kind]).toBeGreaterThan(today?.[kind] ?? 0);
    expect(costlier?.[kind]).toBeGreaterThan(dearer?.[kind] ?? 0);
    expect(dearest?.[kind]).toBeGreaterThan(costlier?.[kind] ?? 0);
  }
});
