import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';

/** A piece in the form of the API's answer. */
export interface Piece {
  id: number;
  lineKey: string;
  serialNumber: string;
  productItemState: string;
}

/** Contains a folder for each piece that a test of this run has taken. */
export const taken = (): string => join(process.env['SHOP_FOLDER'] ?? '.data', 'taken');

/** Adds an available piece of a model to the shopper's cart through the API; returns its serial number. */
export async function putIntoCart(request: APIRequestContext, artikul: string): Promise<string> {
  const piece = await takePiece(request, artikul);
  await putPiece(request, piece);
  return piece.serialNumber;
}

/** Takes an available piece of a model for this test alone: tests share the shop's stock, and a cart reserves nothing. */
export async function takePiece(request: APIRequestContext, artikul: string): Promise<Piece> {
  const product = await request.get(`/api/v1/products/${artikul}`);
  const { items } = (await product.json()) as { items: Piece[] }; // api.md
  const piece = items.findLast(
    ({ productItemState, serialNumber }) => productItemState === 'AVAILABLE' && isFirstToTake(serialNumber),
  );
  if (!piece) throw new Error(`no piece of ${artikul} can be bought`);
  return piece;
}

export async function putPiece(
  request: APIRequestContext,
  { id, lineKey, serialNumber }: Piece,
): Promise<void> {
  const put = await request.put(`/api/v1/cart/lines/${lineKey}`, { data: { quantity: 1, itemId: id } });
  if (!put.ok()) throw new Error(`the cart refused ${serialNumber}: ${await put.text()}`);
}

/** Tests run in several processes: the one that creates the folder of this name has the piece. */
function isFirstToTake(serialNumber: string): boolean {
  if (process.env['TEST_WORKER_INDEX'] === undefined) return true;
  mkdirSync(taken(), { recursive: true });
  try {
    mkdirSync(join(taken(), serialNumber));
    return true;
  } catch {
    return false;
  }
}

/** Takes a piece in a store, with its artikul, for this test alone. */
export async function takePieceIn(
  request: APIRequestContext,
  { slug, artikuls }: { slug: string; artikuls: readonly string[] },
): Promise<Piece & { artikul: string }> {
  const stores = (await (await request.get('/api/v1/stores')).json()) as { id: number; slug: string }[]; // api.md
  const storeId = stores.find((store) => store.slug === slug)?.id;
  for (const artikul of artikuls) {
    const product = await request.get(`/api/v1/products/${artikul}`);
    const { items } = (await product.json()) as { items: (Piece & { storeId: number | null })[] }; // api.md
    const piece = items.findLast(
      (item) =>
        item.storeId === storeId && item.productItemState === 'AVAILABLE' && isFirstToTake(item.serialNumber),
    );
    if (piece) return { ...piece, artikul };
  }
  throw new Error(`none of ${artikuls.join(', ')} is in ${slug}`);
}
