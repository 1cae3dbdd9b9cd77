import {
  PrintedPaper,
  PrintLabels,
  PrintOrderAct,
  PrintPieceAct,
  PrintRecordAct,
  PrintSlips,
} from '../../admin/paper.ts';
import { PrintGoldAct } from '../../admin/gold.ts';
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
  printHandOverAct: {
    method: 'POST',
    path: '/api/admin/v1/papers/hand-over',
    summary:
      'The act of hand-over of an order, twice: its pieces, weighed in front of the person who receives them.',
    access: 'orders.read',
    body: PrintOrderAct,
    answer: PrintedPaper,
    refusals: ['NOT_FOUND'],
  },
  printReturnAct: {
    method: 'POST',
    path: '/api/admin/v1/papers/return',
    summary: 'The act of return of the pieces of an order that came back, twice.',
    access: 'orders.read',
    body: PrintOrderAct,
    answer: PrintedPaper,
    refusals: ['NOT_FOUND', 'ORDER_STATE_CONFLICT'],
  },
  printWaybill: {
    method: 'POST',
    path: '/api/admin/v1/papers/waybill',
    summary: 'The waybill of a transfer, twice.',
    access: 'pieces.move',
    body: PrintRecordAct,
    answer: PrintedPaper,
    refusals: ['NOT_FOUND'],
  },
  printStocktakeAct: {
    method: 'POST',
    path: '/api/admin/v1/papers/stocktake',
    summary: 'The act of a stocktake whose count has ended: its differences, and what was decided.',
    access: 'pieces.count',
    body: PrintRecordAct,
    answer: PrintedPaper,
    refusals: ['NOT_FOUND', 'STOCKTAKE_UNDECIDED'],
  },
  printWriteOffAct: {
    method: 'POST',
    path: '/api/admin/v1/papers/write-off',
    summary: 'The act of the write-off of a piece.',
    access: 'pieces.read',
    body: PrintPieceAct,
    answer: PrintedPaper,
    refusals: ['NOT_FOUND', 'PIECE_STATE_CONFLICT'],
  },
  printGoldAct: {
    method: 'POST',
    path: '/api/admin/v1/papers/old-gold',
    summary: 'The act of purchase of old gold, twice, with its seller.',
    access: 'counter.gold',
    body: PrintGoldAct,
    answer: PrintedPaper,
    refusals: ['NOT_FOUND'],
  },
  printCashReport: {
    method: 'POST',
    path: '/api/admin/v1/papers/cash-day',
    summary:
      'The report of a cash day: what moved; once it is counted, what was expected and what was there.',
    access: 'money.read',
    body: PrintRecordAct,
    answer: PrintedPaper,
    refusals: ['NOT_FOUND'],
  },
});
