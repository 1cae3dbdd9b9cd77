import type { ClientBase } from 'pg';
import { type TashkentDay, addDays } from '#domain/units/tashkent-day.ts';
import { dayMs } from '#domain/units/durations.ts';
import { continueIds, insertRows, type SeedRow } from '../../insert-rows.ts';
import type { DemoStaff } from '../staff.ts';
import { nextId, pastInstant, readStoreIds } from './past.ts';

interface Journey {
  daysAgo: number;
  /** Slugs; null = the warehouse. */
  from: string | null;
  to: string;
  /** Days in transit. */
  days: number;
  pieces: number;
}

/** Ten transfers that arrived completely. */
const arrived: readonly Journey[] = [
  { daysAgo: 84, from: null, to: 'toshkent-amir-temur', days: 1, pieces: 12 },
  { daysAgo: 77, from: null, to: 'samarqand', days: 2, pieces: 9 },
  { daysAgo: 70, from: null, to: 'buxoro', days: 2, pieces: 6 },
  { daysAgo: 63, from: null, to: 'toshkent-chilonzor', days: 1, pieces: 8 },
  { daysAgo: 52, from: 'toshkent-amir-temur', to: 'namangan', days: 2, pieces: 4 },
  { daysAgo: 44, from: null, to: 'fargona', days: 2, pieces: 7 },
  { daysAgo: 31, from: 'samarqand', to: 'toshkent-amir-temur', days: 2, pieces: 3 },
  { daysAgo: 22, from: null, to: 'namangan', days: 3, pieces: 5 },
  { daysAgo: 15, from: null, to: 'samarqand', days: 2, pieces: 8 },
  { daysAgo: 9, from: 'toshkent-chilonzor', to: 'buxoro', days: 2, pieces: 3 },
];
/** The transfer with a missing piece; a second person still has to approve that it is lost. */
const incomplete: Journey = { daysAgo: 5, from: null, to: 'toshkent-amir-temur', days: 2, pieces: 6 };

/** An incompletely received transfer, for its pending approval. */
export interface IncompleteTransfer {
  id: number;
  serial: string;
  amountSom: number;
  receiver: number;
  at: Date;
  reason: string;
}

interface Piece {
  id: number;
  serial: string;
  storeId: number | null;
  receivedOn: string;
  arrivesOn: string | null;
  state: 'AVAILABLE' | 'WITHDRAWN';
  priceSom: number | null;
}

/**
 * Adds twelve transfers in the 90 days before `today`: of pieces that are at their destination, of one batch in transit, and of a
 * withdrawn piece that is missing. No piece moves. Returns the transfer with the missing piece; null = no piece fits.
 */
export async function addTransfers(
  client: ClientBase,
  { today, staff }: { today: TashkentDay; staff: DemoStaff },
): Promise<IncompleteTransfer | null> {
  const stores = await readStoreIds(client);
  const pieces = await readPieces(client);
  const used = new Set<number>();
  const take = (count: number, fits: (piece: Piece) => boolean): Piece[] => {
    const chosen = pieces.filter((piece) => !used.has(piece.id) && fits(piece)).slice(0, count);
    for (const { id } of chosen) used.add(id);
    return chosen;
  };
  let id = await nextId(client, 'transfers');
  const written: Written[] = [];
  const write = (journey: Journey, chosen: readonly Piece[], end: Omit<End, 'receiver'>) => {
    if (chosen.length === 0) return;
    const to = stores.get(journey.to) ?? null;
    const from = journey.from === null ? null : (stores.get(journey.from) ?? null);
    const sender = from === null ? staff.idOf('WAREHOUSE') : staff.sellerOf(from);
    const seller = staff.sellerOf(to ?? 0);
    // the sender must not receive it
    const receiver = seller === sender ? staff.idOf('OWNER') : seller;
    written.push({ id: id++, journey, pieces: chosen, from, to, sender, end: { ...end, receiver } });
  };
  for (const journey of arrived) {
    const sentOn = addDays(today, -journey.daysAgo);
    const chosen = take(journey.pieces, (piece) => {
      return liesAt(piece, stores.get(journey.to)) && piece.receivedOn < sentOn;
    });
    write(journey, chosen, { missing: null, isReceived: true });
  }
  const sentOn = addDays(today, -incomplete.daysAgo);
  const isAtGoal = (piece: Piece) => piece.storeId === stores.get(incomplete.to) && piece.receivedOn < sentOn;
  const [missing] = take(1, (piece) => piece.state === 'WITHDRAWN' && isAtGoal(piece));
  const found = take(
    incomplete.pieces,
    (piece) => liesAt(piece, stores.get(incomplete.to)) && isAtGoal(piece),
  );
  if (missing) write(incomplete, [...found, missing], { missing, isReceived: true });
  const [batch, journey] = onItsWay(pieces, { today, stores });
  write(journey, batch, { missing: null, isReceived: false });
  await insertTransfers(client, { today, written });
  const last = written.find(({ end }) => end.missing !== null);
  return last === undefined ? null : incompleteOf(last, today);
}

const liesAt = ({ state, storeId, arrivesOn }: Piece, store: number | undefined): boolean =>
  state === 'AVAILABLE' && arrivesOn === null && storeId === (store ?? -1);

