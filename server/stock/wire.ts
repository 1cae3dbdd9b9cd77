import { Compile } from 'typebox/compile';
import { StaffPiece, type StaffPieceRow } from '#contract/admin/stock/piece.ts';
import { type Permission, type PermissionHolder, scopeOf } from '#domain/auth/permissions.ts';
import { marginPercent } from '#domain/pricing/margin.ts';
import {
  permissionOfPieceAction,
  type PieceAction,
  pieceActions,
  type PieceFacts,
} from '#domain/stock/piece-actions.ts';
import { totalCarats } from '#domain/stock/total-carats.ts';
import { numberOfDay, tashkentDayNumber } from '#domain/units/tashkent-day.ts';
import { attachmentRef } from '#server/attachment/url.ts';
import type { Staff } from '#server/kit/staff-operation.ts';
import { names } from '#server/kit/wire.ts';
import type { PieceListRow } from './queries-piece-list.ts';

const knownReason = Compile(StaffPiece.properties.withdrawnBecause);

export interface Viewer {
  staff: Pick<Staff, 'role' | 'keyScopes' | 'storeIds'>;
  now: Date;
}

export const hundredth = (value: number | null): number | null => (value === null ? null : value / 100);

export function rowToWire(row: PieceListRow, { staff, now }: Viewer): StaffPieceRow {
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
    ...(mayRead(staff, 'pieces.cost') ? costOf(row) : { cost: null, margin: null }),
    receivedOn: row.received_on,
    age: today - numberOfDay(row.received_on),
    stones: row.stones.map(({ name, count }) => ({ ...names(name), count })),
    totalCarats: totalCarats(row.stones),
    certificateIds: row.certificate_ids,
    hasCertificate: row.certificate_ids.length > 0,
    hasCodes: row.has_codes,
    tags: row.tags,
    allowedActions: actionsOf(facts, { storeId: row.store_id, staff }),
  };
}

function costOf(row: PieceListRow): Pick<StaffPieceRow, 'cost' | 'margin'> {
  const { cost_som: costSom, price_b2c_som: priceSom, vat_percent: vatPercent } = row;
  const isKnown = costSom !== null && priceSom !== null;
  return { cost: costSom, margin: isKnown ? marginPercent({ priceSom, costSom, vatPercent }) : null };
}

export const mayRead = (staff: PermissionHolder, permission: Permission): boolean =>
  scopeOf(staff, permission) !== null;

/** What the staff member may do with a piece in this store; null = the warehouse. */
export function actionsOf(
  facts: PieceFacts,
  { storeId, staff }: { storeId: number | null; staff: Viewer['staff'] },
): PieceAction[] {
  const isOwn = storeId !== null && staff.storeIds.includes(storeId);
  return pieceActions(facts).filter((action) => {
    const scope = scopeOf(staff, permissionOfPieceAction[action]);
    return scope === 'ALL' || (scope === 'OWN' && isOwn);
  });
}

/** Whether the role may read an order of this store (null: it is delivered). */
export function mayReadOrdersOf({ staff }: Pick<Viewer, 'staff'>, storeId: number | null): boolean {
  const scope = scopeOf(staff, 'orders.read');
  return scope === 'ALL' || (scope === 'OWN' && storeId !== null && staff.storeIds.includes(storeId));
}
