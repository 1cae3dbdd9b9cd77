import { Type, type Static } from 'typebox';
import { Id, Instant, Line, Nullable, Shape, Som, Words } from '../primitives.ts';

/**
 * OPEN: cash can move. COUNTED: no more cash moves, and a difference must be explained. CLOSED: the day is closed. CONFIRMED: a manager
 * confirmed it.
 */
export const cashDayStates = ['OPEN', 'COUNTED', 'CLOSED', 'CONFIRMED'] as const;

/** An amount in whole soʻm that may be negative. */
const SignedSom = Type.Integer({ minimum: -9_007_199_254_740_991, maximum: 9_007_199_254_740_991 });

/** Maximum amount of one cash act, in whole soʻm. It is low enough that the total of a day stays a safe integer. */
const drawerMaximum = 100_000_000_000;
const DrawerSom = Type.Integer({ minimum: 0, maximum: drawerMaximum, description: 'Whole soʻm (UZS)' });

export const CashMovement = Shape({
  at: Instant,
  kind: Words(['SALE', 'RETURN', 'DEPOSIT', 'PAYOUT', 'GOLD']),
  /** Positive: into the drawer. Negative: out of the drawer. */
  amount: SignedSom,
  order: Nullable(Type.String()),
  /** For GOLD: the number of the purchase act. */
  act: Nullable(Type.String()),
  staff: Nullable(Type.String()),
  reason: Nullable(Type.String()),
});

/**
 * The drawer of a store. `expected` and `difference` are null until the cash is counted, so that the person who counts does not know the
 * expected amount.
 */
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
 * `current`: the cash day that is not closed. `past`: the latest ten, without movements. `unclosed`: cash days in all stores of the caller
 * that were opened on an earlier day and are not closed, oldest first.
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
/** `reason`: required if the counted amount differs from the expected amount. */
export const CloseCashDay = Shape({ reason: Type.Optional(Line(300)) });

export type CashDay = Static<typeof CashDay>;
export type CashDays = Static<typeof CashDays>;
