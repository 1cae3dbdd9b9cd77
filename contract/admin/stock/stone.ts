import { Type, type Static } from 'typebox';
import { CaratWeight, Code, Line, names, Nullable, Shape, SizeMm, Words } from '../../primitives.ts';
import { TypedMm } from './typed-measures.ts';

export const stoneOrigins = ['natural', 'lab-grown', 'simulant'] as const;

const percent = Type.Number({ minimum: 0.1, maximum: 99.9, description: 'Percent, at most 1 decimal' });
const carats = Type.Number({ minimum: 0.001, maximum: 10_000, description: 'Carats, at most 3 decimals' });
const stated = <T extends ReturnType<typeof Line> | typeof percent>(schema: T) =>
  Type.Optional(Nullable(schema));

/** Stones of one kind in a piece, as typed. Fields that are left out are not stated. `caratWeight`: of each stone. */
export const TypedStone = Shape({
  kind: Code,
  origin: Words(stoneOrigins),
  shape: Code,
  count: Type.Integer({ minimum: 1, maximum: 10_000 }),
  isMain: Type.Boolean(),
  caratWeight: stated(carats),
  sizeMm: stated(TypedMm),
  color: stated(Line(40)),
  clarity: stated(Line(40)),
  cut: stated(Line(40)),
  treatment: stated(Line(80)),
  polish: stated(Line(40)),
  symmetry: stated(Line(40)),
  fluorescence: stated(Line(40)),
  lengthMm: stated(TypedMm),
  widthMm: stated(TypedMm),
  depthMm: stated(TypedMm),
  depthPercent: stated(percent),
  tablePercent: stated(percent),
});
/** All stones of a piece, in display order. */
export const TypedStones = Type.Array(TypedStone, { maxItems: 40 });

const text = Nullable(Type.String());
/** `caratWeight`: of each stone. null = not stated. */
export const PieceStone = Shape({
  kind: Code,
  ...names,
  origin: Words(stoneOrigins),
  shape: Code,
  count: Type.Integer({ minimum: 1 }),
  isMain: Type.Boolean(),
  caratWeight: Nullable(CaratWeight),
  sizeMm: Nullable(SizeMm),
  color: text,
  clarity: text,
  cut: text,
  treatment: text,
  polish: text,
  symmetry: text,
  fluorescence: text,
  lengthMm: Nullable(SizeMm),
  widthMm: Nullable(SizeMm),
  depthMm: Nullable(SizeMm),
  depthPercent: Nullable(Type.Number()),
  tablePercent: Nullable(Type.Number()),
});

export type TypedStone = Static<typeof TypedStone>;
export type PieceStone = Static<typeof PieceStone>;
