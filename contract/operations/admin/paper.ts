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

/** Documents that the staff print (backoffice.md 2.4, Papers). Each print writes an audit entry for each of its records. */
export const paperOperations = declareStaffOperations({
  printLabels: {
    method: 'POST',
    path: '/api/admin/v1/papers/labels',
    summary: 'Prints labels of pieces, with a DataMatrix of the serial number and a QR code of the passport.',
    access: 'pieces.read',
    body: PrintLabels,
    answer: PrintedPaper,
    refusals: ['NOT_FOUND'],
  },
  printSlips: {
    method: 'POST',
    path: '/api/admin/v1/papers/slips',
    summary: 'Prints packing slips of orders; without prices if a gift hides them.',
    access: 'orders.read',
    body: PrintSlips,
    answer: PrintedPaper,
    refusals: ['NOT_FOUND'],
  },
  printHandOverAct: {
    method: 'POST',
    path: '/api/admin/v1/papers/hand-over',
    summary:
      'Prints the hand-over act of an order in two copies: its pieces, weighed in front of the recipient.',
    access: 'orders.read',
    body: PrintOrderAct,
    answer: PrintedPaper,
    refusals: ['NOT_FOUND'],
  },
  printReturnAct: {
    method: 'POST',
    path: '/api/admin/v1/papers/return',
    summary: 'Prints the return act of the returned pieces of an order, in two copies.',
    access: 'orders.read',
    body: PrintOrderAct,
    answer: PrintedPaper,
    refusals: ['NOT_FOUND', 'ORDER_STATE_CONFLICT'],
  },
  printWaybill: {
    method: 'POST',
    path: '/api/admin/v1/papers/waybill',
    summary: 'Prints the waybill of a transfer, in two copies.',
    access: 'pieces.move',
    body: PrintRecordAct,
    answer: PrintedPaper,
    refusals: ['NOT_FOUND'],
  },
  printStocktakeAct: {
    method: 'POST',
    path: '/api/admin/v1/papers/stocktake',
    summary: 'Prints the act of a finished stocktake: its differences, and the decisions about them.',
    access: 'pieces.count',
    body: PrintRecordAct,
    answer: PrintedPaper,
    refusals: ['NOT_FOUND', 'STOCKTAKE_UNDECIDED'],
  },
  printWriteOffAct: {
    method: 'POST',
    path: '/api/admin/v1/papers/write-off',
    summary: 'Prints the write-off act of a piece.',
    access: 'pieces.read',
    body: PrintPieceAct,
    answer: PrintedPaper,
    refusals: ['NOT_FOUND', 'PIECE_STATE_CONFLICT'],
  },
  printGoldAct: {
    method: 'POST',
    path: '/api/admin/v1/papers/old-gold',
    summary: 'Prints the purchase act of old gold in two copies, with its seller.',
    access: 'counter.gold',
    body: PrintGoldAct,
    answer: PrintedPaper,
    refusals: ['NOT_FOUND'],
  },
  printCashReport: {
    method: 'POST',
    path: '/api/admin/v1/papers/cash-day',
    summary:
      'Prints the report of a cash day: its movements and, once it is counted, the expected and the counted amount.',
    access: 'money.read',
    body: PrintRecordAct,
    answer: PrintedPaper,
    refusals: ['NOT_FOUND'],
  },
});
