import {
  DraftPieceParams,
  RequestTransfer,
  TransferDraft,
  TransferDrafts,
} from '../../../admin/stock/transfer-draft.ts';
import { Nothing } from '../../operation.ts';
import { declareStaffOperations } from '../staff-operation.ts';

const access = 'pieces.move';
const path = '/api/admin/v1/transfer-drafts';

/** Pieces that stores request from each other (backoffice.md 2.5), limited to drafts in which the caller's store requests or sends. */
export const transferDraftOperations = declareStaffOperations({
  listTransferDrafts: {
    method: 'GET',
    path,
    summary: 'Lists pieces that wait to be sent, by their location and destination.',
    access,
    answer: TransferDrafts,
    refusals: [],
  },
  requestTransfer: {
    method: 'POST',
    path,
    summary: 'Adds a piece that is elsewhere to the draft of a transfer to a store.',
    access,
    body: RequestTransfer,
    answer: TransferDraft,
    refusals: ['NOT_FOUND', 'PIECE_STATE_CONFLICT'],
    audit: { action: 'transfers.request', resource: 'piece', record: 'serial' },
  },
  dropTransferRequest: {
    method: 'DELETE',
    path: `${path}/:serial`,
    summary: 'Removes a piece from the draft.',
    access,
    params: DraftPieceParams,
    answer: Nothing,
    refusals: ['NOT_FOUND'],
    audit: { action: 'transfers.drop', resource: 'piece', record: 'serial' },
  },
});
