import { Type, type Static } from 'typebox';
import { Id, Instant, Line, Nullable, Shape, Som, Words } from '../primitives.ts';

/** OPEN: cash moves. COUNTED: nothing moves any more, its difference is to be explained. CLOSED; CONFIRMED by a manager. */
export const cashDayStates = ['OPEN', 'COUNTED', 'CLOSED', 'CONFIRMED'] as const;

/** Whole soʻm. A sum that may be negative. */
const SignedSom = Type.Integer({ minimum: -9_007_199_254_740_991, maximum: 9_007_199_254_740_991 });

/** What one act says of a drawer, whole soʻm: so many acts a day that no sum leaves the exact numbers are not made. */
const drawerMaximum = 100_000_000_000;
const DrawerSom = Type.Integer({ minimum: 0, maximum: drawerMaximum, description: 'Whole soʻm (UZS)' });

export const CashMovement = Shape({
  at: Instant,
  kind: Words(['SALE', 'RETURN', 'DEPOSIT', 'PAYOUT', 'GOLD']),
  /** + into the drawer, - out of it. */
  amount: SignedSom,
  order: Nullable(Type.String()),
  /** GOLD: the act of purchase. */
  act: Nullable(Type.String()),
  staff: Nullable(Type.String()),
  reason: Nullable(Type.String()),
});

/** The drawer of a store. `expected` and `difference` are null until it is counted: who counts does not know what should be there. */
export const CashDay = Shape({
  id: Id,
  storeId: Id,
  state: Words(cashDayStates),
  openedAt: Instant,
  openedBy: Type.String(),
  opening: Som,
  movements: Type.Array(CashMovement),
  countedAt: Nullable(Instant),
  counted: Nullable(Som),
  expected: Nullable(SignedSom),
  /** counted - expected. */
  difference: Nullable(SignedSom),
  reason: Nullable(Type.String()),
  closedAt: Nullable(Instant),
  confirmedBy: Nullable(Type.String()),
});
/**
 * `current`: the one that is not closed. `past`: the latest ten, without movements. `unclosed`: in all stores of the caller, those that were
 * opened on an earlier day and are not closed, the longest open first.
 */
export const CashDays = Shape({
  current: Nullable(CashDay),
  past: Type.Array(CashDay),
  unclosed: Type.Array(Shape({ id: Id, storeId: Id, openedAt: Instant })),
});

export const CashDaysQuery = Shape({ storeId: Id });
export const CashDayParams = Shape({ id: Id });
export const OpenCashDay = Shape({ storeId: Id, opening: DrawerSom });
export const MoveCash = Shape({
  kind: Words(['DEPOSIT', 'PAYOUT']),
  amount: Type.Integer({ minimum: 1, maximum: drawerMaximum }),
  reason: Line(300),
});
export const CountCash = Shape({ counted: DrawerSom });
/** `reason`: needed where the count is not what was expected. */
export const CloseCashDay = Shape({ reason: Type.Optional(Line(300)) });

export type CashDay = Static<typeof CashDay>;
export type CashDays = Static<typeof CashDays>;
