import { pastInstant } from '../past.ts';
import { type AuditContext, type Change, type Entry, insertOf, updateOf } from './entry.ts';

interface TransferRow {
  id: number;
  from_store_id: number | null;
  to_store_id: number | null;
  transfer_state: string;
  arrives_on: string;
  sent_by: number;
  sent_at: Date;
  receiver: number | null;
  received_at: Date | null;
  missing_at: Date | null;
  reason: string | null;
  item_ids: number[];
}

/** Returns entries for transfers that were sent, received and closed, and for received and withdrawn pieces. */
export async function stockEntries(context: AuditContext): Promise<Entry[]> {
  const { rows } = await context.client.query<TransferRow>(
    `select t.id::integer as id, t.from_store_id::integer as from_store_id, t.to_store_id::integer as to_store_id, t.transfer_state,
       t.arrives_on::text as arrives_on, t.sent_by::integer as sent_by, t.sent_at, t.reason,
       max(l.received_by)::integer as receiver, max(l.received_at) as received_at, max(l.missing_at) as missing_at,
       array_agg(l.item_id::integer order by l.item_id) as item_ids
     from transfers t join transfer_pieces l on l.transfer_id = t.id
     where t.sent_at < $1::timestamp at time zone 'Asia/Tashkent' group by t.id order by t.id`,
    [context.today],
  );
  return [
    ...rows.flatMap(transferEntries),
    ...(await receivedEntries(context)),
    ...(await withdrawnEntries(context)),
  ];
}

function transferEntries(row: TransferRow): Entry[] {
  const { id, from_store_id: from, to_store_id: to, arrives_on: arrivesOn, received_at: receivedAt } = row;
  const record = { resource: 'transfer', record: id };
  const sent: Entry = {
    ...record,
    at: row.sent_at,
    staffId: row.sent_by,
    action: 'transfers.send',
    changes: [
      insertOf('transfers', id, {
        id,
        from_store_id: from,
        to_store_id: to,
        transfer_state: 'SENT',
        arrives_on: arrivesOn,
        sent_by: row.sent_by,
        sent_at: row.sent_at.toISOString(),
      }),
      ...row.item_ids.map((item) =>
        updateOf('product_items', item, [
          { store_id: from, arrives_on: null },
          { store_id: to, arrives_on: arrivesOn },
        ]),
      ),
    ],
  };
  if (receivedAt === null || row.receiver === null) return [sent];
  const state = row.missing_at === null ? 'CLOSED' : 'ARRIVED';
  const received: Entry = {
    ...record,
    at: receivedAt,
    staffId: row.receiver,
    action: 'transfers.receive',
    changes: [updateOf('transfers', id, [{ transfer_state: 'SENT' }, { transfer_state: state }])],
  };
  if (row.missing_at === null) return [sent, received];
  const closed: Entry = {
    ...record,
    at: row.missing_at,
    staffId: row.receiver,
    action: 'transfers.close',
    reason: row.reason,
    changes: [updateOf('transfers', id, [{ reason: null }, { reason: row.reason }])],
  };
  return [sent, received, closed];
}

interface BatchRow {
  day: string;
  artikul: string;
  pieces: Record<string, unknown>[];
}

/** Returns entries for the batches of a model received in these days. */
async function receivedEntries({ client, today, staff }: AuditContext): Promise<Entry[]> {
  const { rows } = await client.query<BatchRow>(
    `select i.received_on::text as day, p.artikul, jsonb_agg(jsonb_build_object('id', i.id, 'product_id', i.product_id,
       'serial_number', i.serial_number, 'weight_mg', i.weight_mg, 'probe', i.probe, 'received_on', i.received_on) order by i.id) as pieces
     from product_items i join products p on p.id = i.product_id
     where i.received_on >= $1::date - 90 and i.received_on < $1::date and p.kind = 'jewel' and p.product_state = 'ACTIVE'
     group by 1, 2 having count(*) > 1 order by 1, 2`,
    [today],
  );
  return rows.map(({ day, artikul, pieces }, nth) => ({
    at: new Date(Date.parse(`${day}T10:20:00+05:00`) + (nth % 9) * 1_740_000),
    staffId: staff.idOf('WAREHOUSE'),
    action: 'pieces.receive',
    resource: 'model',
    record: artikul,
    changes: pieces.map((piece) => insertOf('product_items', String(piece['id']), piece)),
  }));
}

/** Returns entries for withdrawn pieces: each was withdrawn after it was received. */
async function withdrawnEntries({ client, today, staff }: AuditContext): Promise<Entry[]> {
  const { rows } = await client.query<{ id: number; serial: string; because: string; received_on: string }>(
    `select id::integer as id, serial_number as serial, withdrawn_because as because, received_on::text as received_on
     from product_items where withdrawn_because in ('OTHER', 'AUDIT') and received_on < $1::date - 90 order by id`,
    [today],
  );
  return rows.map(({ id, serial, because }, nth) => {
    const change: Change = updateOf('product_items', id, [
      { product_item_state: 'AVAILABLE', withdrawn_because: null },
      { product_item_state: 'WITHDRAWN', withdrawn_because: because },
    ]);
    return {
      at: pastInstant(today, 6 + ((nth * 13) % 80), '12:40'),
      staffId: staff.idOf('WAREHOUSE'),
      action: 'pieces.withdraw',
      resource: 'piece',
      record: serial,
      changes: [change],
    };
  });
}
