import type { PieceStone } from '#contract/admin/stock/stone.ts';
import { names } from '#server/kit/wire.ts';
import type { StoneRow } from './queries-piece.ts';
import { hundredth } from './wire.ts';

const part = (value: number | null, of: number): number | null => (value === null ? null : value / of);

export const stoneToWire = (row: StoneRow): PieceStone => ({
  kind: row.kind,
  ...names(row.name),
  origin: row.origin,
  shape: row.shape,
  count: row.count,
  isMain: row.is_main,
  caratWeight: part(row.carat_thousandths, 1000),
  sizeMm: hundredth(row.size_hundredths_mm),
  color: row.color,
  clarity: row.clarity,
  cut: row.cut,
  treatment: row.treatment,
  polish: row.polish,
  symmetry: row.symmetry,
  fluorescence: row.fluorescence,
  lengthMm: hundredth(row.length_hundredths_mm),
  widthMm: hundredth(row.width_hundredths_mm),
  depthMm: hundredth(row.depth_hundredths_mm),
  depthPercent: part(row.depth_tenths_percent, 10),
  tablePercent: part(row.table_tenths_percent, 10),
});
