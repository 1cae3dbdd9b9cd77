import { approvalOperations } from './approval.ts';
import { auditOperations } from './audit.ts';
import { figureOperations } from './figures.ts';
import { cashDayOperations } from './cash-day.ts';
import { counterOperations } from './counter.ts';
import { staffOrderOperations } from './order.ts';
import { moneyOperations } from './money.ts';
import { paperOperations } from './paper.ts';
import { staffPieceOperations } from './piece.ts';
import { phoneOrderOperations } from './phone-order.ts';
import { transferOperations } from './transfer.ts';
import { sessionOperations } from './session.ts';
import { staffMemberOperations } from './staff.ts';

/** Every operation of the back-office, by its name; the demo's own entrance is in `demoOperations`. */
export const staffOperations = {
  ...approvalOperations,
  ...auditOperations,
  ...figureOperations,
  ...cashDayOperations,
  ...counterOperations,
  ...staffOrderOperations,
  ...phoneOrderOperations,
  ...moneyOperations,
  ...paperOperations,
  ...staffPieceOperations,
  ...transferOperations,
  ...sessionOperations,
  ...staffMemberOperations,
};

export type StaffOperations = typeof staffOperations;
