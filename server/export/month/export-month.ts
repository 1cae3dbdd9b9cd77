import type { settlementOperations as declared } from '#contract/operations/admin/settlement.ts';
import type { Language } from '#contract/words.ts';
import type { Db } from '#database/connect.ts';
import { scopeOf } from '#domain/auth/permissions.ts';
import { addDays } from '#domain/units/tashkent-day.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller, StaffFunctions } from '#server/kit/staff-operation.ts';
import { fileOf } from '../file-of.ts';
import { type MonthDays, selectDays, selectMovements } from './queries-month.ts';
import { daysSheet, movementsSheet } from './wire-month-sheet.ts';

/** A larger export would take longer than a request may. */
const maxRows = 20_000;

/**
 * Exports the payments of a month for the accountant. Refuses with EXPORT_TOO_LARGE, and with PERMISSION_MISSING for members restricted to
 * stores.
 */
export const monthExportOperations = {
  async exportMonth({ db }, { caller, input: { month, what, format }, now }) {
    requireMoney(caller);
    const days = { from: `${month}-01`, to: addDays(`${addDays(`${month}-01`, 31).slice(0, 7)}-01`, -1) };
    const sheet = await (what === 'DAYS' ? readDays : readMovements)(db, days, caller.language);
    return fileOf(sheet, { caller, now, name: `money-${month}-${what.toLowerCase()}`, format });
  },
} satisfies StaffFunctions<Pick<typeof declared, 'exportMonth'>, { db: Db }>;

const readDays = async (db: Db, days: MonthDays, language: Language) =>
  daysSheet(await selectDays(db, days), language);

async function readMovements(db: Db, days: MonthDays, language: Language) {
  const rows = await selectMovements(db, { ...days, limit: maxRows + 1 });
  if (rows.length > maxRows) throw new Refusal('EXPORT_TOO_LARGE', { rows: rows.length, limit: maxRows });
  return movementsSheet(rows, language);
}

function requireMoney({ staff }: StaffCaller): void {
  if (scopeOf(staff, 'money.read') !== 'ALL')
    throw new Refusal('PERMISSION_MISSING', { permission: 'money.read' });
}
