import type { ClientBase } from 'pg';

export interface MeasuredPiece {
  id: number;
  serial: string;
  probe: number | null;
  /** Inner diameter in mm, or length in cm; null = no size. */
  size: number | null;
  isLength: boolean;
  weight_mg: number;
  store: number | null;
  price: number | null;
  stone: string | null;
  isFree: boolean;
}

export interface MeasuredModel {
  artikul: string;
  name: string;
  slugs: { uz: string; ru: string; en: string };
  category: string;
  collection: string | null;
  metal: string;
  isActive: boolean;
  pieces: readonly MeasuredPiece[];
}

/** Reads jewels of the catalogue and of the history with their pieces, as a shopper's browser reports them. */
export async function readMeasuredModels(client: ClientBase): Promise<MeasuredModel[]> {
  const { rows } = await client.query<MeasuredModel>(
    `select p.artikul, p.name ->> 'ru' as name, jsonb_build_object('uz', p.slug_uz, 'ru', p.slug_ru, 'en', p.slug_en) as slugs,
       c.slug_en as category, p.metal, p.product_state = 'ACTIVE' as "isActive",
       (select s.slug_en from collection_products cp join collections s on s.id = cp.collection_id
        where cp.product_id = p.id order by s.position limit 1) as collection,
       (select jsonb_agg(jsonb_build_object('id', i.id, 'serial', i.serial_number, 'probe', i.probe,
          'size', coalesce(i.size_hundredths_mm / 100.0, i.length_mm / 10.0), 'isLength', i.size_hundredths_mm is null, 'weight_mg', i.weight_mg, 'store', i.store_id,
          'price', i.price_b2c_som, 'isFree', i.product_item_state = 'AVAILABLE',
          'stone', (select st.kind from stones st where st.item_id = i.id order by st.is_main desc, st.position limit 1)) order by i.id)
        from product_items i where i.product_id = p.id) as pieces
     from products p join categories c on c.id = p.category_id
     where p.kind = 'jewel' and exists (select from product_items i where i.product_id = p.id)
     order by p.id`,
  );
  return rows;
}

/** Returns a model as events describe it (docs/contracts/events.md); `piece`: one of its pieces. */
export function measuredItem(model: MeasuredModel, piece?: MeasuredPiece): object {
  const lowest = Math.min(
    ...model.pieces.flatMap(({ isFree, price }) => (isFree && price !== null ? price : [])),
  );
  const price = piece === undefined ? lowest : piece.price;
  return {
    item_id: model.artikul,
    item_name: model.name,
    item_category: model.category,
    ...(model.collection !== null && { item_category2: model.collection }),
    ...(piece === undefined ? { item_variant: model.metal } : ofPiece(model, piece)),
    ...(price !== null && Number.isFinite(price) && { price }),
    quantity: 1,
  };
}

const ofPiece = (
  { metal }: MeasuredModel,
  { probe, size, serial, weight_mg, stone, store }: MeasuredPiece,
) => ({
  item_variant: [metal, probe, size].filter((part) => part !== null).join(' '),
  zr_serial: serial,
  zr_weight: weight_mg / 1000,
  ...(stone !== null && { zr_stone: stone }),
  ...(store !== null && { location_id: store }),
});
