import { createHash } from 'node:crypto';
import type { ReportColumns, SettledProvider } from '#contract/admin/settlement.ts';
import type { settlementOperations as declared } from '#contract/operations/admin/settlement.ts';
import type { SettlementReports } from '#providers/settlement/port.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { scopeOf } from '#domain/auth/permissions.ts';
import { addDays, tashkentDay } from '#domain/units/tashkent-day.ts';
import { lastChange } from '#server/kit/audit.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller, StaffFunctions } from '#server/kit/staff-operation.ts';
import { checkSettlement } from './check-settlement.ts';
import { storeOpenDays } from './queries-checks.ts';
import {
  type Column,
  findColumnsVersion,
  lockColumns,
  replaceColumns,
  selectColumns,
} from './queries-columns.ts';
import { findProviderOf, insertReport } from './queries-settlement.ts';
import { type DatedMovement, readReportFile } from './read-report-file.ts';
import { daysOfMonth, readDay, readDays, readOpenDays } from './read-settlements.ts';

export interface SettlementDeps {
  db: Db;
  reports: SettlementReports;
}

const maxDays = 62;

/** Reports of the providers, compared with the ledger. */
export const settlementOperations = {
  async listSettlements({ db }, { caller, input, now }) {
    requireWhole(caller);
    const { provider, open, month = tashkentDay(now).slice(0, 7) } = input;
    if (open) return { month: null, rows: await readOpenDays(db, provider) };
    return { month, rows: await readDays(db, { ...daysOfMonth(month), provider }) };
  },

  async getSettlement({ db }, { caller, input: { id } }) {
    requireWhole(caller);
    return readDay(db, { day: requireDay(id.slice(0, 10)), provider: providerIn(id) });
  },

  async addSettlement({ db, reports }, { caller, input, now }) {
    const { provider, from, to, name, content } = input;
    if (from > to || addDays(from, maxDays - 1) < to) throw new Refusal('REPORT_WRONG', { why: 'PERIOD' });
    const movements = await readReportFile(reports, {
      provider,
      from,
      to,
      content,
      chosen: await selectColumns(db, provider),
    });
    await requireSameProvider(db, { provider, movements });
    const report = {
      provider,
      from,
      to,
      fileName: name,
      hash: createHash('sha256').update(content).digest(),
      movements,
    };
    const id = await insertReport(db, { ...report, staffId: caller.staff.id, now });
    const days = await readDays(db, { provider, from, to });
    await storeOpenDays(db, days, now);
    return { id, movements: movements.length, open: days.reduce((sum, { open }) => sum + open, 0) };
  },

  async checkSettlement({ db }, { caller, input: { id, ...check }, now }) {
    requireWhole(caller);
    const day = requireDay(id.slice(0, 10));
    return checkSettlement(db, { ...check, day, provider: providerIn(id), staffId: caller.staff.id, now });
  },

  async getReportColumns({ db }, { caller, input: { provider } }) {
    requireWhole(caller);
    return readColumns(db, provider);
  },

  async setReportColumns({ db }, { caller, input: { provider, columns, version }, now }) {
    requireWhole(caller);
    const named = columns.map((column) => ({ ...column, title: column.title.trim() }));
    if (!isOneEach(named)) throw new Refusal('VALIDATION_FAILED');
    await requireSeenColumns(db, { provider, version });
    await replaceColumns(db, { provider, columns: named, staffId: caller.staff.id, now });
    return readColumns(db, provider);
  },
} satisfies StaffFunctions<Omit<typeof declared, 'exportMonth'>, SettlementDeps>;

async function readColumns(db: ReadDb, provider: SettledProvider): Promise<ReportColumns> {
  const version = await findColumnsVersion(db, provider);
  return { provider, columns: await selectColumns(db, provider), version };
}

/** Refuses with VERSION_CONFLICT and the current choice. */
async function requireSeenColumns(
  db: Db,
  { provider, version }: { provider: SettledProvider; version: number },
): Promise<void> {
  await lockColumns(db);
  if ((await findColumnsVersion(db, provider)) === version) return;
  const last = await lastChange(db, { resource: 'settlement', recordId: provider });
  throw new Refusal('VERSION_CONFLICT', { current: await readColumns(db, provider), ...last });
}

const isSum = (name: string): boolean => name === 'amount' || name === 'commission';

/** Each column has one meaning, each meaning one column, and only amounts are in tiyin. */
const isOneEach = (columns: readonly Column[]): boolean =>
  columns.every(({ name, title, inTiyin }) => title !== '' && (!inTiyin || isSum(name))) &&
  new Set(columns.map(({ name }) => name)).size === columns.length &&
  new Set(columns.map(({ title }) => title.toLowerCase())).size === columns.length;

/** A report covers all stores, so callers who see only some stores are refused. Refuses with PERMISSION_MISSING. */
function requireWhole({ staff }: StaffCaller): void {
  if (scopeOf(staff, 'money.read') !== 'ALL')
    throw new Refusal('PERMISSION_MISSING', { permission: 'money.settle' });
}

/** Refuses with NOT_FOUND if the text only looks like a day. */
function requireDay(day: string): string {
  const instant = new Date(`${day}T00:00:00Z`);
  const isReal = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day);
  if (!isReal) throw new Refusal('NOT_FOUND');
  return day;
}

const providerIn = (id: string): SettledProvider =>
  id.endsWith('PAYME') ? 'PAYME' : id.endsWith('CLICK') ? 'CLICK' : 'UZUM';

/**
 * Column titles alone do not identify the provider. Refuses with REPORT_WRONG (PROVIDER) if the payments in the file belong to another
 * provider.
 */
async function requireSameProvider(
  db: Db,
  { provider, movements }: { provider: string; movements: readonly DatedMovement[] },
): Promise<void> {
  const known = await findProviderOf(db, [...new Set(movements.map(({ transactionId }) => transactionId))]);
  const [most] = known;
  if (most !== undefined && !known.includes(provider))
    throw new Refusal('REPORT_WRONG', { why: 'PROVIDER', provider: most });
}
