import { paidForLine } from '#domain/order/paid-for-line.ts';
import type { OrderState } from '#domain/order/order-states.ts';
import { tashkentDay, tashkentMinute } from '#domain/units/tashkent-day.ts';
import type { Db } from '#database/connect.ts';
import {
  type StaffOrderView,
  getOrderForStaff,
  listOrdersForStaff,
} from '../../order/lists/list-orders-for-staff.ts';
import { listManualDiscrepancies } from '../../payment/discrepancies/list-manual-discrepancies.ts';
import { type ManualRefundRow, listManualRefunds } from '../../payment/refunds/list-manual-refunds.ts';
import { UsageProblem } from '../command.ts';

/** What the staff have something to do with. */
const open: readonly OrderState[] = ['NEW', 'PAID', 'CONFIRMED', 'ASSEMBLING', 'SHIPPED', 'READY_FOR_PICKUP'];
const otherStates: readonly OrderState[] = [
  'PENDING_PAYMENT',
  'DELIVERED',
  'CANCELLED',
  'EXPIRED',
  'RETURNED',
];

export async function listOrders(
  db: Db,
  { state, now }: { state: OrderState | undefined; now: Date },
): Promise<string> {
  const rows = await listOrdersForStaff(db, state === undefined ? open : [state]);
  if (state !== undefined)
    return rows.length === 0 ? `No order is ${state}.` : entriesOf(rows, now).join('\n');
  const discrepancies = await listManualDiscrepancies(db);
  return [
    ...(rows.length === 0 ? ['No order waits.'] : entriesOf(rows, now)),
    ...(discrepancies.length === 0
      ? []
      : [`Payment discrepancies: ${discrepancies.length} (npm run orders -- discrepancies)`]),
  ].join('\n');
}

/** Payments that a provider says other things of than the shop, which a person must look up at the provider. */
export async function listDiscrepancies(db: Db): Promise<string> {
  const discrepancies = await listManualDiscrepancies(db);
  if (discrepancies.length === 0) return 'No payment discrepancy is open.';
  const entries = discrepancies.map((discrepancy) =>
    [
      discrepancy.number,
      discrepancy.order_state,
      `${discrepancy.provider} ${discrepancy.transaction_id ?? ''}`,
      `here ${discrepancy.payment_state}`,
      `${discrepancy.amount_som} soʻm`,
      `since ${momentOf(discrepancy.noted_at)}`,
    ].join(' · '),
  );
  return [...entries, 'Look each up at its provider: docs/runbooks/payments.md, "Left to people".'].join(
    '\n',
  );
}

/** Payments that staff gave back and a provider still has: where its report and the shop's books differ, and are right. */
export async function listRefundsByStaff(db: Db): Promise<string> {
  const refunds = await listManualRefunds(db);
  if (refunds.length === 0) return 'Staff gave back no money that a provider had taken.';
  const entries = refunds.map((refund) =>
    [refund.number, refund.order_state, manualRefundOf(refund), `on ${momentOf(refund.last_at)}`].join(' · '),
  );
  return [...entries, 'Each of them is still paid at its provider: give nothing back in its cabinet.'].join(
    '\n',
  );
}

function manualRefundOf(refund: ManualRefundRow): string {
  const { provider, transaction_id: id, manual_refund_som: givenSom, amount_som: paidSom } = refund;
  return `${provider} ${id} · given back by staff: ${givenSom} of ${paidSom} soʻm`;
}

/** The state that a word names. Throws UsageProblem. */
export function stateOf(word: string, usage: string): OrderState {
  const state = [...open, ...otherStates].find((one) => one === word.toUpperCase());
  if (state === undefined) throw new UsageProblem(`There are no orders that are ${word}.`, usage);
  return state;
}

type Entry = Awaited<ReturnType<typeof listOrdersForStaff>>[number];

function entriesOf(rows: readonly Entry[], now: Date): string[] {
  return rows.map((row) => entryOf(row, tashkentDay(now)));
}

function entryOf(row: Entry, today: string): string {
  const isLate = open.includes(row.order_state) && row.promised_to < today && !row.is_uncollected;
  return [
    row.number,
    row.order_state,
    `${row.payment_method} ${row.payment_state}`,
    row.fulfillment_kind,
    `${row.piece_count} pcs`,
    `${row.total_som} soʻm`,
    `placed ${momentOf(row.created_at)}`,
    `promised ${row.promised_to}`,
    ...(row.is_uncollected ? ['NOT COLLECTED: call the shopper'] : []),
    ...(isLate ? ['LATE'] : []),
  ].join(' · ');
}

/** The order with its shopper, pieces, history and messages. */
export async function showOrder(db: Db, number: string): Promise<string> {
  const { order, lines, events, messages } = await getOrderForStaff(db, number);
  const refunds = await listManualRefunds(db, { number });
  return [
    `${order.number} · ${order.order_state} · ${order.payment_method} ${order.payment_state} · ${order.total_som} soʻm`,
    `${order.contact_name ?? 'over the counter'}, ${order.contact_phone ?? 'no phone'}${order.contact_email === null ? '' : `, ${order.contact_email}`} (${order.language})`,
    receivingOf({ order }),
    ...refunds.map((refund) => `${manualRefundOf(refund)}: give nothing back in the cabinet`),
    'Pieces:',
    ...lines.map(
      (line) =>
        `  ${line.serial_number} · ${paidForLine(line)} soʻm${line.is_engraved ? ' · engraved' : ''}${line.is_returned ? ' · came back' : ''}`,
    ),
    'History:',
    ...events.map(eventOf),
    ...(messages.length === 0 ? [] : ['Messages:']),
    ...messages.map(
      (sent) =>
        `  ${sent.message} ${sent.channel} · ${sent.message_state}${sent.dropped_because === null ? '' : ` (${sent.dropped_because})`}`,
    ),
  ].join('\n');
}

function receivingOf({ order }: Pick<StaffOrderView, 'order'>): string {
  const days = `${order.promised_from} to ${order.promised_to}`;
  if (order.store_id !== null) return `Fetched from store ${order.store_id}, promised ${days}`;
  const code = order.handover_code === null ? '' : `, for a code (${order.handover_tries} wrong tries)`;
  return `Brought to ${JSON.stringify(order.address)}, promised ${days}${code}`;
}

function eventOf(event: StaffOrderView['events'][number]): string {
  const what =
    event.kind === 'MOVED'
      ? `${event.from_state ?? 'placed'} → ${event.to_state}`
      : `${event.kind} (${event.to_state})`;
  return [
    `  ${momentOf(event.at)}`,
    what,
    `by ${event.actor}`,
    ...(event.amount_som === null ? [] : [`${event.amount_som} soʻm`]),
    ...(event.reason === null ? [] : [event.reason]),
  ].join(' · ');
}

/** 2026-04-08 12:00 in Tashkent. */
function momentOf(instant: Date): string {
  const minute = tashkentMinute(instant);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${tashkentDay(instant)} ${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
