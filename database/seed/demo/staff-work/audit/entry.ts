import type { ClientBase } from 'pg';
import type { TashkentDay } from '#domain/units/tashkent-day.ts';
import type { DemoStaff } from '../../staff.ts';

/** A row changed by a call of the staff, in the format of the database triggers. */
export interface Change {
  table: string;
  record: string | number;
  op: 'INSERT' | 'UPDATE';
  before?: object;
  after: object;
}

/** A past call of the staff. */
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

/** Returns the columns that changed, with old and new values. */
export const updateOf = (
  table: string,
  record: string | number,
  [before, after]: readonly [before: object, after: object],
): Change => ({ table, record, op: 'UPDATE', before, after });
