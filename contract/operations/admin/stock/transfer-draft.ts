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

/** What stores want of each other (backoffice.md 2.5): of one's own stores, whether they want or are to send. */
export const transferDraftOperations = declareStaffOperations({
  listTransferDrafts: {
    method: 'GET',
    path,
    summary: 'The pieces that wait to be sent, by where they lie and where they are wanted.',
    access,
    answer: TransferDrafts,
    refusals: [],
  },
  requestTransfer: {
    method: 'POST',
    path,
    summary: 'Adds a piece that lies elsewhere to the draft of a transfer to a store.',
    access,
    body: RequestTransfer,
    answer: TransferDraft,
    refusals: ['NOT_FOUND', 'PIECE_STATE_CONFLICT'],
    audit: { action: 'transfers.request', resource: 'piece', record: 'serial' },
  },
  dropTransferRequest: {
    method: 'DELETE',
    path: `${path}/:serial`,
    summary: 'Takes a piece out of the draft.',
    access,
    params: DraftPieceParams,
    answer: Nothing,
    refusals: ['NOT_FOUND'],
    audit: { action: 'transfers.drop', resource: 'piece', record: 'serial' },
  },
});
