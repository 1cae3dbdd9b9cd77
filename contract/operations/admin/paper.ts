import { PrintedPaper, PrintLabels, PrintSlips } from '../../admin/paper.ts';
import { declareStaffOperations } from './staff-operation.ts';

/** What the staff print (backoffice.md 2.4, Papers). Each print is an entry of the audit for each of its records. */
export const paperOperations = declareStaffOperations({
  printLabels: {
    method: 'POST',
    path: '/api/admin/v1/papers/labels',
    summary: 'Labels of pieces, with a DataMatrix of the serial number and a QR code of the passport.',
    access: 'pieces.read',
    body: PrintLabels,
    answer: PrintedPaper,
    refusals: ['NOT_FOUND'],
  },
  printSlips: {
    method: 'POST',
    path: '/api/admin/v1/papers/slips',
    summary: 'Packing slips of orders; without prices where a gift hides them.',
    access: 'orders.read',
    body: PrintSlips,
    answer: PrintedPaper,
    refusals: ['NOT_FOUND'],
  },
});