/** The largest batch of the catalogue that arrives in a store on one day: sent yesterday. */
function onItsWay(
  pieces: readonly Piece[],
  { today, stores }: { today: TashkentDay; stores: ReadonlyMap<string, number> },
): [Piece[], Journey] {
  const yesterday = addDays(today, -1);
  const batches = [...stores].flatMap(([to, storeId]) => {
    const coming = pieces.filter(
      (piece) =>
        piece.storeId === storeId &&
        piece.arrivesOn !== null &&
        piece.arrivesOn > today &&
        piece.receivedOn < yesterday,
    );
    return [...new Set(coming.map(({ arrivesOn }) => arrivesOn))].map((day) => ({
      to,
      day,
      batch: coming.filter(({ arrivesOn }) => arrivesOn === day),
    }));
  });
  const [largest] = batches.toSorted((one, other) => other.batch.length - one.batch.length);
  const to = largest?.to ?? '';
  const days = (Date.parse(largest?.day ?? today) - Date.parse(yesterday)) / dayMs;
  return [largest?.batch ?? [], { daysAgo: 1, from: null, to, days, pieces: 0 }];
}

interface End {
  missing: Piece | null;
  isReceived: boolean;
  receiver: number;
}

interface Written {
  id: number;
  journey: Journey;
  pieces: readonly Piece[];
  from: number | null;
  to: number | null;
  sender: number;
  end: End;
}

const missingBecause = 'В коробке нет, пломба цела';
const sentAt = (today: TashkentDay, { daysAgo }: Journey): Date => pastInstant(today, daysAgo, '16:10');
const arrivedAt = (today: TashkentDay, { daysAgo, days }: Journey): Date =>
  pastInstant(today, daysAgo - days, '11:25');

const incompleteOf = ({ id, end, journey }: Written, today: TashkentDay): IncompleteTransfer => ({
  id,
  serial: end.missing?.serial ?? '',
  amountSom: end.missing?.priceSom ?? 0,
  receiver: end.receiver,
  at: arrivedAt(today, journey),
  reason: missingBecause,
});

async function insertTransfers(
  client: ClientBase,
  { today, written }: { today: TashkentDay; written: readonly Written[] },
): Promise<void> {
  await insertRows(
    client,
    'transfers',
    written.map(({ id, journey, from, to, sender, end }) => ({
      id,
      from_store_id: from,
      to_store_id: to,
      transfer_state: end.missing
        ? ('ARRIVED' as const)
        : end.isReceived
          ? ('CLOSED' as const)
          : ('SENT' as const),
      arrives_on: addDays(today, journey.days - journey.daysAgo),
      sent_by: sender,
      sent_at: sentAt(today, journey).toISOString(),
      closed_at: end.isReceived && !end.missing ? arrivedAt(today, journey).toISOString() : null,
      reason: end.missing ? missingBecause : null,
    })),
  );
  await insertRows(
    client,
    'transfer_pieces',
    written.flatMap((one) => pieceRows(one, today)),
  );
  await insertRows(
    client,
    'piece_movements',
    written.flatMap((one) => movementRows(one, today)),
  );
  const lost = written.flatMap(({ end }) => (end.missing ? [end.missing.id] : []));
  await client.query(`update product_items set withdrawn_because = 'AUDIT' where id = any($1)`, [lost]);
  await continueIds(client, ['transfers']);
}

const pieceRows = (
  { id, journey, pieces, sender, end }: Written,
  today: TashkentDay,
): SeedRow<'transfer_pieces'>[] =>
  pieces.map((piece) => {
    const isHere = end.isReceived && piece !== end.missing;
    const at = arrivedAt(today, journey).toISOString();
    return {
      transfer_id: id,
      item_id: piece.id,
      sent_by: sender,
      received_by: isHere ? end.receiver : null,
      received_at: isHere ? at : null,
      missing_at: piece === end.missing ? at : null,
    };
  });

function movementRows(
  { id, journey, pieces, from, to, sender, end }: Written,
  today: TashkentDay,
): Omit<SeedRow<'piece_movements'>, 'id'>[] {
  const common = { from_store_id: from, to_store_id: to, document: `T-${id}` };
  return pieces.flatMap((piece) => {
    const sent = {
      ...common,
      item_id: piece.id,
      at: sentAt(today, journey).toISOString(),
      kind: 'SENT' as const,
      staff_id: sender,
      reason: null,
    };
    const at = arrivedAt(today, journey).toISOString();
    const isMissing = piece === end.missing;
    const kind = isMissing ? ('MISSING' as const) : ('ARRIVED' as const);
    const reason = isMissing ? missingBecause : null;
    return end.isReceived ? [sent, { ...sent, at, kind, staff_id: end.receiver, reason }] : [sent];
  });
}

/** Reads pieces of the catalogue that are on sale or withdrawn. */
async function readPieces(client: ClientBase): Promise<Piece[]> {
  const { rows } = await client.query<Piece>(
    `select i.id::integer as id, i.serial_number as serial, i.store_id::integer as "storeId", i.received_on::text as "receivedOn",
       i.arrives_on::text as "arrivesOn", i.product_item_state as state, i.price_b2c_som::float8 as "priceSom"
     from product_items i join products p on p.id = i.product_id
     where p.product_state = 'ACTIVE' and p.kind = 'jewel'
       and (i.product_item_state = 'AVAILABLE' or i.product_item_state = 'WITHDRAWN' and i.withdrawn_because = 'OTHER' and i.price_b2c_som > 0)
       and not exists (select from transfer_pieces l where l.item_id = i.id)
     order by i.id`,
  );
  return rows;
}
