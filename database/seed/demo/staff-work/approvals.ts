import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import type { TashkentDay } from '#domain/units/tashkent-day.ts';
import { continueIds, type SeedRow } from '../../insert-rows.ts';
import type { DemoStaff } from '../staff.ts';
import { minutesAfter, nextId, pastInstant } from './past.ts';
import type { IncompleteTransfer } from './transfers.ts';

interface Approval extends Omit<SeedRow<'approvals'>, 'id' | 'payload_hash'> {
  /** Bytes in PostgreSQL's text format. */
  payload_hash: string;
}

interface Wish extends Pick<Approval, 'kind' | 'resource' | 'record_id' | 'reason' | 'requested_by'> {
  payload: Record<string, unknown>;
  effect: { amountSom: number; serials: readonly string[]; facts?: readonly object[] };
  at: Date;
}

interface Decision {
  state: 'APPROVED' | 'REFUSED' | 'OVER';
  /** null = the requester withdrew it. */
  by: number | null;
  at: Date;
  because?: string;
}

interface Context {
  today: TashkentDay;
  staff: DemoStaff;
  incomplete: IncompleteTransfer | null;
}

/**
 * Adds five approvals in the 90 days before `today`: an approved refund and an approved write-off, a refused rate, a withdrawn loss, and
 * the pending loss of a transfer.
 */
export async function addApprovals(client: ClientBase, context: Context): Promise<void> {
  const first = await nextId(client, 'approvals');
  const rows = [
    ...(await refund(client, context)),
    refusedRate(context),
    ...(await foundAgain(client, context)),
    ...(await writeOff(client, context)),
    ...(context.incomplete ? [waitingLoss(context.incomplete)] : []),
  ];
  const oldestFirst = rows
    .toSorted((one, other) => String(one.requested_at).localeCompare(String(other.requested_at)))
    .map((row, nth) => ({ id: first + nth, ...row }));
  await insertApprovals(client, oldestFirst);
  const ofRefund = oldestFirst.find(({ kind }) => kind === 'REFUND');
  if (ofRefund) await linkRefund(client, ofRefund.id);
  await continueIds(client, ['approvals']);
}

