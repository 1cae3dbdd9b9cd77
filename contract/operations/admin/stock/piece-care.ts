import { BackFromRepair, KeepAside, LossReason, SendToRepair } from '../../../admin/stock/piece-care.ts';
import { StaffPiece, StaffPieceParams } from '../../../admin/stock/piece.ts';
import { declareStaffOperations } from '../staff-operation.ts';

const params = StaffPieceParams;
const ofPiece = <const Action extends string>(action: Action) => ({
  action,
  resource: 'piece',
  record: 'serial',
});

/** What becomes of a piece apart from its sale (backoffice.md 2.6): it is repaired, found, lost or written off. */
export const pieceCareOperations = declareStaffOperations({
  sendPieceToRepair: {
    method: 'POST',
    path: '/api/admin/v1/pieces/:serial/repair',
    summary: 'Sends a piece that nobody keeps to a workshop: it is off sale.',
    access: 'pieces.write',
    params,
    body: SendToRepair,
    answer: StaffPiece,
    refusals: ['NOT_FOUND', 'PIECE_STATE_CONFLICT'],
    ifMatch: true,
    audit: ofPiece('pieces.repair'),
  },
  takePieceFromRepair: {
    method: 'POST',
    path: '/api/admin/v1/pieces/:serial/repair/back',
    summary: 'Ends a repair; with another weight a new passport is issued.',
    access: 'pieces.write',
    params,
    body: BackFromRepair,
    answer: StaffPiece,
    refusals: ['NOT_FOUND', 'PIECE_STATE_CONFLICT'],
    ifMatch: true,
    audit: ofPiece('pieces.repair-back'),
  },
  findPiece: {
    method: 'POST',
    path: '/api/admin/v1/pieces/:serial/found',
    summary: 'A piece that was lost is there again: off sale until it was looked at.',
    access: 'pieces.write',
    params,
    body: LossReason,
    answer: StaffPiece,
    refusals: ['NOT_FOUND', 'PIECE_STATE_CONFLICT'],
    ifMatch: true,
    audit: ofPiece('pieces.found'),
  },
  losePiece: {
    method: 'POST',
    path: '/api/admin/v1/pieces/:serial/lost',
    summary: 'Requests that a piece that nobody keeps counts as lost; a second person decides.',
    access: 'pieces.writeoff',
    params,
    body: LossReason,
    answer: StaffPiece,
    refusals: ['NOT_FOUND', 'PIECE_STATE_CONFLICT', 'APPROVAL_NEEDED'],
    ifMatch: true,
    audit: ofPiece('pieces.lost'),
  },
  writeOffPiece: {
    method: 'POST',
    path: '/api/admin/v1/pieces/:serial/write-off',
    summary: 'Requests that a piece that nobody keeps is written off; a second person decides.',
    access: 'pieces.writeoff',
    params,
    body: LossReason,
    answer: StaffPiece,
    refusals: ['NOT_FOUND', 'PIECE_STATE_CONFLICT', 'APPROVAL_NEEDED'],
    ifMatch: true,
    audit: ofPiece('pieces.write-off'),
  },
});

/** Pieces that are set aside for a person (backoffice.md 2.6). */
export const asideOperations = declareStaffOperations({
  setPieceAside: {
    method: 'POST',
    path: '/api/admin/v1/pieces/:serial/aside',
    summary: 'Keeps a piece for a person for up to 48 hours: nobody else can buy it.',
    access: 'pieces.aside',
    params,
    body: KeepAside,
    answer: StaffPiece,
    refusals: ['NOT_FOUND', 'PIECE_STATE_CONFLICT'],
    audit: ofPiece('pieces.aside'),
  },
  endPieceAside: {
    method: 'POST',
    path: '/api/admin/v1/pieces/:serial/aside/end',
    summary: 'A piece that was put aside is on sale again.',
    access: 'pieces.aside',
    params,
    answer: StaffPiece,
    refusals: ['NOT_FOUND', 'PIECE_STATE_CONFLICT'],
    audit: ofPiece('pieces.aside-end'),
  },
});
