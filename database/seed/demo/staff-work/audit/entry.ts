import type { ClientBase } from 'pg';
import type { TashkentDay } from '#domain/units/tashkent-day.ts';
import type { DemoStaff } from '../../staff.ts';

/** A row that a call of the staff changed, as the triggers of the database write it. */
export interface Change {
  table: string;
  record: string | number;
  op: 'INSERT' | 'UPDATE';
  before?: object;
  after: object;
}

/** A call of the staff in the past. */
export interface Entry {
  at: Date;
  staffId: number;
  action: string;
  resource: string;
  record: string | number | null;
  reason?: string | null;
  changes?: readonly Change[];
}

export interface AuditContext {
  client: ClientBase;
  today: TashkentDay;
  staff: DemoStaff;
}

export const insertOf = (table: string, record: string | number, after: object): Change => ({
  table,
  record,
  op: 'INSERT',
  after: Object.fromEntries(Object.entries(after).filter(([, value]) => value !== null)),
});

/** The columns that changed, before and after. */
export const updateOf = (
  table: string,
  record: string | number,
  [before, after]: readonly [before: object, after: object],
): Change => ({ table, record, op: 'UPDATE', before, after });
