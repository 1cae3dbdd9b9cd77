import { Type, type Static } from 'typebox';
import { CaratWeight, Code, Id, Nullable, Shape, Words, names } from '../primitives.ts';

/** Stones of one kind in a piece: `count` stones of `caratWeight` each; null = not stated (displayed as "—"). */
export const Stone = Shape({
  kind: Code,
  ...names,
  weight: Nullable(CaratWeight),
  unit: Type.String(),
  count: Type.Integer({ minimum: 1 }),
  totalWeight: Nullable(CaratWeight),
  sizeMm: Nullable(Type.Number()),
  shape: Code,
  color: Nullable(Type.String()),
  clarity: Nullable(Type.String()),
  cut: Nullable(Type.String()),
  polish: Nullable(Type.String()),
  symmetry: Nullable(Type.String()),
  fluorescence: Nullable(Type.String()),
  /** Measurements of the stone in mm: length (for a round stone the greatest diameter), width, depth. */
  lengthMm: Nullable(Type.Number()),
  widthMm: Nullable(Type.Number()),
  depthMm: Nullable(Type.Number()),
  /** Proportions as stated in the report: 61.5 is 61.5 %. */
  depthPercent: Nullable(Type.Number()),
  tablePercent: Nullable(Type.Number()),
  treatment: Nullable(Type.String()),
  origin: Words(['natural', 'lab-grown', 'simulant'] as const),
  isMain: Type.Boolean(),
});

const ParamValue = Shape({ ...names });
export const Param = Shape({
  id: Id,
  ...names,
  unit: Nullable(Type.String()),
  value: Type.String(),
  paramValues: Type.Array(ParamValue),
});

export const CertificateRef = Shape({
  id: Type.String(),
  laboratory: Type.String(),
  reportNumber: Nullable(Type.String()),
});

export type Param = Static<typeof Param>;
export type Stone = Static<typeof Stone>;
