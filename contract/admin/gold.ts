import { Type, type Static } from 'typebox';
import {
  Code,
  Id,
  Instant,
  LanguageWord,
  Line,
  names,
  Nullable,
  PersonName,
  Probe,
  Shape,
  Som,
  Words,
} from '../primitives.ts';

/**
 * WAITING: a second person has to decide. REFUSED: that person refused it. READY: can be paid out, or pay for a sale. PAID: in cash, for a
 * sale, or both. DROPPED: the gold was given back.
 */
export const goldStates = ['WAITING', 'REFUSED', 'READY', 'PAID', 'DROPPED'] as const;

/** Weight of old gold: at least one milligram, at most 10 kg. */
const Grams = Type.Number({ exclusiveMinimum: 0, maximum: 10_000, description: 'Grams, at most 3 decimals' });

/** Buying price per gram: `rate` for the pure metal (null = the shop does not buy it), `prices` by fineness. */
export const GoldRate = Shape({
  metal: Code,
  ...names,
  rate: Nullable(Som),
  setBy: Nullable(Type.String()),
  setAt: Nullable(Instant),
  prices: Type.Array(Shape({ probe: Probe, price: Nullable(Som) })),
});

/**
 * Old gold of one person in one fineness. `tendered`: the part of `amount` that paid for the order; `cash`: the part paid out. Both are
 * null until it is PAID.
 */
export const GoldIntake = Shape({
  id: Id,
  act: Type.String(),
  storeId: Id,
  state: Words(goldStates),
  at: Instant,
  by: Type.String(),
  description: Type.String(),
  metal: Code,
  probe: Probe,
  gross: Grams,
  net: Grams,
  rate: Som,
  amount: Som,
  tendered: Nullable(Som),
  cash: Nullable(Som),
  order: Nullable(Type.String()),
  endedAt: Nullable(Instant),
  endedBy: Nullable(Type.String()),
});

/** `isOn`: the shop buys old gold (setting `old_gold`). `next`: value of `before` for the next page; null = this is the last page. */
export const Gold = Shape({
  isOn: Type.Boolean(),
  /** A second person has to approve amounts above this. */
  approvalAbove: Som,
  /** Whether cash can be paid out: the store's cash day is open. */
  paysCash: Type.Boolean(),
  rates: Type.Array(GoldRate),
  intakes: Type.Array(GoldIntake),
  next: Nullable(Id),
});
export const GoldQuery = Shape({ storeId: Id, before: Type.Optional(Id) });

export const GoldRates = Shape({ rates: Type.Array(GoldRate) });
export const SetGoldRate = Shape({
  metal: Code,
  rate: Type.Integer({ minimum: 1, maximum: 100_000_000 }),
});

/** The seller of the gold, as named in the identity document. */
export const GoldPerson = Shape({ name: PersonName, document: Line(40) });

/** `expectedAmount`: the amount shown to the member of staff; if the actual one differs, the request is refused with GOLD_CHANGED. */
export const TakeGold = Shape({
  storeId: Id,
  description: Line(200),
  metal: Code,
  probe: Probe,
  gross: Grams,
  net: Grams,
  expectedAmount: Som,
  person: GoldPerson,
});
export const GoldParams = Shape({ id: Id });
export const PrintGoldAct = Shape({ id: Id, language: LanguageWord });

export type Gold = Static<typeof Gold>;
export type GoldIntake = Static<typeof GoldIntake>;
export type GoldPerson = Static<typeof GoldPerson>;
export type GoldRate = Static<typeof GoldRate>;
