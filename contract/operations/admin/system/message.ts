import { Listed } from '../../../admin/list.ts';
import { ListedMessage, ListedMessageParams, MessagesQuery } from '../../../admin/system/message.ts';
import { declareStaffOperations } from '../staff-operation.ts';

/** All messages to shoppers (backoffice.md 2.10, Messages). A member who works in some stores sees those of orders there. */
export const messageListOperations = declareStaffOperations({
  listMessages: {
    method: 'GET',
    path: '/api/admin/v1/messages',
    summary: 'Messages to shoppers, of the shop and of the staff; failed ones first, then the latest.',
    access: 'jobs.read',
    query: MessagesQuery,
    answer: Listed(ListedMessage),
    refusals: ['CURSOR_INVALID'],
  },
  resendMessage: {
    method: 'POST',
    path: '/api/admin/v1/messages/:id/resend',
    summary: 'A message that was not sent is tried anew; one that is no longer true stays unsent.',
    access: 'jobs.retry',
    params: ListedMessageParams,
    answer: ListedMessage,
    refusals: ['NOT_FOUND', 'MESSAGE_STATE_CONFLICT'],
    audit: { action: 'messages.resend', resource: 'message', record: 'id' },
  },
});
