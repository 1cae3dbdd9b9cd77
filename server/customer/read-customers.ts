import { sql } from 'kysely';
import type { Static } from 'typebox';
import type {
  CustomerAction,
  StaffCustomer,
  StaffCustomerRow,
  StaffCustomersQuery,
} from '#contract/admin/people/customer.ts';
import { placeIdOf, soatoOf } from '#domain/delivery/place-ids.ts';
import { type Permission, scopeOf } from '#domain/auth/permissions.ts';
import type { ReadDb } from '#database/connect.ts';
import { idsOf, readPage, type ListedRows } from '#server/kit/list-page.ts';
import { maskContact } from '#server/kit/mask-contact.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller } from '#server/kit/staff-operation.ts';
import { names } from '#server/kit/wire.ts';
import {
  countCustomers,
  customerSorts,
  type CustomerFilter,
  type CustomerRow,
  findCustomer,
  selectCustomers,
} from './queries-list.ts';
import {
  selectCallsOf,
  selectConsentsOf,
  selectFavoritesOf,
  selectLoginsOf,
  selectOrdersOf,
  selectPiecesOf,
  selectReviewsOf,
  selectVisitsOf,
  selectStockAlertsOf,
} from './queries-record.ts';

type Reader = Pick<StaffCaller, 'staff' | 'stores'>;

const may = ({ staff }: Reader, permission: Permission) => scopeOf(staff, permission) !== null;

/** Lists users, latest first. Two statements. Refuses with CURSOR_INVALID. */
export async function listCustomers(
  db: ReadDb,
  { query, reader }: { query: Static<typeof StaffCustomersQuery>; reader: Reader },
): Promise<ListedRows<StaffCustomerRow>> {
  const filter: CustomerFilter = { ...foundBy(query.q, reader), ...filterOf(query) };
  const page = await readPage(query, {
    sorts: customerSorts,
    defaultSort: '-createdAt',
    id: sql`t.user_id`,
    select: (part) => selectCustomers(db, filter, part),
    count: (wanted) => countCustomers(db, filter, wanted),
  });
  return { ...page, rows: page.rows.map((row) => rowToWire(row, reader)) };
}

function filterOf(query: Static<typeof StaffCustomersQuery>): CustomerFilter {
  const { priceType, language, sizes, consent, regionId } = query;
  const range = <Edge>(from: Edge | undefined, to: Edge | undefined) =>
    from === undefined && to === undefined ? undefined : { from, to };
  return {
    priceTypes: priceType?.split(','),
    languages: language?.split(','),
    since: range(query['createdAt.from'], query['createdAt.to']),
    lastOrder: range(query['lastOrderAt.from'], query['lastOrderAt.to']),
    orders: range(query['orders.from'], query['orders.to']),
    total: range(query['total.from'], query['total.to']),
    sizes: sizes?.split(',').map((size) => Math.round(Number(size) * 100)),
    consents: consent?.split(','),
    regions: regionId === undefined ? undefined : idsOf(regionId).map(soatoOf),
  };
}

/** Members restricted to stores can search only by a whole phone, members without contacts only by the customer number. */
function foundBy(q: string | undefined, reader: Reader): CustomerFilter {
  const digits = (q ?? '').replaceAll(/\D/g, '');
  const whole = /^(?:998)?(\d{9})$/.exec(digits)?.[1];
  const phone = whole === undefined ? null : `+998${whole}`;
  if (reader.stores !== null) return { phone };
  if (q === undefined) return {};
  if (!may(reader, 'customers.contact')) return { id: Number(digits.slice(0, 15)) };
  if (phone !== null) return { phone };
  return digits.length >= 4 ? { phoneEnd: digits } : { words: q };
}

export interface WhichCustomer {
  id: number;
  /** The phone by which a member restricted to stores found them. */
  phone?: string | undefined;
  reader: Reader;
}

/** Refuses with NOT_FOUND, also if a member restricted to stores does not send the whole phone. */
export async function requireCustomer(
  db: ReadDb,
  { id, phone, reader }: WhichCustomer,
): Promise<CustomerRow> {
  const row = await findCustomer(db, { id, ...(reader.stores !== null && { phone: phone ?? null }) });
  if (row === undefined) throw new Refusal('NOT_FOUND');
  return row;
}

