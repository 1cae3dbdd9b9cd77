import type { TypedStone } from '#contract/admin/stock/stone.ts';
import { caratWeightFrom } from '#domain/units/carat.ts';
import { sizeFromMm } from '#domain/units/size.ts';
import type { StoneColumns } from './queries-stones.ts';

const hundredths = (mm: number | null = null): number | null =>
  mm === null ? null : sizeFromMm(mm.toFixed(2));
const tenths = (percent: number | null = null): number | null =>
  percent === null ? null : Math.round(percent * 10);
const carats = (weight: number | null = null): number | null =>
  weight === null ? null : caratWeightFrom(weight.toFixed(3));
const words = (text: string | null = null): string | null => text?.trim() || null;

/** Converts typed stones to table columns, in their order. */
export const stoneColumns = (stones: readonly TypedStone[]): StoneColumns[] =>
  stones.map((stone, position) => ({
    kind: stone.kind,
    origin: stone.origin,
    shape: stone.shape,
    count: stone.count,
    carat_thousandths: carats(stone.caratWeight),
    size_hundredths_mm: hundredths(stone.sizeMm),
    color: words(stone.color),
    clarity: words(stone.clarity),
    cut: words(stone.cut),
    treatment: words(stone.treatment),
    is_main: stone.isMain,
    position,
    depth_tenths_percent: tenths(stone.depthPercent),
    table_tenths_percent: tenths(stone.tablePercent),
    length_hundredths_mm: hundredths(stone.lengthMm),
    width_hundredths_mm: hundredths(stone.widthMm),
    depth_hundredths_mm: hundredths(stone.depthMm),
    polish: words(stone.polish),
    symmetry: words(stone.symmetry),
    fluorescence: words(stone.fluorescence),
  }));
