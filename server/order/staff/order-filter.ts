import type { Static } from 'typebox';
import type { StaffOrdersQuery } from '#contract/admin/order.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import { idsOf } from '#server/kit/list-page.ts';
import { tagsOf } from '#server/kit/tags.ts';
import type { StaffCaller } from '#server/kit/staff-operation.ts';
import type { StaffOrderFilter } from './queries-order-filter.ts';

type Query = Static<typeof StaffOrdersQuery>;

/** Builds the filter for a query, limited to the caller's stores. */
export function filterOf(
  query: Query,
  { caller, now }: { caller: Pick<StaffCaller, 'stores'>; now: Date },
): StaffOrderFilter {
  const { q, kind, storeId, staffId } = query;
  const from = query['createdAt.from'];
  const to = query['createdAt.to'];
  const money = { first: query['money.from'] ?? null, last: query['money.to'] ?? null };
  return {
    stores: caller.stores,
    ...wordLists(query),
    ...(q !== undefined && { q }),
    ...(kind !== undefined && { kind }),
    ...(storeId !== undefined && { storeIds: idsOf(storeId) }),
    ...(staffId !== undefined && { staffIds: idsOf(staffId) }),
    ...(query.tag !== undefined && { tags: tagsOf(query.tag) }),
    ...(from !== undefined && { createdFrom: from }),
    ...(to !== undefined && { createdTo: to }),
    ...limitsOf(query),
    ...((money.first ?? money.last) !== null && { moneyDiffersIn: money }),
    ...(query.late === true && { lateBefore: tashkentDay(now) }),
    ...(query.uncollected === true && { isUncollected: true }),
    ...(query.manualRefund === true && { hasManualRefund: true }),
    ...(query.discrepancy === true && { hasDiscrepancy: true }),
    ...(query.engraving === true && { hasEngraving: true }),
    ...(query.code === true && { hasCode: true }),
    ...(query.b2b === true && { isB2b: true }),
  };
}

/** Both ends are inclusive. */
const limitsOf = (query: Query) => ({
  promisedFrom: query['promisedTo.from'],
  promisedTo: query['promisedTo.to'],
  totalFrom: query['total.from'],
  totalTo: query['total.to'],
});

/** Filters that match any of several values. */
const wordLists = ({ state, payment, method, channel, regionId }: Query) => ({
  ...(state !== undefined && { states: state.split(',') }),
  ...(payment !== undefined && { payments: payment.split(',') }),
  ...(method !== undefined && { methods: method.split(',') }),
  ...(channel !== undefined && { channels: channel.split(',') }),
  ...(regionId !== undefined && { regions: regionId.split(',') }),
});