/** Returns one user with all their records. Nine statements. Refuses with NOT_FOUND. */
export async function readCustomer(
  db: ReadDb,
  { now, ...which }: WhichCustomer & { now: Date },
): Promise<StaffCustomer> {
  const { id, reader } = which;
  const row = await requireCustomer(db, which);
  return {
    ...rowToWire(row, reader),
    ...(await readBelongings(db, id)),
    sessions: (await selectLoginsOf(db, { userId: id, now })).map((login) => ({
      id: login.id,
      device: login.device,
      seenAt: login.seen_at.toISOString(),
    })),
    allowedActions: actionsOf(reader),
  };
}

async function readBelongings(db: ReadDb, userId: number) {
  return {
    orderList: (await selectOrdersOf(db, userId)).map(({ created_at: at, ...order }) => ({
      ...order,
      createdAt: at.toISOString(),
    })),
    pieces: (await selectPiecesOf(db, userId)).map((row) => ({
      serialNumber: row.serial_number,
      artikul: row.artikul,
      ...names(row.name),
      sizeMm: row.size_hundredths_mm === null ? null : row.size_hundredths_mm / 100,
      number: row.number,
      since: row.since.toISOString(),
    })),
    favorites: (await selectFavoritesOf(db, userId)).map((row) => ({
      artikul: row.artikul,
      ...names(row.name),
      addedAt: row.added_at.toISOString(),
    })),
    waits: (await selectStockAlertsOf(db, userId)).map(({ name, created_at: at, ...wait }) => ({
      ...wait,
      ...names(name),
      createdAt: at.toISOString(),
    })),
    visits: (await selectVisitsOf(db, userId)).map(({ store_id: storeId, starts_at: at, ...visit }) => ({
      ...visit,
      storeId,
      startsAt: at.toISOString(),
    })),
    calls: (await selectCallsOf(db, userId)).map(({ created_at: at, ...call }) => ({
      ...call,
      createdAt: at.toISOString(),
    })),
    reviews: (await selectReviewsOf(db, userId)).map(({ name, written_at: at, ...review }) => ({
      ...review,
      ...names(name),
      writtenAt: at.toISOString(),
    })),
    consents: (await selectConsentsOf(db, userId)).map(({ given_at: at, ...consent }) => ({
      ...consent,
      givenAt: at.toISOString(),
    })),
  };
}

function actionsOf(reader: Reader): CustomerAction[] {
  const needs: Record<CustomerAction, Permission> = {
    SHOW_CONTACT: 'customers.contact',
    END_SESSIONS: 'customers.write',
    PRICE_TYPE: 'customers.b2b',
    EXPORT: 'customers.privacy',
    ERASE: 'customers.privacy',
  };
  const all: readonly CustomerAction[] = ['SHOW_CONTACT', 'END_SESSIONS', 'PRICE_TYPE', 'EXPORT', 'ERASE'];
  return all.filter((action) => may(reader, needs[action]));
}

export const nameOf = ({ first_name: first, last_name: last }: CustomerRow): string | null =>
  [first, last].filter((part) => part !== null).join(' ') || null;

function rowToWire(row: CustomerRow, reader: Reader): StaffCustomerRow {
  const isSeen = may(reader, 'customers.contact');
  const masked = (contact: string | null) => (isSeen && contact !== null ? maskContact(contact) : null);
  return {
    id: row.id,
    version: row.version,
    name: isSeen ? nameOf(row) : null,
    phone: masked(row.phone),
    email: masked(row.email),
    createdAt: row.created_at.toISOString(),
    orders: row.orders,
    total: row.total_som,
    lastOrderAt: row.last_order_at?.toISOString() ?? null,
    language: row.language,
    priceType: row.price_type,
    sizes: row.sizes.map((size) => size / 100),
    consents: row.channels,
    regionId: row.region_soato === null ? null : placeIdOf(row.region_soato),
  };
}
