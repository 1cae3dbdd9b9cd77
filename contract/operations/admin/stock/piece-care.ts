import { BackFromRepair, KeepAside, LossReason, SendToRepair } from '../../../admin/stock/piece-care.ts';
import { StaffPiece, StaffPieceParams } from '../../../admin/stock/piece.ts';
import { declareStaffOperations } from '../staff-operation.ts';

const params = StaffPieceParams;
const ofPiece = <const Action extends string>(action: Action) => ({
  action,
  resource: 'piece',
  record: 'serial',
});

/** What happens to a piece apart from its sale (backoffice.md 2.6): it is repaired, found, lost or written off. */
export const pieceCareOperations = declareStaffOperations({
  sendPieceToRepair: {
    method: 'POST',
    path: '/api/admin/v1/pieces/:serial/repair',
    summary: 'Sends a piece to a workshop and withdraws it from sale, unless somebody holds it.',
    access: 'pieces.write',
    params,
    body: SendToRepair,
    answer: StaffPiece,
    refusals: ['NOT_FOUND', 'PIECE_STATE_CONFLICT', 'DAY_PAST'],
    ifMatch: true,
    audit: ofPiece('pieces.repair'),
  },
  takePieceFromRepair: {
    method: 'POST',
    path: '/api/admin/v1/pieces/:serial/repair/back',
    summary: 'Ends a repair; if the weight changed, a new passport is issued.',
    access: 'pieces.write',
    params,
    body: BackFromRepair,
    answer: StaffPiece,
    refusals: ['NOT_FOUND', 'PIECE_STATE_CONFLICT', 'WEIGHT_UNUSUAL'],
    ifMatch: true,
    audit: ofPiece('pieces.repair-back'),
  },
  findPiece: {
    method: 'POST',
    path: '/api/admin/v1/pieces/:serial/found',
    summary: 'Records that a lost piece was found; it stays off sale until it is inspected.',
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
    summary: 'Requests that a piece is declared lost, unless somebody holds it; a second person decides.',
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
    summary: 'Requests that a piece is written off, unless somebody holds it; a second person decides.',
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
    summary: 'Sets a piece aside for a person for some hours, so that nobody else can buy it.',
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
    summary: 'Puts a piece that was set aside back on sale.',
    access: 'pieces.aside',
    params,
    answer: StaffPiece,
    refusals: ['NOT_FOUND', 'PIECE_STATE_CONFLICT'],
    audit: ofPiece('pieces.aside-end'),
  },
});
