import { noon } from '#domain/calendar/testing-noon.ts';
import { buy } from '#server/order/testing-orders.ts';
import { addReceived, write } from '#server/review/testing-review.ts';
import { defaultPriceSom, addPiece } from '#server/testing-goods.ts';
import { bulk, type Context, type Example, valueOf } from './testing-examples.ts';

const language = 'ru';
const reason = 'the shopper called';

/** A new review, which waits to be moderated. */
async function newReview({ sale }: Context): Promise<number> {
  const received = await addReceived(sale);
  await write(received.buyer, received);
  return valueOf(sale, 'select max(id)::integer as value from reviews');
}

/** A new order of the store, to be paid at pickup. */
const newOrder = async ({ sale, storeId }: Context): Promise<string> =>
  (await buy(sale, { pieces: [{ storeId }] })).order.number;

/** A new order that waits to be collected. */
async function readyOrder(context: Context): Promise<string> {
  const number = await newOrder(context);
  for (const to of ['CONFIRMED', 'ASSEMBLING', 'READY_FOR_PICKUP']) {
    const { version } = (await context.owner.get(`orders/${number}`)).json<{ version: number }>();
    const answer = await context.owner.post(
      `orders/${number}/moves`,
      { to, ...(to === 'ASSEMBLING' && { reason }) },
      version,
    );
    if (answer.statusCode !== 200) throw new Error(answer.body);
  }
  return number;
}

/** A message of the first order that the gateway refused. */
async function droppedMessage({ sale, own }: Context): Promise<number> {
  await sale.db
    .updateTable('order_messages')
    .set({ message_state: 'DROPPED', dropped_because: 'GAVE_UP', settled_at: noon })
    .where('id', '=', own.messageId)
    .execute();
  return own.messageId;
}

const millis = String(Date.parse('2026-04-08T07:00:00Z'));
/** A report of Payme with a payment that nobody knows here. */
const report = Buffer.from(
  `ID чека;order_id;amount;perform_time;cancel_time;state\r\n7;Z-200101-00001;500000;${millis};;2`,
);

/** Orders, customers and what they ask for. */
export const peopleExamples: readonly Example[] = [
  ['moveOrder', async (context) => [`orders/${await newOrder(context)}/moves`, { to: 'CONFIRMED' }]],
  ['cancelStaffOrder', async (context) => [`orders/${await newOrder(context)}/cancellation`, { reason }]],
  [
    'changeOrderPieces',
    async (context) => {
      const { serialNumber } = await addPiece(context.sale.db, { storeId: context.storeId });
      const body = { removed: [], lost: [], added: [serialNumber] };
      return [`orders/${await newOrder(context)}/pieces`, body];
    },
  ],
  [
    'tagOrders',
    async (context) =>
      bulk('orders/bulk/tag', { ids: [await newOrder(context)], add: ['VIP'], remove: [] })(context),
  ],
  ['moveOrders', async (context) => bulk('orders/bulk/move', { ids: [await newOrder(context)] })(context)],
  [
    'placePhoneOrder',
    async ({ sale, owner, storeId }) => {
      const { serialNumber: serial } = await addPiece(sale.db, { storeId });
      await owner.post('phone-cart/pieces', { serial });
      return [
        'orders',
        {
          contact: { name: 'Dilnoza', phone: '+998905550077' },
          language,
          fulfillment: { kind: 'PICKUP', storeId },
          method: 'FAKE',
          expectedTotal: defaultPriceSom,
        },
      ];
    },
  ],
  [
    'sendPayLink',
    async ({ sale, made, owner }) => {
      await sale.runTask('send-order-messages');
      sale.turnClock(3);
      // the new time of the session is written here, and not by the call
      await owner.get('session');
      return [`orders/${made['placePhoneOrder']?.number}/pay-link`];
    },
  ],
  ['handOverOrder', async (context) => [`orders/${await readyOrder(context)}/hand-over`, {}]],
  [
    'resendOrderMessage',
    async (context) => [`orders/${context.own.number}/messages/${await droppedMessage(context)}/resend`],
  ],
  ['resendMessage', async (context) => [`messages/order-${await droppedMessage(context)}/resend`]],
  [
    'addSettlement',
    () => ['settlements?provider=PAYME&from=2026-04-08&to=2026-04-08&name=report.csv', report],
  ],
  [
    'checkSettlement',
    () => [
      'settlements/2026-04-08-PAYME/check',
      { kind: 'PAYMENT', transaction: '7', difference: 5000, note: 'A test of Payme' },
    ],
  ],
  [
    'addBusiness',
    ({ customerId }) => ['businesses', { customerId, name: 'Hoop', stir: '301234567', contract: '17' }],
  ],
  ['approveBusiness', ({ idOf }) => [`businesses/${idOf('addBusiness')}/approve`]],
  ['suspendBusiness', ({ idOf }) => [`businesses/${idOf('addBusiness')}/suspend`]],
  [
    'changePriceType',
    ({ customerId }) => [`customers/${customerId}/price-type`, { priceType: 'B2B', reason }],
  ],
  ['showCustomerContact', ({ customerId }) => [`customers/${customerId}/contact`]],
  [
    'sendCustomerMessage',
    ({ customerId }) => [`customers/${customerId}/messages`, { channel: 'SMS', template: 'MISSED_CALL' }],
  ],
  ['endCustomerSessions', ({ customerId }) => [`customers/${customerId}/sessions/end`]],
  ['exportCustomer', ({ customerId }) => [`customers/${customerId}/export`]],
  [
    'addPrivacyRequest',
    ({ customerId }) => [
      'privacy-requests',
      { customerId, kind: 'ERASE', requestedOn: '2026-04-07', basis: 'Letter 12' },
    ],
  ],
  [
    'refusePrivacyRequest',
    ({ idOf }) => [`privacy-requests/${idOf('addPrivacyRequest')}/refuse`, { reason }],
  ],
  ['publishReview', async (context) => [`reviews/${await newReview(context)}/publish`]],
  [
    'answerReview',
    async ({ sale }) => [
      `reviews/${await valueOf<number>(sale, 'select max(id)::integer as value from reviews')}/answer`,
      { answer: 'Спасибо!' },
    ],
  ],
  [
    'rejectReview',
    async (context) => [`reviews/${await newReview(context)}/reject`, { reason: 'Offensive' }],
  ],
  ['writeNote', ({ own }) => [`notes/order/${own.number}`, { body: 'Call in the evening', mentions: [] }]],
  [
    'removeNote',
    async ({ sale }) => [
      `notes/${await valueOf<number>(sale, 'select max(id)::integer as value from staff_notes')}`,
    ],
  ],
  [
    'closeDiscrepancy',
    async ({ sale, own }) => {
      await sale.db
        .insertInto('payment_discrepancies')
        .values({ payment_id: own.paymentId, noted_at: noon, outcome: 'MANUAL', decided_at: noon })
        .execute();
      return [`discrepancies/${own.paymentId}/close`, { decision: 'STANDS', reason }];
    },
  ],
];
