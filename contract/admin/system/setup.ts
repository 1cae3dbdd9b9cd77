import { Type, type Static } from 'typebox';
import { names, Nullable, Shape, Words } from '../../primitives.ts';

/** What a new shop needs before its first sale, in the order in which it is best done. */
export const setupSteps = [
  'REFERENCE',
  'CONTACTS',
  'RATES',
  'STORES',
  'STAFF',
  'MODELS',
  'PIECES',
  'PAGES',
  'MESSAGES',
  'PAYMENTS',
] as const;

/** A category that a new shop can begin with; `slug`: its English address. `exists`: the shop already has it. */
export const StarterCategory = Shape({ slug: Type.String(), ...names, exists: Type.Boolean() });

/** `steps` is null once the shop has had an order. `missing`: what the step still lacks, such as names of settings or of pages. */
export const ShopSetup = Shape({
  steps: Nullable(
    Type.Array(
      Shape({ step: Words(setupSteps), isDone: Type.Boolean(), missing: Type.Array(Type.String()) }),
    ),
  ),
  categories: Type.Array(StarterCategory),
});

/** English addresses of the categories to add. */
export const FillReference = Shape({
  categories: Type.Array(Type.String({ maxLength: 80 }), { maxItems: 50, uniqueItems: true }),
});

const Rows = Type.Integer({ minimum: 0 });
/** How many rows of each kind were added. */
export const ReferenceAdded = Shape({
  name: Type.Literal('reference_data'),
  params: Rows,
  stoneKinds: Rows,
  regions: Rows,
  districts: Rows,
  tariffs: Rows,
  categories: Rows,
  pages: Rows,
});

export type ShopSetup = Static<typeof ShopSetup>;
export type SetupStep = (typeof setupSteps)[number];
export type StarterCategory = Static<typeof StarterCategory>;
export type ReferenceAdded = Static<typeof ReferenceAdded>;
