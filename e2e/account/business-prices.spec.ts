import { expect, test, type APIRequestContext } from '@playwright/test';
import { readModels } from '#database/seed/demo/models.ts';
import { makeLooseStones } from '#database/seed/demo/loose-stones/loose-stones.ts';
import { priceParts } from '#domain/pricing/price-parts.ts';
import { makePieces } from '#database/seed/demo/pieces.ts';
import type { Piece } from '#database/seed/demo/piece.ts';

/**
 * The B2B prices of the demo, except those that happen to equal another number on a page: a retail price, a part of
 * one, a price per carat, a round million in a filter's link.
 */
function secretPrices(): Set<number> {
  const pieces = makePieces(readModels());
  const stones = makeLooseStones();
  const prices = pieces.flatMap(({ price }) => price ?? []);
  const shown = new Set(
    prices.flatMap(({ b2cSom, oldSom }) => [b2cSom, oldSom ?? b2cSom, (oldSom ?? b2cSom) - b2cSom]),
  );
  for (const part of pieces.flatMap(shownParts)) shown.add(part);
  for (const { prices: price, carat } of stones)
    shown.add(price.b2cSom).add(Math.round(price.b2cSom / (carat / 1000)));
  const businessOnly = [...prices, ...stones.map((stone) => stone.prices)].map(({ b2bSom }) => b2bSom);
  return new Set(businessOnly.filter((price) => !shown.has(price) && price % 1_000_000 !== 0));
}

function shownParts({ model, weight, stones, price }: Piece): number[] {
  const metal = model.metal === 'silver' || model.metal === 'platinum' ? model.metal : 'gold';
  const list = price === null ? null : (price.oldSom ?? price.b2cSom);
  const parts = list === null ? null : priceParts({ metal, probe: model.probe, weight, stones }, list);
  return parts === null ? [] : [parts.metalRateSom, parts.metalSom, parts.stonesSom, parts.workSom];
}

const secret = secretPrices();

/** Finds the secret prices in a text, whatever their thousands separator. */
function secretsIn(text: string): number[] {
  const numbers = text.match(/\d{1,3}(?:(?:[\s\u00A0\u202F,.'’]|&nbsp;|\\u00a0)\d{3})+(?!\d)|\d+/gi) ?? [];
  return numbers
    .map((number) => Number(number.replaceAll(/&nbsp;|\\u00a0|\D/gi, '')))
    .filter((number) => secret.has(number));
}

async function textOf(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path);
  expect(answer.ok(), path).toBe(true);
  return answer.text();
}

test('no page contains a business price for a guest: not in its HTML, its JSON-LD or its hydration data', async ({
  request,
  isMobile,
}) => {
  test.skip(!isMobile, 'the bytes are the same');
  expect(secret.size).toBeGreaterThan(300);
  const html = await textOf(request, '/catalog');
  const categories = new Set(html.match(/(?<=href=")\/catalog\/[^"?#]+/g));
  const paths = ['/', '/catalog', '/uz', '/en/catalog', '/collections', ...categories];
  const products = new Set<string>();
  for (const path of categories)
    for (const [link] of (await textOf(request, path)).matchAll(/(?<=href=")\/product\/[^"?#]+/g))
      products.add(link);
  expect(products.size).toBeGreaterThan(60);
  for (const path of [...paths, ...products]) {
    const data = path === '/' ? '/_.data' : `${path}.data`;
    for (const shown of [path, data]) expect(secretsIn(await textOf(request, shown)), shown).toEqual([]);
  }
});
