import type { AuditEntry } from '#contract/admin/audit.ts';
import type { StaffNote } from '#contract/admin/note.ts';
import type { StaffOrder } from '#contract/admin/order.ts';
import type { StaffMessages } from '#contract/admin/staff-message.ts';

/** The kinds by which the timeline can be filtered. */
export const timelineKinds = ['steps', 'money', 'messages', 'notes', 'prints'] as const;
export type TimelineKind = (typeof timelineKinds)[number];

type Payment = StaffOrder['payments'][number];

/** An event of an order: by the shopper, the staff, a provider or the system. */
export type TimelineEntry = { key: string; at: string; kind: TimelineKind } & (
  | { event: StaffOrder['events'][number] }
  | { call: Payment['calls'][number]['kind']; payment: Payment }
  | { written: StaffMessages['written'][number] }
  | { sent: StaffMessages['sent'][number] }
  | { note: StaffNote }
  | { print: AuditEntry }
);

interface Parts {
  order: Pick<StaffOrder, 'events' | 'payments'>;
  /** Null if not loaded, or not visible to this role. */
  messages: StaffMessages | null;
  notes: readonly StaffNote[];
  history: readonly AuditEntry[];
}

const ofMoney: ReadonlySet<string> = new Set([
  'PAYMENT_FAILED',
  'REFUNDED',
  'REFUND_REQUESTED',
  'DISCREPANCY_CLOSED',
]);
const ofPrints: ReadonlySet<string> = new Set(['orders.print', 'orders.print-act']);

/** All events of an order, the latest first. */
export function timelineEntries({ order, messages, notes, history }: Parts): TimelineEntry[] {
  const entries: TimelineEntry[] = [
    ...order.events.map((event, index) => ({
      // events are never removed
      key: `event ${index}`,
      at: event.at,
      kind: ofMoney.has(event.kind) ? ('money' as const) : ('steps' as const),
      event,
    })),
    ...order.payments.flatMap((payment, index) =>
      payment.calls.map(({ at, kind: call }) => ({
        // the newest attempt comes first: counted from the end, an attempt keeps its number
        key: `call ${order.payments.length - index} ${call}`,
        at,
        kind: 'money' as const,
        call,
        payment,
      })),
    ),
    ...(messages?.written ?? []).map((written) => ({
      key: `written ${written.id}`,
      at: written.at,
      kind: 'messages' as const,
      written,
    })),
    ...(messages?.sent ?? []).map((sent) => ({
      key: `sent ${sent.id}`,
      at: sent.at,
      kind: 'messages' as const,
      sent,
    })),
    ...notes.map((note) => ({ key: `note ${note.id}`, at: note.at, kind: 'notes' as const, note })),
    ...history
      .filter(({ action }) => ofPrints.has(action))
      .map((print) => ({ key: `print ${print.id}`, at: print.at, kind: 'prints' as const, print })),
  ];
  // events are in order: of the same instant, the later one comes first
  return entries.toReversed().toSorted((one, other) => other.at.localeCompare(one.at));
}
