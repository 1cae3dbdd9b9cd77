import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { StaffPiece, StaffPieceRow, StaffPiecesQuery } from '#contract/admin/stock/piece.ts';
import type { AuditEntry } from '#contract/admin/audit.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { countWithin } from '#server/kit/count-within.ts';
import { tagsOf } from '#server/kit/tags.ts';
import { scopeOf } from '#domain/auth/permissions.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import { withCategoriesBelow } from '#server/catalog/category-branches.ts';
import { loadWorkTerms } from '#server/content/shop-terms.ts';
import { auditEntryToWire } from '#server/kit/audit-entry.ts';
import { idsOf, type ListSort, readPage, type ListedRows } from '#server/kit/list-page.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { Staff } from '#server/kit/staff-operation.ts';
import {
  findHold,
  selectMovements,
  selectOrdersOfPiece,
  selectPapers,
  selectPieceFacts,
  selectPieceHistory,
  selectPriceChanges,
  selectStones,
} from './queries-piece.ts';
import {
  countPieces,
  findPiece,
  type PieceFilter,
  type PieceListRow,
  type PieceRange,
  selectPieces,
} from './queries-piece-list.ts';
import { findWaitingRequest } from '#server/approval/waiting-request.ts';
import { selectCountsOfPiece } from './count/queries-of-piece.ts';
import { selectParamsOfPiece } from './facts/queries-params.ts';
import { selectPiecePictures } from './pictures/queries-pictures.ts';
import { selectRepairs } from './care/queries-repair.ts';
import { rowToWire, type Viewer } from './wire.ts';
import { recordToWire } from './wire-record.ts';

type Query = Static<typeof StaffPiecesQuery>;

const sorts: Record<string, Omit<ListSort, 'isDescending'>> = {
  receivedOn: { by: sql`i.received_on`, type: 'date' },
  price: { by: sql`coalesce(i.price_b2c_som, 0)`, type: 'bigint' },
  weight: { by: sql`i.weight_mg`, type: 'bigint' },
  serialNumber: { by: sql`i.serial_number`, type: 'text' },
};

/**
 * Returns a page of pieces, latest received first unless `sort` says otherwise. Two statements, three with a category. Refuses with
 * CURSOR_INVALID or COUNT_TOO_SLOW.
 */
export async function listStaffPieces(
  db: Db,
  { query, viewer }: { query: Query; viewer: Viewer },
): Promise<ListedRows<StaffPieceRow>> {
  const filter = await readPieceFilter(db, query, viewer.now);
  const page = await readPage(query, {
    sorts,
    defaultSort: '-receivedOn',
    id: sql`i.id`,
    select: (part) => selectPieces(db, filter, part),
    count: (wanted) =>
      wanted === 'exact'
        ? countWithin(db, (db) => countPieces(db, filter, wanted))
        : countPieces(db, filter, wanted),
  });
  return { ...page, rows: page.rows.map((row) => rowToWire(row, viewer)) };
}

/** Builds the filter from a list's query, without its page. */
export async function readPieceFilter(db: ReadDb, query: Query, now: Date): Promise<PieceFilter> {
  const { q, storeId, categoryId, collectionId, probe, tag, inTransit, onHand, noCodes, noPhoto } = query;
  const from = query['receivedOn.from'];
  const to = query['receivedOn.to'];
  const certificate = query['certificate.is'];
  return {
    ...(q !== undefined && { q }),
    ...wordLists(query),
    ...(storeId !== undefined && { storeIds: idsOf(storeId).map((id) => (id === 0 ? null : id)) }),
    ...(categoryId !== undefined && {
      categoryIds: await withCategoriesBelow(db, idsOf(categoryId)),
    }),
    ...(collectionId !== undefined && { collectionIds: idsOf(collectionId) }),
    ...(probe !== undefined && { probes: idsOf(probe) }),
    ...(tag !== undefined && { tags: tagsOf(tag) }),
    ...(from !== undefined && { receivedFrom: from }),
    ...(to !== undefined && { receivedTo: to }),
    ranges: rangesOf(query),
    ...(certificate !== undefined && { isCertified: certificate === 'set' }),
    ...(onHand === true && { isOnHand: true }),
    ...(inTransit === true && { inTransitOn: tashkentDay(now) }),
    ...(noCodes === true && { noCodes }),
    ...(noPhoto === true && { noPhoto }),
  };
}

