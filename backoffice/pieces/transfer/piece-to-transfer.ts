import type { StaffPieceRow } from '#contract/admin/stock/piece.ts';

/** The data of a piece shown on a new transfer. */
export type PieceToTransfer = Pick<
  StaffPieceRow,
  'serialNumber' | 'nameRu' | 'nameUz' | 'nameEn' | 'image' | 'weightGrams' | 'storeId'
>;

/** The pieces selected in the list, passed along with the navigation; empty if the address is opened otherwise. */
export function piecesHandedOver(state: unknown): readonly PieceToTransfer[] {
  const isHanded = typeof state === 'object' && state !== null && 'pieces' in state;
  if (!isHanded || !Array.isArray(state.pieces)) return [];
  return state.pieces as PieceToTransfer[]; // as: written by the list
}
