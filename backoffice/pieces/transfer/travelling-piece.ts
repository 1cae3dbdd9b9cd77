import type { StaffPieceRow } from '#contract/admin/stock/piece.ts';

/** What a new transfer shows of a piece. */
export type TravellingPiece = Pick<
  StaffPieceRow,
  'serialNumber' | 'nameRu' | 'nameUz' | 'nameEn' | 'image' | 'weightGrams' | 'storeId'
>;

/** The pieces that were chosen in the list, as it hands them over with the address; none for an address that is opened otherwise. */
export function piecesHandedOver(state: unknown): readonly TravellingPiece[] {
  const isHanded = typeof state === 'object' && state !== null && 'pieces' in state;
  if (!isHanded || !Array.isArray(state.pieces)) return [];
  return state.pieces as TravellingPiece[]; // as: the list wrote it
}
