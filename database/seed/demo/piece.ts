import type { Som } from '#domain/units/som.ts';
import type { WeightMg } from '#domain/units/weight.ts';
import type { Model } from './model.ts';
import type { PieceStone } from './piece-stones.ts';
import type { PieceSize } from './size-sets.ts';
import type { Stock } from './stock.ts';

/** One physical piece of the demo shop. */
export interface Piece {
  id: number;
  serialNumber: string;
  model: Model;
  size: PieceSize;
  weight: WeightMg;
  stones: readonly PieceStone[];
  stock: Stock;
  /** Null = price on request. */
  price: PiecePrice | null;
  isRhodiumPlated: boolean;
  hallmark: 'state' | 'maker';
}

export interface PiecePrice {
  b2cSom: Som;
  b2bSom: Som;
  /** The price before a reduction; null = not reduced. */
  oldSom: Som | null;
}
