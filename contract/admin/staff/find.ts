import { Type, type Static } from 'typebox';
import { Line, Shape, Words } from '../../primitives.ts';

/** What the palette finds, in the order of its groups. */
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

/** `q` as it was typed; `layout`, `latin`: what its keys write in the other layout, and the same in Latin letters. */
export const FindRecords = Shape({
  q: Line(80),
  layout: Type.Optional(Line(80)),
  latin: Type.Optional(Line(80)),
});

/** `key`: of its address. `label`: what it is called; `note`: what else tells it apart, a contact with its middle hidden; '' = nothing. */
export const FoundRecord = Shape({
  kind: Words(foundKinds),
  key: Type.String(),
  label: Type.String(),
  note: Type.String(),
});
export const FoundRecords = Shape({ rows: Type.Array(FoundRecord) });

export const PermissionParams = Shape({ permission: Line(40) });
/** `roles`: those that have it. `givers`: the roles that may give the caller one of them; `people`: their names, for those who may read them. */
export const PermissionHolders = Shape({
  roles: Type.Array(Type.String()),
  givers: Type.Array(Type.String()),
  people: Type.Array(Type.String()),
});

export type FoundRecord = Static<typeof FoundRecord>;
export type FoundKind = (typeof foundKinds)[number];
