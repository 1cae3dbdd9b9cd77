import { Compile } from 'typebox/compile';
import type { WaitingApproval } from '#contract/admin/approval.ts';
import { StaffPiece } from '#contract/admin/stock/piece.ts';
import { mediaOf } from '#server/attachment/attachment-row.ts';
import { marksOf } from '#server/attachment/picture-marks.ts';
import { slugs } from '#server/kit/wire.ts';
import type { CountOfPieceRow } from './count/queries-of-piece.ts';
import type { RepairRow } from './care/queries-repair.ts';
import type { PiecePictureRow } from './pictures/queries-pictures.ts';
import type {
  HoldRow,
  MovementRow,
  OrderOfPieceRow,
  PaperRow,
  PieceFactsRow,
  PriceChangeRow,
  StoneRow,
} from './queries-piece.ts';
import { stoneToWire } from './wire-stone.ts';
import type { PieceListRow } from './queries-piece-list.ts';
import { actionsOf, hundredth, mayRead, rowToWire, mayReadOrdersOf, type Viewer } from './wire.ts';

const knownMovement = Compile(StaffPiece.properties.movements.items.properties.kind);

export interface RecordParts {
  row: PieceListRow;
  facts: PieceFactsRow;
  stones: readonly StoneRow[];
  params: readonly { id: number; value: string }[];
  pictures: readonly PiecePictureRow[];
  papers: readonly PaperRow[];
  hold: HoldRow | undefined;
  orders: readonly OrderOfPieceRow[];
  movements: readonly MovementRow[];
  counts: readonly CountOfPieceRow[];
  prices: readonly PriceChangeRow[];
  repairs: readonly RepairRow[];
  asideHours: number;
  waiting: WaitingApproval | undefined;
}

export function recordToWire(parts: RecordParts, viewer: Viewer): StaffPiece {
  const { row, facts } = parts;
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
    priceB2b: mayRead(viewer.staff, 'prices.b2b') ? facts.price_b2b_som : null,
    purchase:
      mayRead(viewer.staff, 'pieces.cost') && purchase.cost !== null
        ? { ...purchase, cost: purchase.cost }
        : null,
    stones: parts.stones.map(stoneToWire),
    params: [...parts.params],
    photos: parts.pictures.map((picture) => ({ ...mediaOf(picture), ...marksOf(picture) })),
    certificates: parts.papers.map(({ id, certificate_state: state, laboratory, issued_on: issuedOn }) => ({
      id,
      state,
      laboratory,
      issuedOn,
    })),
    allowedActions: actionsOf(factsOf(parts), { storeId: row.store_id, staff: viewer.staff }),
    hold: holdToWire(parts.hold, viewer),
    aside: asideToWire(parts.hold, viewer),
    asideHours: parts.asideHours,
    repairs: parts.repairs.map((repair) => repairToWire(repair, viewer)),
    waiting: parts.waiting ?? null,
    orders: parts.orders
      .filter(({ store_id: storeId }) => mayReadOrdersOf(viewer, storeId))
      .map(({ number, order_state: state, created_at: at }) => ({ number, state, at: at.toISOString() })),
    movements: parts.movements.map(movementToWire),
    counts: parts.counts.map((row) => ({
      stocktakeId: row.stocktake_id,
      storeId: row.store_id,
      at: row.at.toISOString(),
      staff: row.staff_name,
    })),
    prices: parts.prices.map(({ at, why, from_b2c_som: from, to_b2c_som: to }) => ({
      at: at.toISOString(),
      why,
      from,
      to,
    })),
  };
}

const factsOf = ({ row, hold }: RecordParts) => ({
  state: row.product_item_state,
  withdrawnBecause: row.withdrawn_because,
  isSetAside: hold?.holder === 'SET_ASIDE',
});

/** The person's name is shown only to staff who set pieces aside. */
function asideToWire(hold: HoldRow | undefined, viewer: Viewer): StaffPiece['aside'] {
  const { person = null, aside_by: staff = null, expires_at: until = null } = hold ?? {};
  if (person === null || staff === null || until === null || !mayRead(viewer.staff, 'pieces.aside'))
    return null;
  return { person, staff, until: until.toISOString() };
}

function repairToWire(row: RepairRow, viewer: Viewer): StaffPiece['repairs'][number] {
  return {
    workshop: row.workshop,
    task: row.task,
    dueOn: row.due_on,
    sentBy: row.sender,
    sentAt: row.sent_at.toISOString(),
    backAt: row.back_at?.toISOString() ?? null,
    cost: mayRead(viewer.staff, 'pieces.cost') ? row.cost_som : null,
    newWeightGrams: row.new_weight_mg === null ? null : row.new_weight_mg / 1000,
  };
}

function holdToWire(hold: HoldRow | undefined, viewer: Viewer): StaffPiece['hold'] {
  if (hold === undefined) return null;
  return {
    by: hold.holder,
    until: hold.expires_at?.toISOString() ?? null,
    orderNumber: mayReadOrdersOf(viewer, hold.order_store_id) ? hold.order_number : null,
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
