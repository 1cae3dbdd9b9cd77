import { Type } from 'typebox';
import { ChangePiece, WithdrawPiece } from '../../../admin/stock/change-piece.ts';
import {
  PieceHistory,
  Scanned,
  StaffPiece,
  StaffPieceParams,
  StaffPieceRow,
  StaffPiecesQuery,
} from '../../../admin/stock/piece.ts';
import { ReceivedPieces, ReceiveFirstPiece, ReceivePieces } from '../../../admin/stock/receive.ts';
import { PieceParams } from '../../../admin/stock/piece-param.ts';
import { Listed } from '../../../admin/list.ts';
import { KnownTags } from '../../../admin/tags.ts';
import { Artikul, Shape } from '../../../primitives.ts';
import { declareStaffOperations } from '../staff-operation.ts';

const params = StaffPieceParams;

/** Pieces as the staff work on them (backoffice.md 2.6). Everybody reads them; what they cost the shop is read by few. */
export const staffPieceOperations = declareStaffOperations({
  listStaffPieces: {
    method: 'GET',
    path: '/api/admin/v1/pieces',
    summary: 'Pieces by state, place, kind, age and number.',
    access: 'pieces.read',
    query: StaffPiecesQuery,
    answer: Listed(StaffPieceRow),
    refusals: ['CURSOR_INVALID', 'COUNT_TOO_SLOW'],
  },
  listPieceTags: {
    method: 'GET',
    path: '/api/admin/v1/piece-tags',
    summary: 'The tags that pieces have.',
    access: 'pieces.read',
    answer: KnownTags,
    refusals: [],
  },
  listPieceParams: {
    method: 'GET',
    path: '/api/admin/v1/piece-params',
    summary: 'The characteristics that pieces can be given, with the values of those that are chosen.',
    access: 'pieces.read',
    answer: PieceParams,
    refusals: [],
  },
  getStaffPiece: {
    method: 'GET',
    path: '/api/admin/v1/pieces/:serial',
    summary: 'One piece: what it is, where it lies, who holds it, and where it went.',
    access: 'pieces.read',
    params,
    answer: StaffPiece,
    refusals: ['NOT_FOUND'],
  },
  getPieceHistory: {
    method: 'GET',
    path: '/api/admin/v1/pieces/:serial/history',
    summary: 'Who of the staff changed the piece, before and after.',
    access: 'pieces.read',
    params,
    answer: PieceHistory,
    refusals: ['NOT_FOUND'],
  },
  changePiece: {
    method: 'PATCH',
    path: '/api/admin/v1/pieces/:serial',
    summary: 'Measures, marks, codes, stones, characteristics and tags of a piece that is not sold.',
    access: 'pieces.write',
    params,
    body: ChangePiece,
    answer: StaffPiece,
    refusals: ['NOT_FOUND', 'PIECE_STATE_CONFLICT'],
    ifMatch: true,
    audit: { action: 'pieces.change', resource: 'piece', record: 'serial' },
  },
  withdrawPiece: {
    method: 'POST',
    path: '/api/admin/v1/pieces/:serial/withdraw',
    summary: 'Takes a piece that nobody keeps off sale.',
    access: 'pieces.write',
    params,
    body: WithdrawPiece,
    answer: StaffPiece,
    refusals: ['NOT_FOUND', 'PIECE_STATE_CONFLICT'],
    ifMatch: true,
    audit: { action: 'pieces.withdraw', resource: 'piece', record: 'serial' },
  },
  putPieceOnSale: {
    method: 'POST',
    path: '/api/admin/v1/pieces/:serial/sell',
    summary: 'Puts a piece that was withdrawn on sale again: it was looked at.',
    access: 'pieces.write',
    params,
    answer: StaffPiece,
    refusals: ['NOT_FOUND', 'PIECE_STATE_CONFLICT'],
    ifMatch: true,
    audit: { action: 'pieces.sell', resource: 'piece', record: 'serial' },
  },
  receivePieces: {
    method: 'POST',
    path: '/api/admin/v1/pieces',
    summary:
      'Takes pieces into the stock that are like one the shop knows: on sale at once, with numbers of their series.',
    access: 'pieces.write',
    body: ReceivePieces,
    answer: ReceivedPieces,
    status: 201,
    refusals: ['NOT_FOUND', 'SERIAL_TAKEN', 'WEIGHT_UNUSUAL', 'PROBE_NOT_SOLD', 'IDEMPOTENCY_KEY_REUSED'],
    idempotency: 'required',
    audit: { action: 'pieces.receive', resource: 'piece', record: 'like' },
  },
  receiveFirstPiece: {
    method: 'POST',
    path: '/api/admin/v1/models/:artikul/pieces',
    summary: 'Takes in a piece of a model that no other piece describes, at the price of the formula.',
    access: 'pieces.write',
    params: Shape({ artikul: Artikul }),
    body: ReceiveFirstPiece,
    answer: ReceivedPieces,
    status: 201,
    refusals: ['NOT_FOUND', 'SERIAL_TAKEN', 'MODEL_STATE_CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
    idempotency: 'required',
    audit: { action: 'pieces.receive', resource: 'model', record: 'artikul' },
  },
  readScan: {
    method: 'GET',
    path: '/api/admin/v1/scan',
    summary: 'What a scanned text names: a piece, an order, a certificate, a transfer, a model.',
    access: 'signed-in',
    query: Shape({ text: Type.String({ minLength: 1, maxLength: 300 }) }),
    answer: Scanned,
    refusals: [],
  },
});
