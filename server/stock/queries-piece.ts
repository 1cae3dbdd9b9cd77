import { type Selectable, sql } from 'kysely';
import type { AuditEntryRow } from '#server/kit/audit-entry.ts';
import type { ReadDb } from '#database/connect.ts';
import type { LocalizedText, StonesTable } from '#database/schema.ts';
import type { OrderState } from '#domain/order/order-states.ts';

export interface PieceFactsRow {
  id: number;
  kind: 'jewel' | 'loose-stone';
  product_state: 'DRAFT' | 'ACTIVE' | 'ARCHIVED';
  slug_uz: string;
  slug_ru: string;
  slug_en: string;
  metal: string | null;
  width_hundredths_mm: number | null;
  height_hundredths_mm: number | null;
  thickness_hundredths_mm: number | null;
  resizable: 'none' | '0.5' | '1' | '2';
  engravable: boolean;
  makers_mark: string | null;
  hallmark_kind: 'state' | 'maker' | null;
  ikpu: string | null;
  package_code: string | null;
  price_source: 'FORMULA' | 'FIXED';
  price_b2b_som: number | null;
  supplier: string | null;
  invoice: string | null;
}

export async function selectPieceFacts(db: ReadDb, id: number): Promise<PieceFactsRow> {
  return db
    .selectFrom('product_items as i')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .leftJoin('piece_costs as c', 'c.item_id', 'i.id')
    .select(['i.id', 'i.kind', 'p.product_state', 'p.slug_uz', 'p.slug_ru', 'p.slug_en', 'p.metal'])
    .select(['i.width_hundredths_mm', 'i.height_hundredths_mm', 'i.thickness_hundredths_mm', 'i.resizable'])
    .select(['i.engravable', 'i.makers_mark', 'i.hallmark_kind', 'i.ikpu', 'i.package_code'])
    .select(['i.price_source', 'i.price_b2b_som', 'c.supplier', 'c.invoice'])
    .where('i.id', '=', id)
    .executeTakeFirstOrThrow();
}

export interface StoneRow extends Omit<Selectable<StonesTable>, 'id' | 'item_id' | 'position'> {
  name: LocalizedText;
}

export async function selectStones(db: ReadDb, id: number): Promise<StoneRow[]> {
  return db
    .selectFrom('stones as s')
    .innerJoin('stone_kinds as k', 'k.kind', 's.kind')
    .select([
      's.kind',
      'k.name',
      's.origin',
      's.shape',
      's.count',
      's.carat_thousandths',
      's.size_hundredths_mm',
    ])
    .select(['s.color', 's.clarity', 's.cut', 's.treatment', 's.polish', 's.symmetry', 's.fluorescence'])
    .select(['s.length_hundredths_mm', 's.width_hundredths_mm', 's.depth_hundredths_mm'])
    .select(['s.depth_tenths_percent', 's.table_tenths_percent', 's.is_main'])
    .where('s.item_id', '=', id)
    .orderBy('s.is_main', 'desc')
    .orderBy('s.position')
    .orderBy('s.id')
    .execute();
}

export interface PaperRow {
  id: string;
  certificate_state: string;
  laboratory: string;
  issued_on: string;
}

export async function selectPapers(db: ReadDb, id: number): Promise<PaperRow[]> {
  return db
    .selectFrom('certificates')
    .select(['id', 'certificate_state', 'laboratory', 'issued_on'])
    .where('item_id', '=', id)
    .orderBy('issued_on', 'desc')
    .orderBy('id')
    .execute();
}

export interface HoldRow {
  holder: 'CHECKOUT' | 'ORDER' | 'COUNTER' | 'SET_ASIDE';
  expires_at: Date | null;
  order_number: string | null;
  /** Pickup store of the order. */
  order_store_id: number | null;
  /** The person for whom the piece was set aside, and by whom; null if it is not set aside. */
  person: string | null;
  aside_by: string | null;
}

