import { Type, type Static } from 'typebox';
import { Id, Instant, Line, Nullable, Shape, Words } from '../../primitives.ts';
import { AnyOf, listQuery } from '../list.ts';

/** WAITING: not decided yet; APPROVED: its user pays wholesale prices; SUSPENDED: no longer does. */
export const businessStates = ['WAITING', 'APPROVED', 'SUSPENDED'] as const;
export const businessSteps = ['APPROVE', 'SUSPEND'] as const;

/** `q`: a part of the name, or the STIR. */
export const BusinessesQuery = Shape({
  ...listQuery(['createdAt', 'name']),
  state: Type.Optional(AnyOf),
  /** The staff member who decided. */
  staffId: Type.Optional(AnyOf),
});

/** STIR, the taxpayer number: nine digits. */
const Stir = Type.String({ pattern: '^[0-9]{9}$' });

/** `customerId`: the account it belongs to. */
export const Business = Shape({
  id: Id,
  version: Type.Integer({ minimum: 1 }),
  customerId: Id,
  name: Type.String(),
  stir: Type.String(),
  contract: Type.String(),
  state: Words(businessStates),
  decidedBy: Nullable(Type.String()),
  decidedAt: Nullable(Instant),
  createdAt: Instant,
  allowedActions: Type.Array(Words(businessSteps)),
});

export const businessColumns = ['company', 'state', 'stir', 'contract', 'decided', 'createdAt'] as const;

export const BusinessParams = Shape({ id: Id });
export const NewBusiness = Shape({
  customerId: Id,
  name: Line(160),
  stir: Stir,
  contract: Line(120),
});

export type BusinessColumn = (typeof businessColumns)[number];
export type BusinessStep = (typeof businessSteps)[number];
export type Business = Static<typeof Business>;
