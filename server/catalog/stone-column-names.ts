import type { StonesTable } from '#database/schema.ts';

/** The columns of a stone besides its id and its piece. */
export const stoneColumnNames = [
  'kind',
  'origin',
  'shape',
  'count',
  'carat_thousandths',
  'size_hundredths_mm',
  'color',
  'clarity',
  'cut',
  'treatment',
  'is_main',
  'position',
  'depth_tenths_percent',
  'table_tenths_percent',
  'length_hundredths_mm',
  'width_hundredths_mm',
  'depth_hundredths_mm',
  'polish',
  'symmetry',
  'fluorescence',
] as const satisfies readonly (keyof StonesTable)[];
