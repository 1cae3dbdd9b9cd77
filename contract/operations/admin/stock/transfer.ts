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

/** Transfers of pieces between stores (backoffice.md 2.6). Refuses with NOT_FOUND if neither store is the caller's. */
export const transferOperations = declareStaffOperations({
  listTransfers: {
    method: 'GET',
    path: '/api/admin/v1/transfers',
    summary: 'Lists transfers between stores, newest first.',
    access: 'pieces.move',
    query: TransfersQuery,
    answer: Listed(TransferRow),
    refusals: ['CURSOR_INVALID'],
  },
  getTransfer: {
    method: 'GET',
    path: '/api/admin/v1/transfers/:id',
    summary: 'Returns a transfer with its pieces.',
    access: 'pieces.move',
    params,
    answer: Transfer,
    refusals: ['NOT_FOUND'],
  },
  sendTransfer: {
    method: 'POST',
    path: '/api/admin/v1/transfers',
    summary: 'Sends pieces to another store; the site shows them as in transit from then on.',
    access: 'pieces.move',
    body: SendTransfer,
    answer: Transfer,
    status: 201,
    refusals: ['NOT_FOUND', 'PIECE_STATE_CONFLICT', 'DAY_PAST', 'IDEMPOTENCY_KEY_REUSED'],
    idempotency: 'required',
    audit: ofTransfer('transfers.send'),
  },
  receiveTransfer: {
    method: 'POST',
    path: '/api/admin/v1/transfers/:id/arrive',
    summary: 'Records that these of its pieces arrived. The person who sent it must not receive it.',
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
    summary:
      'Reports the rest as missing: it is withdrawn from sale, and closed as lost when a second person approves.',
    access: 'pieces.move',
    params,
    body: CloseTransfer,
    answer: Transfer,
    refusals: ['NOT_FOUND', 'TRANSFER_CLOSED', 'SENDER_RECEIVES'],
    audit: ofTransfer('transfers.close'),
  },
});
