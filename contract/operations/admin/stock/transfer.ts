import { Listed } from '../../../admin/list.ts';
import {
  CloseTransfer,
  ReceivedTransfer,
  ReceiveTransfer,
  SendTransfer,
  Transfer,
  TransferParams,
  TransferRow,
  TransfersQuery,
} from '../../../admin/stock/transfer.ts';
import { declareStaffOperations } from '../staff-operation.ts';

const params = TransferParams;
const ofTransfer = <const Action extends string>(action: Action) => ({
  action,
  resource: 'transfer',
  record: 'id',
});

/** Pieces between stores (backoffice.md 2.6). One that neither comes from nor goes to a store of one's own is NOT_FOUND. */
export const transferOperations = declareStaffOperations({
  listTransfers: {
    method: 'GET',
    path: '/api/admin/v1/transfers',
    summary: 'Transfers between stores, the latest first.',
    access: 'pieces.move',
    query: TransfersQuery,
    answer: Listed(TransferRow),
    refusals: ['CURSOR_INVALID'],
  },
  getTransfer: {
    method: 'GET',
    path: '/api/admin/v1/transfers/:id',
    summary: 'One transfer with its pieces.',
    access: 'pieces.move',
    params,
    answer: Transfer,
    refusals: ['NOT_FOUND'],
  },
  sendTransfer: {
    method: 'POST',
    path: '/api/admin/v1/transfers',
    summary: 'Sends pieces to another store: the site says from then on that they are on their way there.',
    access: 'pieces.move',
    body: SendTransfer,
    answer: Transfer,
    status: 201,
    refusals: ['NOT_FOUND', 'PIECE_STATE_CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
    idempotency: 'required',
    audit: ofTransfer('transfers.send'),
  },
  receiveTransfer: {
    method: 'POST',
    path: '/api/admin/v1/transfers/:id/arrive',
    summary: 'These of its pieces arrived. Its sender may not receive it.',
    access: 'pieces.move',
    params,
    body: ReceiveTransfer,
    answer: ReceivedTransfer,
    refusals: ['NOT_FOUND', 'TRANSFER_CLOSED', 'SENDER_RECEIVES'],
    audit: ofTransfer('transfers.receive'),
  },
  closeTransfer: {
    method: 'POST',
    path: '/api/admin/v1/transfers/:id/close',
    summary: 'The rest did not arrive: it is off sale, and closed as lost once a second person agrees.',
    access: 'pieces.move',
    params,
    body: CloseTransfer,
    answer: Transfer,
    refusals: ['NOT_FOUND', 'TRANSFER_CLOSED', 'SENDER_RECEIVES'],
    audit: ofTransfer('transfers.close'),
  },
});
