import { lineKey } from '#domain/cart/line-key.ts';
import type { Db } from '#database/connect.ts';

/** The default price of a piece. */
export const defaultPriceSom = 7_270_000;

let products = 0;

/** A ring that is on sale, without pieces. */
export async function addProduct(db: Db, state: 'ACTIVE' | 'DRAFT' | 'ARCHIVED' = 'ACTIVE'): Promise<number> {
  products += 1;
  const slugs = { slug_uz: `uzuk-${products}`, slug_ru: `kolco-${products}`, slug_en: `ring-${products}` };
  const named = { name: words(`Ring ${products}`), description: words('') };
  const category = await db
    .insertInto('categories')
    .values({ ...slugs, ...named, position: products })
    .returning('id')
    .executeTakeFirstOrThrow();
  const product = await db
    .insertInto('products')
    .values({
      ...slugs,
      ...named,
      artikul: `ZR-${products}`,
      product_state: state,
      category_id: category.id,
      metal: 'yellow',
      gender: 'women',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return product.id;
}

export interface NewPiece {
  /** A new product by default. */
  productId?: number;
  priceSom?: number | null;
  weightMg?: number;
  /** Inner diameter in hundredths of a millimetre. */
  size?: number | null;
  storeId?: number | null;
  arrivesOn?: string | null;
  state?: 'AVAILABLE' | 'RESERVED' | 'SOLD' | 'WITHDRAWN';
  isEngravable?: boolean;
}

export interface AddedPiece {
  id: number;
  serialNumber: string;
  /** The line key of exactly this piece, and of any with its size and fineness. */
  fullKey: string;
  shortKey: string;
}

let serials = 0;

/** A piece of 585 gold: by default size 17, 3.42 g, at the default price, in the warehouse, with room for an engraving. */
export async function addPiece(db: Db, piece: NewPiece = {}): Promise<AddedPiece> {
  const productId = piece.productId ?? (await addProduct(db));
  serials += 1;
  const serialNumber = `Z-${serials}`;
  const size = piece.size === undefined ? 1700 : piece.size;
  const weightMg = piece.weightMg ?? 3420;
  const { id } = await db
    .insertInto('product_items')
    .values({
      product_id: productId,
      serial_number: serialNumber,
      product_item_state: piece.state ?? 'AVAILABLE',
      price_b2c_som: piece.priceSom === undefined ? defaultPriceSom : piece.priceSom,
      probe: 585,
      size_hundredths_mm: size,
      weight_mg: weightMg,
      makers_mark: 'Z',
      engravable: piece.isEngravable ?? true,
      store_id: piece.storeId ?? null,
      arrives_on: piece.arrivesOn ?? null,
      received_on: '2026-03-01',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const facts = { productId, sizeMm: size === null ? null : size / 100, probe: 585 };
  return {
    id,
    serialNumber,
    fullKey: lineKey({ ...facts, weightGrams: weightMg / 1000 }),
    shortKey: lineKey(facts),
  };
}

export interface PieceChange {
  id: number;
  priceSom?: number;
  weightMg?: number;
  state?: 'AVAILABLE' | 'SOLD';
}

/** Changes a piece directly in the database. */
export async function changePiece(db: Db, { id, priceSom, weightMg, state }: PieceChange): Promise<void> {
  await db
    .updateTable('product_items')
    .set({
      ...(priceSom !== undefined && { price_b2c_som: priceSom }),
      ...(weightMg !== undefined && { weight_mg: weightMg }),
      ...(state !== undefined && { product_item_state: state }),
    })
    .where('id', '=', id)
    .execute();
}

export async function pieceState(db: Db, id: number): Promise<string> {
  const row = await db
    .selectFrom('product_items')
    .select('product_item_state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.product_item_state;
}

const words = (text: string) => ({ uz: text, ru: text, en: text });
