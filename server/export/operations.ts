import type { ExportedList, ExportFormat } from '#contract/admin/export.ts';
import type { exportOperations as declared } from '#contract/operations/admin/export.ts';
import type { Db } from '#database/connect.ts';
import { scopeOf } from '#domain/auth/permissions.ts';
import { requireOwnFile } from '#server/bulk/require-file.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller, StaffFunctions } from '#server/kit/staff-operation.ts';
import { fileJobs } from './export-jobs.ts';
import { fileOf } from './file-of.ts';
import { listExportOperations } from './lists/operations.ts';
import { maxRows, requireFew, start } from './start-export.ts';
import { type OrdersExport, type Reader, readModels, readOrders, readPieces } from './read-lists.ts';

const whole = { size: maxRows, count: 'capped' } as const;
const first = { size: 25, count: 'capped' } as const;

/** Exports of lists in the requester's language. Each refuses with EXPORT_TOO_LARGE (facts.rows, facts.limit). */
export const exportOperations = {
  exportOrders: ({ db }, { caller, input: { format, ...list }, now }) =>
    exportOrders(db, { caller, list: { ...list, isWithContacts: false }, format, now }),
  exportOrderContacts: ({ db }, { caller, input: { format, ...list }, now }) =>
    exportOrders(db, { caller, list: { ...list, isWithContacts: true }, format, now }),

  async exportPieces({ db }, { caller, input: { format, ...list }, now }) {
    const { sheet, count } = await readPieces(db, list, { reader: readerOf(caller, now), page: whole });
    requireFew(count, maxRows);
    return fileOf(sheet, { caller, now, name: 'pieces', format });
  },

  async exportModels({ db }, { caller, input: { format, ...list }, now }) {
    requireReader(caller, 'catalog.write');
    const { sheet, count } = await readModels(db, list, { reader: readerOf(caller, now), page: whole });
    requireFew(count, maxRows);
    return fileOf(sheet, { caller, now, name: 'models', format });
  },

  startOrdersExport: ({ db }, { caller, input: { format, ...list }, now }) =>
    startOrders(db, { caller, list: { ...list, isWithContacts: false }, format, now }),
  startOrderContactsExport: ({ db }, { caller, input: { format, ...list }, now }) =>
    startOrders(db, { caller, list: { ...list, isWithContacts: true }, format, now }),

  async startPiecesExport({ db }, { caller, input: { format, ...list }, now }) {
    const { count } = await readPieces(db, list, { reader: readerOf(caller, now), page: first });
    return start(db, { caller, count, kind: 'pieces.export', payload: { list, format }, now });
  },

  async startModelsExport({ db }, { caller, input: { format, ...list }, now }) {
    requireReader(caller, 'catalog.write');
    const { count } = await readModels(db, list, { reader: readerOf(caller, now), page: first });
    return start(db, { caller, count, kind: 'models.export', payload: { list, format }, now });
  },

  async getJobFile({ db }, { caller: { staff, keyId }, input: { id }, now }) {
    // the file was made with its requester's permissions and may contain more than the API key may read
    if (keyId !== null) throw new Refusal('KEY_NOT_ALLOWED');
    const { kind, name, bytes, rows } = await requireOwnFile(db, { id, staffId: staff.id, now });
    const permission = fileJobs[kind]?.permission;
    if (permission !== undefined && scopeOf(staff, permission) === null)
      throw new Refusal('PERMISSION_MISSING', { permission });
    return { name, file: bytes.toString('base64'), rows };
  },
  ...listExportOperations,
} satisfies StaffFunctions<typeof declared, { db: Db }>;

interface OrdersCall {
  caller: StaffCaller;
  list: OrdersExport;
  format: ExportFormat;
  now: Date;
}

const readerOf = ({ staff, stores, language }: StaffCaller, now: Date): Reader => ({
  staff,
  stores,
  language,
  now,
});

async function exportOrders(db: Db, { caller, list, format, now }: OrdersCall): Promise<ExportedList> {
  requireReader(caller, 'orders.read');
  const { sheet, count } = await readOrders(db, list, { reader: readerOf(caller, now), page: whole });
  requireFew(count, maxRows);
  return fileOf(sheet, { caller, now, name: 'orders', format });
}

async function startOrders(db: Db, { caller, list, format, now }: OrdersCall): Promise<{ jobId: string }> {
  requireReader(caller, 'orders.read');
  const { count } = await readOrders(db, list, { reader: readerOf(caller, now), page: first });
  const kind = list.isWithContacts ? 'orders.export-contacts' : 'orders.export';
  return start(db, { caller, count, kind, payload: { list, format }, now });
}

/** Refuses with PERMISSION_MISSING if the caller may export but not read this list. */
function requireReader({ staff }: StaffCaller, permission: 'orders.read' | 'catalog.write'): void {
  if (scopeOf(staff, permission) === null) throw new Refusal('PERMISSION_MISSING', { permission });
}
