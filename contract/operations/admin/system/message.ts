import { Listed } from '../../../admin/list.ts';
import { ListedMessage, ListedMessageParams, MessagesQuery } from '../../../admin/system/message.ts';
import { declareStaffOperations } from '../staff-operation.ts';

/** All messages to shoppers (backoffice.md 2.10, Messages). Staff of some stores see those of orders in these stores. */
export const messageListOperations = declareStaffOperations({
  listMessages: {
    method: 'GET',
    path: '/api/admin/v1/messages',
    summary: 'Lists messages to shoppers, of the shop and of the staff; failed ones first, then the latest.',
    access: 'jobs.read',
    query: MessagesQuery,
    answer: Listed(ListedMessage),
    refusals: ['CURSOR_INVALID'],
  },
  resendMessage: {
    method: 'POST',
    path: '/api/admin/v1/messages/:id/resend',
    summary: 'Retries an unsent message, unless its content is no longer true.',
    access: 'jobs.retry',
    params: ListedMessageParams,
    answer: ListedMessage,
    refusals: ['NOT_FOUND', 'MESSAGE_STATE_CONFLICT'],
    audit: { action: 'messages.resend', resource: 'message', record: 'id' },
  },
});
