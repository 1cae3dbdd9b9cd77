import { sql } from 'kysely';
import type { PromoCodeRow, PromotionRow } from '#contract/admin/prices/reduction.ts';
import type { reductionOperations } from '#contract/operations/admin/prices/reduction.ts';
import type { ReadDb } from '#database/connect.ts';
import { idsOf, readPage } from '#server/kit/list-page.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffAnswerOf, StaffInputOf } from '#server/kit/staff-operation.ts';
import { names } from '#server/kit/wire.ts';
import {
  countCodes,
  countPromotions,
  type ListedCode,
  type ListedPromotion,
  selectCodeList,
  selectPromotionList,
} from './queries-reductions.ts';
import type { ReductionFilter } from './reduction-filter.ts';

type Operations = typeof reductionOperations;

const beginning = { by: sql`r.begins_at`, type: 'timestamptz' } as const;
const uses = { by: sql`r.uses`, type: 'bigint' } as const;
const usual = { defaultSort: '-from', id: sql`r.id` } as const;

const discounts = { by: sql`r.discounts_som`, type: 'bigint' } as const;

const filterOf = (input: StaffInputOf<Operations['listPromotions']>, now: Date): ReductionFilter => ({
  q: input.q,
  states: input.state?.split(','),
  kinds: input.kind?.split(','),
  targets: input.target?.split(','),
  stacks: input.stacks,
  staffIds: input.staffId === undefined ? undefined : idsOf(input.staffId),
  begins: { from: input['from.from'], to: input['from.to'] },
  ends: { from: input['until.from'], to: input['until.to'] },
  now,
});

const numberOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text);

export async function readPromotions(
  db: ReadDb,
  input: StaffInputOf<Operations['listPromotions']>,
  now: Date,
): Promise<StaffAnswerOf<Operations['listPromotions']>> {
  const filter = filterOf(input, now);
  const page = await readPage(input, {
    ...usual,
    sorts: { from: beginning },
    select: (part) => selectPromotionList(db, filter, part),
    count: (wanted) => countPromotions(db, filter, wanted),
  });
  return { ...page, rows: page.rows.map(promotionToWire) };
}

export async function readPromoCodes(
  db: ReadDb,
  input: StaffInputOf<Operations['listPromoCodes']>,
  now: Date,
): Promise<StaffAnswerOf<Operations['listPromoCodes']>> {
  const { sort: _sort, ...common } = input;
  const filter: ReductionFilter = {
    ...filterOf(common, now),
    isUsedUp: input.usedUp,
    isLimited: input.limit === undefined ? undefined : input.limit === 'set',
    uses: { from: numberOf(input['uses.from']), to: numberOf(input['uses.to']) },
  };
  const page = await readPage(input, {
    ...usual,
    sorts: { from: beginning, uses, given: discounts },
    select: (part) => selectCodeList(db, filter, part),
    count: (wanted) => countCodes(db, filter, wanted),
  });
  return { ...page, rows: page.rows.map(codeToWire) };
}

const onePage = {
  sort: { ...beginning, isDescending: true },
  id: sql`r.id`,
  size: 1,
  cursor: undefined,
  isFew: false,
  query: null,
};

/** Refuses with NOT_FOUND. */
export async function readPromotion(db: ReadDb, id: number, now: Date): Promise<PromotionRow> {
  const [row] = await selectPromotionList(db, { id, now }, onePage);
  if (row === undefined) throw new Refusal('NOT_FOUND');
  return promotionToWire(row);
}

/** Refuses with NOT_FOUND. */
export async function readPromoCodeRow(db: ReadDb, id: number, now: Date): Promise<PromoCodeRow> {
  const [row] = await selectCodeList(db, { id, now }, onePage);
  if (row === undefined) throw new Refusal('NOT_FOUND');
  return codeToWire(row);
}

const commonToWire = (row: ListedPromotion | ListedCode) => ({
  id: row.id,
  version: row.version,
  percent: row.percent,
  sum: row.amount_som,
  stacks: row.stacks,
  from: row.begins_at.toISOString(),
  until: row.ends_at?.toISOString() ?? null,
  state: row.state,
  targets: row.targets.map(({ kind, word, name }) => ({ kind, word, ...names(name) })),
  setBy: row.set_by,
});

const promotionToWire = (row: ListedPromotion): PromotionRow => ({
  ...commonToWire(row),
  ...names(row.name),
  pieces: row.pieces,
  total: row.total_som,
  sold: row.sold,
  given: row.given_som,
});

const codeToWire = (row: ListedCode): PromoCodeRow => ({
  ...commonToWire(row),
  code: row.code,
  least: row.min_goods_som,
  maxUses: row.max_uses,
  maxUsesPerShopper: row.max_uses_per_shopper,
  uses: row.uses,
  given: row.discounts_som,
});