/** Who holds the piece, from `holds h`. */
export const holderOf = sql<string>`case when h.order_id is not null then 'ORDER' when h.cart_id is not null then 'CHECKOUT'
  when h.set_aside_id is not null then 'SET_ASIDE' else 'COUNTER' end`;

export async function findHold(db: ReadDb, id: number): Promise<HoldRow | undefined> {
  const { rows } = await sql<HoldRow>`
    select ${holderOf} as holder,
      h.expires_at, o.number as order_number, o.store_id as order_store_id, a.person, s.name as aside_by
    from hold_items hi join holds h on h.id = hi.hold_id left join orders o on o.id = h.order_id
    left join set_asides a on a.id = h.set_aside_id left join staff s on s.id = a.staff_id
    where hi.item_id = ${id}`.execute(db);
  return rows[0];
}

export interface OrderOfPieceRow {
  number: string;
  order_state: OrderState;
  created_at: Date;
  store_id: number | null;
}

/** Returns all orders that ever contained the piece, latest first. */
export async function selectOrdersOfPiece(db: ReadDb, id: number): Promise<OrderOfPieceRow[]> {
  return db
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select(['o.number', 'o.order_state', 'o.created_at', 'o.store_id'])
    .where('l.item_id', '=', id)
    .orderBy('o.id', 'desc')
    .limit(20)
    .execute();
}

export interface MovementRow {
  at: Date;
  kind: string;
  from_store_id: number | null;
  to_store_id: number | null;
  staff_name: string;
  document: string | null;
  reason: string | null;
}

export async function selectMovements(db: ReadDb, id: number): Promise<MovementRow[]> {
  return db
    .selectFrom('piece_movements as m')
    .innerJoin('staff as s', 's.id', 'm.staff_id')
    .select(['m.at', 'm.kind', 'm.from_store_id', 'm.to_store_id', 's.name as staff_name'])
    .select(['m.document', 'm.reason'])
    .where('m.item_id', '=', id)
    .orderBy('m.id', 'desc')
    .limit(100)
    .execute();
}

export interface PriceChangeRow {
  at: Date;
  why: string;
  from_b2c_som: number | null;
  to_b2c_som: number | null;
}

export async function selectPriceChanges(db: ReadDb, id: number): Promise<PriceChangeRow[]> {
  return db
    .selectFrom('price_history')
    .select(['at', 'why', 'from_b2c_som', 'to_b2c_som'])
    .where('item_id', '=', id)
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
}

/** Returns the audit entries that changed rows of a piece in these tables or printed it, latest first, without these columns. */
export async function selectPieceHistory(
  db: ReadDb,
  {
    id,
    serial,
    tables,
    without,
  }: { id: number; serial: string; tables: readonly string[]; without: readonly string[] },
): Promise<AuditEntryRow[]> {
  const { rows } = await sql<AuditEntryRow>`
    select a.id, a.at, a.staff_id, s.name as staff_name, k.name as key_name, a.action, a.resource, a.record_id, a.reason, c.changes
    from (
      select entry_id, jsonb_agg(jsonb_build_object('table', table_name, 'record', record_id, 'op', op,
        'before', before - ${without}::text[], 'after', after - ${without}::text[]) order by id) as changes
      from (
        select * from audit_changes where table_name = any(${tables}::text[]) and record_id = ${String(id)}
        union all
        -- their keys do not identify the piece alone
        select c.* from audit_entries e join audit_changes c on c.entry_id = e.id
        where e.resource = 'piece' and e.record_id = ${serial} and c.table_name in ('item_params', 'item_attachments', 'attachments')
      ) changed
      group by entry_id
      union all
      -- a print has no changes
      select id, '[]' from audit_entries where resource = 'piece' and record_id = ${serial} and action in ('pieces.print', 'pieces.print-act')
      order by entry_id desc limit 100
    ) c
    join audit_entries a on a.id = c.entry_id
    left join staff s on s.id = a.staff_id left join api_keys k on k.id = a.key_id
    order by a.id desc`.execute(db);
  return rows;
}