/** The number of column units per unit of a range: soʻm, millimetre, centimetre, gram. */
const units = [
  ['price', 1],
  ['size', 100],
  ['length', 10],
  ['weight', 1000],
] as const;

function rangesOf(query: Query): PieceRange[] {
  return units.flatMap(([of, unit]) => {
    const [from, to] = [query[`${of}.from`], query[`${of}.to`]];
    const inUnits = (typed: string | undefined) =>
      typed === undefined ? null : Math.round(Number(typed) * unit);
    return from === undefined && to === undefined ? [] : [{ of, from: inUnits(from), to: inUnits(to) }];
  });
}

/** Filters that match any of several values. */
const wordLists = ({ state, withdrawnBecause, metal, priceSource, heldBy }: Query) => ({
  ...(state !== undefined && { states: state.split(',') }),
  ...(withdrawnBecause !== undefined && { withdrawnBecause: withdrawnBecause.split(',') }),
  ...(metal !== undefined && { metals: metal.split(',') }),
  ...(priceSource !== undefined && { priceSources: priceSource.split(',') }),
  ...(heldBy !== undefined && { holders: heldBy.split(',') }),
});

/** Finds a piece by a serial number as typed. Refuses with NOT_FOUND. */
export async function requirePiece(db: ReadDb, serial: string): Promise<PieceListRow> {
  const row = (await findPiece(db, serial)) ?? (await findPiece(db, serial.trim().toUpperCase()));
  if (row === undefined) throw new Refusal('NOT_FOUND');
  return row;
}

/** Returns a piece in full. Fourteen statements for any amount of history. Refuses with NOT_FOUND. */
export async function readStaffPiece(
  db: ReadDb,
  { serial, viewer }: { serial: string; viewer: Viewer & { staff: Pick<Staff, 'id'> } },
): Promise<StaffPiece> {
  const row = await requirePiece(db, serial);
  const { id } = row;
  const parts = {
    row,
    facts: await selectPieceFacts(db, id),
    stones: await selectStones(db, id),
    params: await selectParamsOfPiece(db, id),
    pictures: await selectPiecePictures(db, id),
    papers: await selectPapers(db, id),
    hold: await findHold(db, id),
    orders: await selectOrdersOfPiece(db, id),
    movements: await selectMovements(db, id),
    counts: await selectCountsOfPiece(db, id),
    prices: await selectPriceChanges(db, id),
    repairs: await selectRepairs(db, id),
    asideHours: (await loadWorkTerms(db)).asideHours,
    waiting: await findWaitingRequest(db, {
      resource: 'piece',
      recordId: row.serial_number,
      staff: viewer.staff,
    }),
  };
  return recordToWire(parts, viewer);
}

/** Returns the audit history of a piece, without what the role may not see (BO-10). Refuses with NOT_FOUND. */
export async function readPieceHistory(
  db: ReadDb,
  { serial, viewer: { staff } }: { serial: string; viewer: Viewer },
): Promise<AuditEntry[]> {
  const { id, serial_number } = await requirePiece(db, serial);
  const tables = [
    'product_items',
    'stones',
    ...(scopeOf(staff, 'pieces.cost') === null ? [] : ['piece_costs']),
  ];
  const without = scopeOf(staff, 'prices.b2b') === null ? ['price_b2b_som'] : [];
  const rows = await selectPieceHistory(db, { id, serial: serial_number, tables, without });
  return rows.map(auditEntryToWire);
}
