import { Type, type Static } from 'typebox';
import { Line, Shape, Words } from '../../primitives.ts';

/** Kinds of records that the palette finds, in the order of its groups. */
export const foundKinds = [
  'order',
  'piece',
  'model',
  'customer',
  'certificate',
  'transfer',
  'promotion',
  'promoCode',
  'staff',
] as const;

/** `q`: as typed. `layout`, `latin`: the same keys in the other keyboard layout, and that in Latin letters. */
export const FindRecords = Shape({
  q: Line(80),
  layout: Type.Optional(Line(80)),
  latin: Type.Optional(Line(80)),
});

/** `key`: used in its address. `label`: its name; `note`: further detail to tell it apart, with contacts masked; an empty string = none. */
export const FoundRecord = Shape({
  kind: Words(foundKinds),
  key: Type.String(),
  label: Type.String(),
  note: Type.String(),
});
export const FoundRecords = Shape({ rows: Type.Array(FoundRecord) });

export const PermissionParams = Shape({ permission: Line(40) });
/**
 * `roles`: those that have the permission. `givers`: the roles that can give one of them to the caller; `people`: their names, if the
 * caller may read them.
 */
export const PermissionHolders = Shape({
  roles: Type.Array(Type.String()),
  givers: Type.Array(Type.String()),
  people: Type.Array(Type.String()),
});

export type FoundRecord = Static<typeof FoundRecord>;
export type FoundKind = (typeof foundKinds)[number];
