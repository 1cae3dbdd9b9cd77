import type { paperOperations as declared } from '#contract/operations/admin/paper.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { noteAudit } from '#server/kit/audit.ts';
import type { StaffCaller, StaffFunctions } from '#server/kit/staff-operation.ts';
import { readStaffOrder } from '#server/order/staff/read-orders.ts';
import { listLabels } from '#server/stock/list-labels.ts';
import { printedLabel } from './label-lines.ts';
import { findStoreNames } from './queries-paper.ts';
import { printedSlip } from './wire-slip.ts';

export interface PaperDeps {
  db: Db;
  publicUrl: string;
}

/** What the staff print. The libraries that draw are loaded at the first print: they take some megabytes. */
export const paperOperations = {
  async printLabels({ db, publicUrl }, { caller, input }) {
    const { serials, language, layout } = input;
    const labels = await listLabels(db, { serials, language });
    const { drawLabels } = await import('./draw-labels.ts');
    const pdf = await drawLabels(
      labels.map((label) => printedLabel(label, { language, publicUrl })),
      layout,
    );
    await notePrints(db, caller, { action: 'pieces.print', resource: 'piece', records: serials });
    return { name: nameOf('label', serials), pdf: pdf.toString('base64') };
  },

  async printSlips({ db }, { caller, input, now }) {
    const { numbers, language } = input;
    const storeNames = await findStoreNames(db, language);
    const slips = [];
    for (const number of numbers) {
      const order = await readStaffOrder(db, { number, caller, now });
      const storeName = order.storeId === null ? null : (storeNames.get(order.storeId) ?? null);
      slips.push(printedSlip(order, { language, storeName }));
    }
    const { drawSlips } = await import('./draw-slips.ts');
    const pdf = await drawSlips(slips);
    await notePrints(db, caller, { action: 'orders.print', resource: 'order', records: numbers });
    return { name: nameOf('slip', numbers), pdf: pdf.toString('base64') };
  },
} satisfies StaffFunctions<typeof declared, PaperDeps>;

const nameOf = (kind: string, records: readonly string[]): string =>
  `${kind}-${records.length === 1 ? records[0] : records.length}.pdf`;

/** An entry of the audit for each record that was printed. */
async function notePrints(
  db: Db,
  { staff, ip, device, requestId }: StaffCaller,
  { action, resource, records }: { action: string; resource: string; records: readonly string[] },
): Promise<void> {
  await withTransaction(db, async (db) => {
    for (const recordId of records)
      await noteAudit(db, { staffId: staff.id, action, resource, recordId, ip, device, requestId });
  });
}
