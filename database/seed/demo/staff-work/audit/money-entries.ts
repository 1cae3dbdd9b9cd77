import { type AuditContext, type Entry, insertOf, updateOf } from './entry.ts';

/** Number of days of cash days that have entries. */
const cashDaysBack = 7;

/** Returns entries for the cash days of the last week, the rates, the approvals, and the payouts. */
export async function moneyEntries(context: AuditContext): Promise<Entry[]> {
  return [
    ...(await cashEntries(context)),
    ...(await rateEntries(context)),
    ...(await approvalEntries(context)),
    ...(await paidBackEntries(context)),
  ];
}

interface CashRow {
  id: number;
  store_id: number;
  opening_som: number;
  opened_by: number;
  opened_at: Date;
  counted_som: number | null;
  expected_som: number | null;
  counted_at: Date | null;
  closed_at: Date | null;
  reason: string | null;
  confirmed_by: number | null;
  confirmed_at: Date | null;
}

async function cashEntries({ client, today }: AuditContext): Promise<Entry[]> {
  const { rows } = await client.query<CashRow>(
    `select id::integer as id, store_id::integer as store_id, opening_som::float8 as opening_som, opened_by::integer as opened_by, opened_at,
       counted_som::float8 as counted_som, expected_som::float8 as expected_som, counted_at, closed_at, reason,
       confirmed_by::integer as confirmed_by, confirmed_at
     from cash_days where opened_at < $1::timestamp at time zone 'Asia/Tashkent'
       and opened_at >= ($1::date - $2::integer)::timestamp at time zone 'Asia/Tashkent' order by opened_at, id`,
    [today, cashDaysBack],
  );
  return rows.flatMap((day) => {
    const record = { resource: 'cash-day', record: day.id, staffId: day.opened_by };
    const change = (before: object, after: object) => [updateOf('cash_days', day.id, [before, after])];
    const opened: Entry = {
      ...record,
      at: day.opened_at,
      action: 'cash.open',
      changes: [
        insertOf('cash_days', day.id, {
          id: day.id,
          store_id: day.store_id,
          opening_som: day.opening_som,
          opened_by: day.opened_by,
          opened_at: day.opened_at.toISOString(),
        }),
      ],
    };
    if (day.counted_at === null || day.closed_at === null) return [opened];
    const counted: Entry = {
      ...record,
      at: day.counted_at,
      action: 'cash.count',
      changes: change(
        { counted_som: null, expected_som: null },
        { counted_som: day.counted_som, expected_som: day.expected_som },
      ),
    };
    const closed: Entry = {
      ...record,
      at: day.closed_at,
      action: 'cash.close',
      reason: day.reason,
      changes: change({ closed_at: null }, { closed_at: day.closed_at.toISOString() }),
    };
    if (day.confirmed_by === null || day.confirmed_at === null) return [opened, counted, closed];
    const confirmed: Entry = {
      ...record,
      staffId: day.confirmed_by,
      at: day.confirmed_at,
      action: 'cash.confirm',
      changes: change({ confirmed_by: null }, { confirmed_by: day.confirmed_by }),
    };
    return [opened, counted, closed, confirmed];
  });
}

async function rateEntries({ client, today }: AuditContext): Promise<Entry[]> {
  const { rows } = await client.query<{ id: number; metal: string; ref_som: number; at: Date; by: number }>(
    `select id::integer as id, metal, ref_som::float8 as ref_som, effective_at as at, set_by::integer as by from metal_rates
     where set_by is not null and effective_at < $1::timestamp at time zone 'Asia/Tashkent' order by effective_at, id`,
    [today],
  );
  return rows.map(({ id, metal, ref_som: refSom, at, by }) => ({
    at,
    staffId: by,
    action: 'prices.rate',
    resource: 'rate',
    record: metal,
    changes: [
      insertOf('metal_rates', id, { id, metal, ref_som: refSom, set_by: by, effective_at: at.toISOString() }),
    ],
  }));
}

interface ApprovalRow {
  id: number;
  kind: string;
  state: 'WAITING' | 'APPROVED' | 'REFUSED' | 'OVER';
  resource: string;
  record_id: string;
  reason: string;
  requested_by: number;
  requested_at: Date;
  decided_by: number | null;
  decided_at: Date | null;
}

const decisions = {
  APPROVED: 'approvals.approve',
  REFUSED: 'approvals.refuse',
  OVER: 'approvals.withdraw',
} as const;

async function approvalEntries({ client, today }: AuditContext): Promise<Entry[]> {
  const { rows } = await client.query<ApprovalRow>(
    `select id::integer as id, kind, approval_state as state, resource, record_id, reason, requested_by::integer as requested_by, requested_at,
       decided_by::integer as decided_by, decided_at
     from approvals where requested_at < $1::timestamp at time zone 'Asia/Tashkent' order by requested_at, id`,
    [today],
  );
  return rows.flatMap((row) => {
    const { id, kind, state, resource, record_id: record, reason, requested_at: at } = row;
    const requested: Entry = {
      at,
      staffId: row.requested_by,
      action: 'approvals.request',
      resource,
      record,
      reason,
      changes: [
        insertOf('approvals', id, {
          id,
          kind,
          approval_state: 'WAITING',
          resource,
          record_id: record,
          reason,
        }),
      ],
    };
    if (state === 'WAITING' || row.decided_at === null) return [requested];
    const decided: Entry = {
      at: row.decided_at,
      staffId: row.decided_by ?? row.requested_by,
      action: decisions[state],
      resource: 'approval',
      record: id,
      changes: [updateOf('approvals', id, [{ approval_state: 'WAITING' }, { approval_state: state }])],
    };
    return [requested, decided];
  });
}

/** Returns entries for refunds paid out by the staff. */
async function paidBackEntries({ client, today, staff }: AuditContext): Promise<Entry[]> {
  const { rows } = await client.query<{ id: number; number: string; at: Date }>(
    `select r.id::integer as id, o.number, r.done_at as at from refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id
     where r.is_manual and r.refund_state = 'DONE' and r.done_at < $1::timestamp at time zone 'Asia/Tashkent' order by r.done_at, r.id`,
    [today],
  );
  return rows.map(({ id, number, at }) => ({
    at,
    staffId: staff.idOf('ACCOUNTANT'),
    action: 'orders.refund',
    resource: 'order',
    record: number,
    changes: [updateOf('refunds', id, [{ refund_state: 'REQUESTED' }, { refund_state: 'DONE' }])],
  }));
}
