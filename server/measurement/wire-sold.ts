import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { Piece } from '#contract/cart.ts';
import type { SaleRow, SoldRow } from './sale-queries.ts';
import type { ReportedItem } from './wire.ts';

/** The reported part of a piece's snapshot; the rest of the snapshot may change. */
const Sold = Type.Pick(Piece, [
  'serialNumber',
  'artikul',
  'nameRu',
  'metal',
  'probe',
  'sizeMm',
  'lengthCm',
  'weightGrams',
  'storeId',
]);
const storedPiece = Compile(Type.Object({ ...Sold.properties }));

/** A sold piece. The price that a business paid is confidential (analytics.md 6.1). */
export function soldItem(
  { snapshot, unit_price_som: price }: SoldRow,
  sale: Pick<SaleRow, 'is_b2b'>,
): ReportedItem {
  const piece = storedPiece.Parse(snapshot);
  const { metal, probe, sizeMm, lengthCm } = piece;
  return {
    item_id: piece.artikul,
    item_name: piece.nameRu,
    item_variant: [metal, probe, sizeMm ?? lengthCm].filter((part) => part !== null).join(' '),
    zr_serial: piece.serialNumber,
    zr_weight: piece.weightGrams,
    ...(!sale.is_b2b && { price }),
    quantity: 1,
    ...(piece.storeId !== null && { location_id: piece.storeId }),
  };
}
