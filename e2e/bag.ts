import type { APIRequestContext } from '@playwright/test';

interface Item {
  id: number;
  lineKey: string;
  serialNumber: string;
  productItemState: string;
}

/** Puts an available piece of a model into the shopper's bag by the API; tells its serial number. */
export async function putIntoBag(request: APIRequestContext, artikul: string): Promise<string> {
  const product = await request.get(`/api/v1/products/${artikul}`);
  const { items } = (await product.json()) as { items: Item[] };
  const piece = items.findLast((item) => item.productItemState === 'AVAILABLE');
  if (!piece) throw new Error(`no piece of ${artikul} can be bought`);
  const put = await request.put(`/api/v1/cart/lines/${piece.lineKey}`, {
    data: { quantity: 1, itemId: piece.id },
  });
  if (!put.ok()) throw new Error(`the bag refused ${piece.serialNumber}: ${await put.text()}`);
  return piece.serialNumber;
}