async function insertApprovals(
  client: ClientBase,
  rows: readonly (Approval & { id: number })[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  if (columns === '') return;
  await client.query(
    `insert into approvals (${columns}) overriding system value
     select ${columns} from jsonb_populate_recordset(null::approvals, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}

function approval({ payload, effect, at, ...wish }: Wish, decision: Decision | null): Approval {
  return {
    ...wish,
    approval_state: decision?.state ?? 'WAITING',
    payload,
    // the property names must be sorted, as in server/approval/payload-hash.ts
    payload_hash: `\\x${createHash('sha256').update(JSON.stringify(payload)).digest('hex')}`,
    effect,
    requested_at: at.toISOString(),
    decided_by: decision?.by ?? null,
    decided_at: decision?.at.toISOString() ?? null,
    refused_because: decision?.because ?? null,
    done_at: decision?.state === 'APPROVED' ? decision.at.toISOString() : null,
  };
}

interface RefundRow {
  number: string;
  store_id: number | null;
  at: Date;
  amount_som: number;
  has_delivery: boolean;
  serials: string[];
}

/** The largest refund paid out by the staff: above the limit, so that a second person approved it. */
const maxRefund = `select r.id from refunds r where r.is_manual and r.refund_state = 'DONE' and r.amount_som > 5000000
  and r.approval_id is null order by r.amount_som desc, r.id limit 1`;

async function refund(client: ClientBase, { staff }: Context): Promise<Approval[]> {
  const { rows } = await client.query<RefundRow>(
    `select o.number, o.store_id::integer as store_id, r.created_at as at, r.amount_som::float8 as amount_som, r.delivery_som > 0 as has_delivery,
       array(select i.serial_number from refund_lines l join order_lines ol on ol.id = l.order_line_id
         join product_items i on i.id = ol.item_id where l.refund_id = r.id order by 1) as serials
     from refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id where r.id = (${maxRefund})`,
  );
  return rows.map(
    ({ number, store_id: storeId, at, amount_som: amountSom, has_delivery: delivery, serials }) =>
      approval(
        {
          kind: 'REFUND',
          payload: { delivery, goodwillSom: 0, number, serials },
          effect: { amountSom, serials },
          resource: 'order',
          record_id: number,
          reason: 'Не подошёл размер, изделие не носили',
          requested_by: storeId === null ? staff.support : staff.sellerOf(storeId),
          at: minutesAfter(at, -25),
        },
        { state: 'APPROVED', by: staff.idOf('OWNER'), at },
      ),
  );
}

const linkRefund = (client: ClientBase, approvalId: number) =>
  client.query(`update refunds set approval_id = $1 where id = (${maxRefund})`, [approvalId]);

function refusedRate({ today, staff }: Context): Approval {
  const at = pastInstant(today, 33, '10:15');
  return approval(
    {
      kind: 'RATE',
      payload: { from: null, metal: 'gold', refSom: 2_120_000 },
      effect: {
        amountSom: 486_000_000,
        serials: [],
        facts: [
          { name: 'METAL', value: 'gold' },
          { name: 'RATE_NOW', value: 1_972_000 },
          { name: 'RATE_NEW', value: 2_120_000 },
          { name: 'PIECES', value: 588 },
          { name: 'BEFORE', value: 6_912_000_000 },
          { name: 'AFTER', value: 7_398_000_000 },
        ],
      },
      resource: 'rate',
      record_id: 'gold',
      reason: 'Биржа выросла за ночь',
      requested_by: staff.idOf('MANAGER'),
      at,
    },
    {
      state: 'REFUSED',
      by: staff.idOf('OWNER'),
      at: minutesAfter(at, 70),
      because: 'Скачок на один день: подождём закрытия недели',
    },
  );
}

interface PieceRow {
  id: number;
  serial: string;
  store_id: number | null;
  price_som: number;
}

/** The last one. */
const readPiece = async (client: ClientBase, where: string): Promise<PieceRow | undefined> => {
  const { rows } = await client.query<PieceRow>(
    `select i.id::integer as id, i.serial_number as serial, i.store_id::integer as store_id, i.price_b2c_som::float8 as price_som
     from product_items i join products p on p.id = i.product_id where i.price_b2c_som > 0 and ${where} order by i.id desc limit 1`,
  );
  return rows[0];
};

/** A piece that a seller could not find in the evening and found the next morning. */
async function foundAgain(client: ClientBase, { today, staff }: Context): Promise<Approval[]> {
  const piece = await readPiece(
    client,
    `i.product_item_state = 'AVAILABLE' and i.arrives_on is null and p.product_state = 'ACTIVE' and i.received_on < current_date - 90
     and i.store_id = (select min(store_id) from staff_stores)`,
  );
  if (piece === undefined) return [];
  const seller = staff.sellerOf(piece.store_id ?? 0);
  return [
    approval(
      {
        kind: 'LOST',
        payload: { serials: [piece.serial] },
        effect: { amountSom: piece.price_som, serials: [piece.serial] },
        resource: 'piece',
        record_id: piece.serial,
        reason: 'Вечером не нашли в витрине',
        requested_by: seller,
        at: pastInstant(today, 26, '20:05'),
      },
      { state: 'OVER', by: null, at: pastInstant(today, 25, '10:40') },
    ),
  ];
}

/** A returned, broken piece of a former model. */
async function writeOff(client: ClientBase, { today, staff }: Context): Promise<Approval[]> {
  const at = pastInstant(today, 18, '15:30');
  const decidedAt = minutesAfter(at, 95);
  const piece = await readPiece(
    client,
    `i.product_item_state = 'WITHDRAWN' and i.withdrawn_because in ('OTHER', 'RETURN_CHECK') and p.product_state = 'ARCHIVED'
     and not exists (select from order_lines l join order_events e on e.id = l.returned_event_id
       where l.item_id = i.id and e.at >= '${at.toISOString()}')`,
  );
  if (piece === undefined) return [];
  const reason = 'Вернулось со сломанной закрепкой, камень потерян';
  await client.query(`update product_items set withdrawn_because = 'WRITTEN_OFF' where id = $1`, [piece.id]);
  await client.query(
    `insert into piece_movements (item_id, at, kind, from_store_id, to_store_id, staff_id, reason)
     values ($1, $2, 'WRITTEN_OFF', $3, $3, $4, $5)`,
    [piece.id, decidedAt, piece.store_id, staff.idOf('WAREHOUSE'), reason],
  );
  return [
    approval(
      {
        kind: 'WRITE_OFF',
        payload: { serials: [piece.serial] },
        effect: { amountSom: piece.price_som, serials: [piece.serial] },
        resource: 'piece',
        record_id: piece.serial,
        reason,
        requested_by: staff.idOf('WAREHOUSE'),
        at,
      },
      { state: 'APPROVED', by: staff.idOf('MANAGER'), at: decidedAt },
    ),
  ];
}

const waitingLoss = ({ id, serial, amountSom, receiver, at, reason }: IncompleteTransfer): Approval =>
  approval(
    {
      kind: 'LOST',
      payload: { serials: [serial], transferId: id },
      effect: { amountSom, serials: [serial] },
      resource: 'transfer',
      record_id: String(id),
      reason,
      requested_by: receiver,
      at,
    },
    null,
  );
