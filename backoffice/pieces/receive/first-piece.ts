import type { AwaitedModel } from '#contract/admin/catalog/model.ts';
import type { ReceiveFirstPiece } from '#contract/admin/stock/receive.ts';
import { type StoneForm, typedStones } from '../stones/stone-form.ts';
import { readNumber } from './received-rows.ts';

/** What a form has of the first piece of a model: words, as they are typed. */
export interface FirstPiece {
  probe: string;
  weight: string;
  size: string;
  length: string;
  resizable: ReceiveFirstPiece['resizable'];
  isEngravable: boolean;
  makersMark: string;
  hallmarkKind: 'maker' | 'state';
  stones: StoneForm[];
  serial: string;
  storeId: string;
  cost: number | null;
  supplier: string;
  invoice: string;
}

/** A form that nothing is typed into yet. The fineness is read off the hallmark: it is chosen only where the metal is sold in one. */
export const firstPieceOf = (model: Pick<AwaitedModel, 'probes'>): FirstPiece => ({
  probe: model.probes.length === 1 ? String(model.probes[0]) : '',
  weight: '',
  size: '',
  length: '',
  resizable: 'none',
  isEngravable: false,
  makersMark: '',
  hallmarkKind: 'state',
  stones: [],
  serial: '',
  storeId: '',
  cost: null,
  supplier: '',
  invoice: '',
});

/** What the API takes of a form; what was left empty is left out. */
export function bodyOf(typed: FirstPiece): ReceiveFirstPiece {
  const sizeMm = readNumber(typed.size);
  const lengthCm = readNumber(typed.length);
  const serial = typed.serial.trim().toUpperCase();
  return {
    probe: Number(typed.probe),
    weightGrams: readNumber(typed.weight) ?? 0,
    ...(sizeMm !== null && { sizeMm }),
    ...(lengthCm !== null && { lengthCm }),
    resizable: typed.resizable,
    isEngravable: typed.isEngravable,
    makersMark: typed.makersMark.trim(),
    hallmarkKind: typed.hallmarkKind,
    ...(typed.stones.length > 0 && { stones: typedStones(typed.stones) }),
    ...(serial !== '' && { serial }),
    storeId: typed.storeId === '' ? null : Number(typed.storeId),
    ...(typed.cost !== null && { cost: typed.cost }),
    supplier: typed.supplier.trim() || null,
    invoice: typed.invoice.trim() || null,
  };
}
