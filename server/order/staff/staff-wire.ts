import type { StaffOrder, StaffOrderRow } from '#contract/admin/order.ts';
import { Compile } from 'typebox/compile';
import { StaffOrderRow as RowSchema } from '#contract/admin/order.ts';
import { languageOnWire } from '#contract/words.ts';
import { type PermissionHolder, scopeOf } from '#domain/auth/permissions.ts';
import { isLate } from '#domain/order/coming-states.ts';
import { permissionOf, staffActions } from '#domain/order/staff-actions.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import type { listPayments } from '#server/payment/list-payments.ts';
import type { OrderLineRow, OrderRow } from '../queries.ts';
import type { StaffEventRow, StaffMessageRow } from '../lists/queries-orders-for-staff.ts';
import { fulfillmentToWire, lineToWire } from '../wire.ts';
import type { StaffListRow, StaffRefundRow } from './queries-staff-list.ts';

const knownMethod = Compile(RowSchema.properties.method);
const knownPayment = Compile(RowSchema.properties.payment);
const knownState = Compile(RowSchema.properties.state);

type PaymentRow = Awaited<ReturnType<typeof listPayments>>[number];

export interface Viewer extends PermissionHolder {
  now: Date;
}

export function rowToWire(row: StaffListRow, viewer: Viewer): StaffOrderRow {
  const { now } = viewer;
  const facts = {
    state: row.order_state,
    kind: row.fulfillment_kind,
    isUnpaid: row.payment_state === 'NONE',
    isByPhone: row.channel === 'PHONE',
    hasCode: row.has_code,
    hasManualRefund: row.has_manual_refund,
    hasMoney: row.has_money,
  };
  return {
    number: row.number,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    state: row.order_state,
    since: row.since.toISOString(),
    payment: knownPayment.Parse(row.payment_state),
    method: knownMethod.Parse(row.payment_method),
    total: row.total_som,
    kind: row.fulfillment_kind,
    storeId: row.store_id,
    promisedTo: row.promised_to,
    pieces: row.pieces,
    channel: row.channel,
    tags: row.tags,
    shopper: maskedShopper(row),
    isLate: isLate(
      {
        state: row.order_state,
        kind: row.fulfillment_kind,
        promisedFrom: row.promised_to,
        promisedTo: row.promised_to,
      },
      tashkentDay(now),
    ),
    isUncollected: row.is_uncollected,
    allowedActions: staffActions(facts).filter((action) => scopeOf(viewer, permissionOf[action]) !== null),
  };
}

export interface RecordParts {
  row: StaffListRow;
  order: OrderRow;
  lines: readonly OrderLineRow[];
  places: ReadonlyMap<string, number | null>;
  certificates: ReadonlyMap<string, readonly string[]>;
  events: readonly StaffEventRow[];
  payments: readonly PaymentRow[];
  refunds: readonly StaffRefundRow[];
  messages: readonly StaffMessageRow[];
  waiting: StaffOrder['waiting'];
}

export function recordToWire(parts: RecordParts, viewer: Viewer): StaffOrder {
  const { row, order } = parts;
  const seesContacts = scopeOf(viewer, 'orders.contact') !== null;
  const fulfillment = fulfillmentToWire(order);
  return {
    ...rowToWire(row, viewer),
    language: languageOnWire(order.language),
    promisedFrom: order.promised_from,
    comment: seesContacts ? (row.comment ?? '') : '',
    maskedName: order.contact_name && maskedName(order.contact_name),
    maskedPhone: order.contact_phone && `+998 ** *** ** ${order.contact_phone.slice(-2)}`,
    address: seesContacts && fulfillment.kind === 'DELIVERY' ? fulfillment.address : null,
    goods: order.goods_total_som,
    delivery: order.delivery_cost_som,
    discount: order.discount_total_som + order.manual_discount_som,
    courier: order.courier,
    trackNumber: order.track_number,
    handoverTries: order.handover_code === null ? null : order.handover_tries,
    lines: parts.lines.map((line) => {
      const bought = lineToWire(line, parts.certificates);
      return { ...bought, liesInStoreId: parts.places.get(bought.piece.serialNumber) ?? null };
    }),
    events: parts.events.map(eventToWire),
    payments: parts.payments.map(paymentToWire),
    refunds: parts.refunds.map((refund) => ({
      id: refund.id,
      amount: refund.amount_som,
      state: refund.refund_state,
      isManual: refund.is_manual,
      at: refund.created_at.toISOString(),
    })),
    messages: parts.messages.map(({ channel, message, message_state: state, dropped_because: why }) => ({
      channel,
      message,
      state,
      why,
    })),
    waiting: parts.waiting,
  };
}

const maskedName = (name: string | null): string => `${name?.match(/./u)?.[0] ?? ''}***`;

/** Empty if the buyer is unknown. */
const maskedShopper = ({ contact_name: name, contact_phone: phone }: StaffListRow): string =>
  phone === null ? '' : `${maskedName(name)} ${phone.slice(-2)}`;

function eventToWire(event: StaffEventRow): StaffOrder['events'][number] {
  return {
    at: event.at.toISOString(),
    kind: event.kind as StaffOrder['events'][number]['kind'], // ensured by the check constraint of the column
    state: knownState.Parse(event.to_state),
    actor: event.actor,
    reason: event.reason,
    amount: event.amount_som,
  };
}

function paymentToWire(payment: PaymentRow): StaffOrder['payments'][number] {
  const at = payment.settled_at ?? payment.opened_at ?? payment.started_at ?? payment.ended_at;
  return {
    provider: payment.provider,
    state: payment.payment_state,
    failure: payment.failure,
    amount: payment.amount_som,
    transaction: payment.transaction_id,
    at: at?.toISOString() ?? null,
    calls: callsOf(payment),
  };
}

/** The provider's calls for a payment attempt; empty for methods without a provider. */
function callsOf(payment: PaymentRow): StaffOrder['payments'][number]['calls'] {
  const calls = [
    { kind: 'STARTED', at: payment.started_at },
    { kind: 'OPENED', at: payment.opened_at },
    { kind: 'SETTLED', at: payment.settled_at },
    { kind: 'ENDED', at: payment.ended_at },
  ] as const;
  return calls.flatMap(({ kind, at }) => (at === null ? [] : [{ kind, at: at.toISOString() }]));
}
