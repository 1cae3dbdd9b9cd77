import { Type, type Static } from 'typebox';
import { AnyOf } from '../list.ts';
import { Code, Id, Line, names, Nullable, Shape, Words } from '../../primitives.ts';

const paramTypes = ['number', 'text', 'choice'] as const;
const Unit = Nullable(Line(12));
const Place = Type.Integer({ minimum: 0, maximum: 1000 });
const Version = Type.Integer({ minimum: 1 });
const ValueCode = Type.String({ minLength: 1, maxLength: 80 });

/** A value of a choice. `pieces`: number of pieces that have it. */
export const ParamValue = Shape({
  code: ValueCode,
  version: Version,
  ...names,
  pieces: Type.Integer({ minimum: 0 }),
});

/** A characteristic of pieces. `isFixed`: the code depends on it, so only its names and its position can be edited. */
export const StaffParam = Shape({
  id: Id,
  version: Version,
  code: Type.String(),
  ...names,
  type: Words(paramTypes),
  unit: Nullable(Type.String()),
  filterable: Type.Boolean(),
  isFixed: Type.Boolean(),
  pieces: Type.Integer({ minimum: 0 }),
  /** The values of a choice, in display order. */
  values: Type.Array(ParamValue),
});
/** The parameters in the order of the table of characteristics. */
export const StaffParams = Type.Array(StaffParam);
/**
 * `q`: a part of a name in any language, of the code, or of the name of a value. `type`: number, text, choice. `unused`: those that no
 * piece has, without fixed ones.
 */
export const ParamsQuery = Shape({
  q: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
  type: Type.Optional(AnyOf),
  filterable: Type.Optional(Type.Boolean()),
  fixed: Type.Optional(Type.Boolean()),
  unused: Type.Optional(Type.Boolean()),
  sort: Type.Optional(Words(['position', '-position', 'pieces', '-pieces', 'values', '-values'])),
});
export const paramColumns = ['param', 'type', 'values', 'pieces', 'filterable', 'code'] as const;

export const NewParam = Shape({
  nameUz: Line(80),
  nameRu: Line(80),
  nameEn: Line(80),
  type: Words(paramTypes),
  unit: Unit,
  filterable: Type.Boolean(),
});
/** Fields that are left out stay unchanged. */
export const ChangeParam = Shape({
  nameUz: Type.Optional(Line(80)),
  nameRu: Type.Optional(Line(80)),
  nameEn: Type.Optional(Line(80)),
  type: Type.Optional(Words(paramTypes)),
  unit: Type.Optional(Unit),
  filterable: Type.Optional(Type.Boolean()),
});
/** Position counted from 0; one past the last position puts it last. */
export const MoveParam = Shape({ place: Place });

/** `code`: stored with the pieces; it never changes. */
export const NewParamValue = Shape({ code: Code, nameUz: Line(80), nameRu: Line(80), nameEn: Line(80) });
export const ChangeParamValue = Shape({ nameUz: Line(80), nameRu: Line(80), nameEn: Line(80) });

export const ParamParams = Shape({ id: Id });
export const ParamValueParams = Shape({ id: Id, code: ValueCode });

export type ParamsQuery = Static<typeof ParamsQuery>;
export type ParamColumn = (typeof paramColumns)[number];
export type StaffParam = Static<typeof StaffParam>;
export type ParamValue = Static<typeof ParamValue>;
export type ChangeParam = Static<typeof ChangeParam>;
