import type { PieceParam } from '#contract/admin/stock/piece-param.ts';
import type { AwaitedModel } from '#contract/admin/catalog/model.ts';
import type { ReceiveFirstPieces } from '#contract/admin/stock/receive.ts';
import { fieldOf, formOfParams, type ParamsForm } from '../params/params-form.ts';
import { type StonesForm, typedStones } from '../stones/stone-form.ts';
import { type Arrival, arrivalOf, emptyArrival } from './arrival.ts';
import { emptyRow, type Measure, piecesOf, type RowsForm } from './received-rows.ts';

/** The form's values for the first pieces of a model: texts as typed. */
export interface FirstPieces extends Arrival, RowsForm, StonesForm {
  probe: string;
  resizable: ReceiveFirstPieces['resizable'];
  isEngravable: boolean;
  makersMark: string;
  hallmarkKind: 'maker' | 'state';
  measure: Measure;
  params: ParamsForm;
}

/** The empty form. The fineness is read from the hallmark, so it is preselected only if the metal is sold in a single one. */
export const firstPiecesOf = (
  model: Pick<AwaitedModel, 'probes'>,
  params: readonly Pick<PieceParam, 'id'>[] = [],
): FirstPieces => ({
  probe: model.probes.length === 1 ? String(model.probes[0]) : '',
  resizable: 'none',
  isEngravable: false,
  makersMark: '',
  hallmarkKind: 'state',
  measure: 'sizeMm',
  params: formOfParams(params, []),
  stones: [],
  rows: [emptyRow],
  ...emptyArrival,
});

/** The request body; empty fields are omitted. Null if a weight, a measure or a price is invalid. */
export function bodyOf(
  typed: FirstPieces,
  params: readonly Pick<PieceParam, 'id'>[],
): ReceiveFirstPieces | null {
  const pieces = piecesOf(typed.rows, typed.measure);
  if (pieces === null) return null;
  const stated = params.flatMap(({ id }) => {
    const value = typed.params[fieldOf(id)]?.trim() ?? '';
    return value === '' ? [] : [{ id, value }];
  });
  return {
    probe: Number(typed.probe),
    resizable: typed.resizable,
    isEngravable: typed.isEngravable,
    makersMark: typed.makersMark.trim(),
    hallmarkKind: typed.hallmarkKind,
    ...(typed.stones.length > 0 && { stones: typedStones(typed.stones) }),
    ...(stated.length > 0 && { params: stated }),
    pieces,
    ...arrivalOf(typed),
  };
}
