import { sql } from 'kysely';
import type { Static } from 'typebox';
import type {
  BusinessesQuery,
  Business,
  BusinessStep,
  NewBusiness,
} from '#contract/admin/people/business.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { lastChange } from '#server/kit/audit.ts';
import { idsOf, readPage, type ListedRows } from '#server/kit/list-page.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { findCustomer, lockCustomer, setPriceType } from '../queries-list.ts';
import {
  type BusinessFilter,
  type BusinessRow,
  countBusinesses,
  decideBusinessRow,
  findBusiness,
  insertBusiness,
  lockBusiness,
  selectBusinesses,
} from './queries-business.ts';

/** Lists companies, latest first. Two statements. Refuses with CURSOR_INVALID. */
export async function listBusinesses(
  db: ReadDb,
  query: Static<typeof BusinessesQuery>,
): Promise<ListedRows<Business>> {
  const { q, state, staffId } = query;
  const filter: BusinessFilter = {
    ...(q !== undefined && { q }),
    ...(state !== undefined && { states: state.split(',') }),
    ...(staffId !== undefined && { staffIds: idsOf(staffId) }),
  };
  const page = await readPage(query, {
    sorts: {
      createdAt: { by: sql`b.created_at`, type: 'timestamptz' },
      name: { by: sql`b.name`, type: 'text' },
    },
    defaultSort: '-createdAt',
    id: sql`b.id`,
    select: (part) => selectBusinesses(db, filter, part),
    count: (wanted) => countBusinesses(db, filter, wanted),
  });
  return { ...page, rows: page.rows.map(toWire) };
}

/** Refuses with NOT_FOUND (the customer), BUSINESS_KNOWN. */
export async function addBusiness(
  db: Db,
  { form, now }: { form: Static<typeof NewBusiness>; now: Date },
): Promise<Business> {
  const { customerId: userId, name, stir, contract } = form;
  await lockCustomer(db, userId);
  if ((await findCustomer(db, { id: userId })) === undefined) throw new Refusal('NOT_FOUND');
  const id = await insertBusiness(db, { userId, name, stir, contract, now });
  if (id === undefined) throw new Refusal('BUSINESS_KNOWN');
  return readBusiness(db, id);
}

interface Decision {
  id: number;
  /** The version that the caller saw. */
  version: number;
  step: BusinessStep;
  staffId: number;
  now: Date;
}

/**
 * Approves or suspends a company: its user then gets wholesale or retail prices. Refuses with NOT_FOUND, VERSION_CONFLICT,
 * REQUEST_STATE_CONFLICT.
 */
export async function decideBusiness(
  db: Db,
  { id, version, step, staffId, now }: Decision,
): Promise<Business> {
  await lockBusiness(db, id);
  const business = await readBusiness(db, id);
  if (business.version !== version) {
    const last = await lastChange(db, { resource: 'business', recordId: String(id) });
    throw new Refusal('VERSION_CONFLICT', { current: business, ...last });
  }
  const { state, customerId, allowedActions } = business;
  if (!allowedActions.includes(step)) throw new Refusal('REQUEST_STATE_CONFLICT', { state });
  await decideBusinessRow(db, { id, step, staffId, now });
  await lockCustomer(db, customerId);
  await setPriceType(db, { id: customerId, priceType: step === 'APPROVE' ? 'B2B' : 'B2C' });
  return readBusiness(db, id);
}

async function readBusiness(db: ReadDb, id: number): Promise<Business> {
  const row = await findBusiness(db, id);
  if (row === undefined) throw new Refusal('NOT_FOUND');
  return toWire(row);
}

function toWire(row: BusinessRow): Business {
  return {
    id: row.id,
    version: row.version,
    customerId: row.user_id,
    name: row.name,
    stir: row.stir,
    contract: row.contract,
    state: row.business_state,
    decidedBy: row.decider,
    decidedAt: row.decided_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    allowedActions: row.business_state === 'APPROVED' ? ['SUSPEND'] : ['APPROVE'],
  };
}
