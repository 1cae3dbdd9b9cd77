import { Compile } from 'typebox/compile';
import { StaffPiece, type StaffPieceRow } from '#contract/admin/piece.ts';
import { scopeOf, type StaffRole } from '#domain/auth/permissions.ts';
import { permissionOfPieceAction, pieceActions } from '#domain/stock/piece-actions.ts';
import { numberOfDay, tashkentDayNumber } from '#domain/units/tashkent-day.ts';
import { attachmentRef } from '#server/attachment/url.ts';
import type { Staff } from '#server/kit/staff-operation.ts';
import { names, slugs } from '#server/kit/wire.ts';
import type {
  HoldRow,
  MovementRow,
  OrderOfPieceRow,
  PaperRow,
  PieceFactsRow,
  PriceChangeRow,
  StoneRow,
} from './queries-piece.ts';
import type { PieceListRow } from './queries-piece-list.ts';

const knownMovement = Compile(StaffPiece.properties.movements.items.properties.kind);
const knownReason = Compile(StaffPiece.properties.withdrawnBecause);

export interface Viewer {
  staff: Pick<Staff, 'role' | 'storeIds'>;
  now: Date;
}

const hundredth = (value: number | null): number | null => (value === null ? null : value / 100);

export function rowToWire(row: PieceListRow, { staff: { role }, now }: Viewer): StaffPieceRow {
  const today = tashkentDayNumber(now);
  const facts = { state: row.product_item_state, withdrawnBecause: row.withdrawn_because };
  return {
    serialNumber: row.serial_number,
    version: row.version,
    artikul: row.artikul,
    ...names(row.name),
    image: attachmentRef(row.image_key),
    state: row.product_item_state,
    withdrawnBecause: knownReason.Parse(row.withdrawn_because),
    storeId: row.store_id,
    arrivesOn: row.arrives_on !== null && numberOfDay(row.arrives_on) >= today ? row.arrives_on : null,
    sizeMm: hundredth(row.size_hundredths_mm),
    lengthCm: row.length_mm === null ? null : row.length_mm / 10,
    weightGrams: row.weight_mg / 1000,
    probe: row.probe,
    price: row.price_b2c_som,
    oldPrice: row.old_price_b2c_som,
    cost: mayRead(role, 'pieces.cost') ? row.cost_som : null,
    receivedOn: row.received_on,
    age: today - numberOfDay(row.received_on),
    hasCertificate: row.has_certificate,
    hasCodes: row.has_codes,
    allowedActions: pieceActions(facts).filter((action) => mayRead(role, permissionOfPieceAction[action])),
  };
}

const mayRead = (role: StaffRole, permission: Parameters<typeof scopeOf>[1]): boolean =>
  scopeOf(role, permission) !== null;

export interface RecordParts {
  row: PieceListRow;
  facts: PieceFactsRow;
  stones: readonly StoneRow[];
  papers: readonly PaperRow[];
  hold: HoldRow | undefined;
  orders: readonly OrderOfPieceRow[];
  movements: readonly MovementRow[];
  prices: readonly PriceChangeRow[];
}

export function recordToWire(parts: RecordParts, viewer: Viewer): StaffPiece {
  const { row, facts } = parts;
  const { role } = viewer.staff;
  const purchase = { cost: row.cost_som, supplier: facts.supplier, invoice: facts.invoice };
  return {
    ...rowToWire(row, viewer),
    kind: facts.kind,
    productState: facts.product_state,
    ...slugs(facts),
    metal: facts.metal,
    widthMm: hundredth(facts.width_hundredths_mm),
    heightMm: hundredth(facts.height_hundredths_mm),
    thicknessMm: hundredth(facts.thickness_hundredths_mm),
    resizable: facts.resizable,
    isEngravable: facts.engravable,
    makersMark: facts.makers_mark,
    hallmarkKind: facts.hallmark_kind,
    ikpu: facts.ikpu,
    packageCode: facts.package_code,
    priceSource: facts.price_source,
    priceB2b: mayRead(role, 'prices.b2b') ? facts.price_b2b_som : null,
    purchase:
      mayRead(role, 'pieces.cost') && purchase.cost !== null ? { ...purchase, cost: purchase.cost } : null,
    stones: parts.stones.map(stoneToWire),
    certificates: parts.papers.map(({ id, certificate_state: state, laboratory, issued_on: issuedOn }) => ({
      id,
      state,
      laboratory,
      issuedOn,
    })),
    hold: holdToWire(parts.hold, viewer),
    orders: parts.orders
      .filter(({ store_id: storeId }) => seesOrdersOf(viewer, storeId))
      .map(({ number, order_state: state, created_at: at }) => ({ number, state, at: at.toISOString() })),
    movements: parts.movements.map(movementToWire),
    prices: parts.prices.map(({ at, why, from_b2c_som: from, to_b2c_som: to }) => ({
      at: at.toISOString(),
      why,
      from,
      to,
    })),
  };
}

/** Whether the role reads an order of this store (null: it is delivered). */
export function seesOrdersOf(
  { staff: { role, storeIds } }: Pick<Viewer, 'staff'>,
  storeId: number | null,
): boolean {
  const scope = scopeOf(role, 'orders.read');
  return scope === 'ALL' || (scope === 'OWN' && storeId !== null && storeIds.includes(storeId));
}

function holdToWire(hold: HoldRow | undefined, viewer: Viewer): StaffPiece['hold'] {
  if (hold === undefined) return null;
  return {
    by: hold.holder,
    until: hold.expires_at?.toISOString() ?? null,
    orderNumber: seesOrdersOf(viewer, hold.order_store_id) ? hold.order_number : null,
  };
}

function stoneToWire({
  kind,
  name,
  count,
  carat_thousandths: carat,
  color,
  clarity,
  is_main: isMain,
}: StoneRow) {
  return {
    kind,
    ...names(name),
    count,
    caratWeight: carat === null ? null : carat / 1000,
    color,
    clarity,
    isMain,
  };
}

function movementToWire(row: MovementRow): StaffPiece['movements'][number] {
  return {
    at: row.at.toISOString(),
    kind: knownMovement.Parse(row.kind),
    fromStoreId: row.from_store_id,
    toStoreId: row.to_store_id,
    staff: row.staff_name,
    document: row.document,
    reason: row.reason,
  };
}
