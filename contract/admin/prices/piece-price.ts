import { Type, type Static } from 'typebox';
import { Line, Nullable, Shape, Words } from '../../primitives.ts';
import { PricePreview } from './price-preview.ts';
import { StaffPieceParams } from '../stock/piece.ts';

/** SUM: a price of its own, which wins over the formula. FORMULA: the formula prices it from now on. */
export const priceWishes = ['SUM', 'FORMULA', 'ON_REQUEST'] as const;

/** `price` before reductions, of SUM alone; `b2b` left out = what it is. */
const WishedPrice = Shape({
  serial: StaffPieceParams.properties.serial,
  to: Words(priceWishes),
  price: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000_000_000 })),
  b2b: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000_000_000 })),
});

const rows = Type.Array(WishedPrice, { minItems: 1, maxItems: 500 });
export const PreviewPrices = Shape({ rows });
export const SetPrices = Shape({ rows, reason: Type.Optional(Line(300)) });

/** NOT_FOUND: no such piece. TWICE: it stands in the table before. RESERVED: held, ordered or sold. NO_FORMULA: nobody has said how it is made. NO_SUM: its sum is missing. */
export const priceRefusals = ['NOT_FOUND', 'TWICE', 'RESERVED', 'NO_FORMULA', 'NO_SUM'] as const;
export const RefusedPrice = Shape({ serial: Type.String(), code: Words(priceRefusals) });

/** `refused` stay as they are. */
export const PiecePricesPreview = Shape({
  ...PricePreview.properties,
  refused: Type.Array(RefusedPrice),
  needsApproval: Type.Boolean(),
});

/** `serial`: of the only piece; null = of several. */
export const PricesSet = Shape({
  changed: Type.Integer({ minimum: 0 }),
  refused: Type.Array(RefusedPrice),
  serial: Nullable(Type.String()),
});

export type WishedPrice = Static<typeof WishedPrice>;
export type RefusedPrice = Static<typeof RefusedPrice>;
export type PiecePricesPreview = Static<typeof PiecePricesPreview>;
