import type { Callback, StockAlert, Visit, VisitPiece } from '#contract/request.ts';
import { callWindow, type Hours } from '#domain/request/call-hours.ts';
import { mayMove } from '#domain/moves.ts';
import { visitMoves } from '#domain/request/request-states.ts';
import { attachmentRef } from '#server/attachment/url.ts';
import { names, slugs } from '#server/kit/wire.ts';
import { maskContact } from '#server/kit/mask-contact.ts';
import type { ProductRow } from './queries.ts';
import type { AlertRow } from './stock-alerts/queries-alert.ts';
import type { CallbackRow, ProductRowOrNone } from './callbacks/queries-callback.ts';
import type { VisitPieceRow, VisitRow } from './visits/queries-visit.ts';
import { requestKey } from './request-key.ts';

function productToWire(row: ProductRow): StockAlert['product'] {
  return { id: row.product_id, artikul: row.artikul, ...names(row.product_name), ...slugs(row) };
}

export function callbackToWire(
  row: CallbackRow,
  { secret, answered }: { secret: string; answered: Hours },
): Callback {
  const { day, from, to } = callWindow(row.created_at, row.best_time, answered);
  return {
    key: requestKey(secret, 'callback', row.id),
    state: row.callback_state,
    phone: maskContact(row.phone),
    subject: row.subject,
    product: isProduct(row) ? productToWire(row) : null,
    serialNumber: row.serial_number,
    orderNumber: row.order_number,
    callOn: day,
    callFrom: from,
    callTo: to,
    createdAt: row.created_at.toISOString(),
  };
}

const isProduct = (row: ProductRowOrNone): row is ProductRow => row.product_id !== null;

export function alertToWire(
  row: AlertRow,
  { secret, kind }: { secret: string; kind: 'stock-alert' | 'stock-alert-message' },
): StockAlert {
  return {
    key: requestKey(secret, kind, row.id),
    mayMute: kind === 'stock-alert-message',
    state: row.alert_state,
    by: row.phone === null ? 'EMAIL' : 'SMS',
    to: maskContact(row.phone ?? row.email ?? ''),
    product: productToWire(row),
    sizeMm: row.size_hundredths_mm === null ? null : row.size_hundredths_mm / 100,
    lengthCm: row.length_mm === null ? null : row.length_mm / 10,
    createdAt: row.created_at.toISOString(),
  };
}

export function visitPieceToWire(row: VisitPieceRow): VisitPiece {
  return {
    serialNumber: row.serial_number,
    product: productToWire(row),
    image: attachmentRef(row.image_key),
    storeId: row.store_id,
  };
}

export function visitToWire(
  row: VisitRow,
  { pieces, secret, now }: { pieces: readonly VisitPieceRow[]; secret: string; now: Date },
): Visit {
  const cancelling = { from: row.visit_state, to: 'CANCELLED', by: 'SHOPPER' } as const;
  return {
    key: requestKey(secret, 'visit', row.id),
    state: row.visit_state,
    storeId: row.store_id,
    startsAt: row.starts_at.toISOString(),
    phone: maskContact(row.phone),
    pieces: pieces.map(visitPieceToWire),
    mayCancel: row.starts_at > now && mayMove(visitMoves, cancelling),
    createdAt: row.created_at.toISOString(),
  };
}
