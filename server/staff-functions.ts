import type { StaffOperations } from '#contract/operations/admin/all.ts';
import { type ApprovalDeps, approvalOperations } from './approval/operations.ts';
import { auditOperations } from './audit/operations.ts';
import { figureOperations } from './figures/operations.ts';
import { type CashDeps, cashDayOperations } from './cash/operations.ts';
import { type CounterDeps, counterOperations } from './counter/operations.ts';
import type { StaffFunctions } from './kit/staff-operation.ts';
import { type MoneyDeps, moneyOperations } from './order/money/operations.ts';
import { type StaffOrderDeps, staffOrderOperations } from './order/staff/staff-operations.ts';
import { type PaperDeps, paperOperations } from './paper/operations.ts';
import { phoneOrderOperations } from './order/phone/operations.ts';
import type { PlacePhoneDeps } from './order/phone/place-phone-order.ts';
import { staffOperations } from './staff/operations.ts';
import { staffPieceOperations, type StockDeps } from './stock/operations.ts';
import { transferOperations } from './stock/transfer/operations.ts';
import type { StaffDeps } from './staff/staff-deps.ts';

/** What all of them work with. */
export type StaffFunctionDeps = ApprovalDeps &
  MoneyDeps &
  CashDeps &
  CounterDeps &
  StaffOrderDeps &
  PlacePhoneDeps &
  StaffDeps &
  StockDeps &
  PaperDeps;

/** What each operation of the back-office does: one without a function does not compile. */
export const staffFunctions = {
  ...approvalOperations,
  ...auditOperations,
  ...figureOperations,
  ...cashDayOperations,
  ...counterOperations,
  ...staffOrderOperations,
  ...moneyOperations,
  ...phoneOrderOperations,
  ...paperOperations,
  ...staffPieceOperations,
  ...transferOperations,
  ...staffOperations,
} satisfies StaffFunctions<StaffOperations, StaffFunctionDeps>;
