import { expect, it } from 'vitest';
import type { AuditEntry } from '#contract/admin/audit.ts';
import { timelineEntries } from './timeline-entries.ts';

const event = (kind: 'MOVED' | 'REFUNDED', at: string) => ({
  at,
  kind,
  state: 'PAID' as const,
  actor: 'PAYMENT',
  reason: null,
  amount: null,
});
const entry = (id: number, action: string, at: string): AuditEntry => ({
  id,
  at,
  staff: { id: 1, name: 'Nodira' },
  key: null,
  action,
  resource: 'order',
  record: 'Z-261122-00060',
  reason: null,
  ip: null,
  changes: [],
});

it('the timeline of an order has events, calls of providers, messages, notes and prints, the latest first', () => {
  const entries = timelineEntries({
    order: {
      events: [event('MOVED', '2026-11-22T07:00:00.000Z'), event('REFUNDED', '2026-11-22T09:00:00.000Z')],
      payments: [
        {
          provider: 'PAYME',
          state: 'FAILED',
          failure: 'DECLINED',
          amount: 1_000,
          transaction: 'a1',
          at: null,
          calls: [
            { at: '2026-11-22T07:10:00.000Z', kind: 'OPENED' },
            { at: '2026-11-22T07:20:00.000Z', kind: 'ENDED' },
          ],
        },
      ],
    },
    messages: {
      language: 'ru',
      phone: null,
      email: null,
      texts: [],
      written: [],
      sent: [
        {
          id: 5,
          at: '2026-11-22T07:21:00.000Z',
          channel: 'SMS',
          message: 'PAYMENT_FAILED',
          state: 'SENT',
          why: null,
          mayResend: false,
        },
      ],
    },
    notes: [
      { id: 3, body: 'Will call', at: '2026-11-22T08:00:00.000Z', by: 'Nodira', isOwn: true, mentions: [] },
    ],
    history: [
      entry(9, 'orders.print', '2026-11-22T08:30:00.000Z'),
      entry(8, 'orders.contact', '2026-11-22T08:20:00.000Z'),
    ],
  });
  expect(entries.map(({ key, kind }) => `${kind}: ${key}`)).toEqual([
    'money: event 1',
    'prints: print 9',
    'notes: note 3',
    'messages: sent 5',
    'money: call 1 ENDED',
    'money: call 1 OPENED',
    'steps: event 0',
  ]);
});

it('of two events of the same instant the later one is first', () => {
  const at = '2026-11-22T07:00:00.000Z';
  const entries = timelineEntries({
    order: { events: [event('MOVED', at), event('MOVED', at)], payments: [] },
    messages: null,
    notes: [],
    history: [],
  });
  expect(entries.map(({ key }) => key)).toEqual(['event 1', 'event 0']);
});
