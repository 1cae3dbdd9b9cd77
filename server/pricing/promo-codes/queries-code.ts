import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { PromoShopper } from './promo-shopper.ts';
import { type NewReduction, reductionColumns } from '../queries-promotion.ts';

export interface PromoCodeRow {
  id: number;
  code: string;
  percent: number | null;
  amount_som: number | null;
  stacks: boolean;
  min_goods_som: number;
  begins_at: Date;
  ends_at: Date | null;
  max_uses: number | null;
  max_uses_per_shopper: number | null;
  uses: number;
  uses_of_shopper: number;
  /** The code has no targets. */
  is_for_all: boolean;
  /** Those of the given products to which the code applies. */
  covered_ids: number[];
}

/** A shopper's orders that used the code and were not cancelled, by account or phone. */
const usesOf = ({ userId, phone }: PromoShopper) => sql<number>`(
  select count(*)::int from promo_code_uses u join orders o on o.id = u.order_id
  where u.promo_code_id = c.id and u.freed_at is null and (o.user_id = ${userId}::bigint or o.contact_phone = ${phone}::text))`;

export async function selectPromoCode(
  db: ReadDb,
  args: { by: { id: number } | { code: string }; productIds: readonly number[]; shopper: PromoShopper },
): Promise<PromoCodeRow | undefined> {
  return db
    .selectFrom('promo_codes as c')
    .select(['c.id', 'c.code', 'c.percent', 'c.amount_som', 'c.stacks', 'c.min_goods_som'])
    .select(['c.begins_at', 'c.ends_at', 'c.max_uses', 'c.max_uses_per_shopper', 'c.uses'])
    .select(usesOf(args.shopper).as('uses_of_shopper'))
    .select(
      sql<boolean>`not exists (select from reduction_targets t where t.promo_code_id = c.id)`.as(
        'is_for_all',
      ),
    )
    .select(
      sql<number[]>`array(select t.product_id from targeted_products t
        where t.promo_code_id = c.id and t.product_id = any(${args.productIds}::bigint[]))`.as('covered_ids'),
    )
    .where('id' in args.by ? sql<boolean>`c.id = ${args.by.id}` : sql<boolean>`c.code = ${args.by.code}`)
    .executeTakeFirst();
}

/**
 * Counts one more order for the code and locks the code until the end of the transaction, so that concurrent orders are counted. Returns
 * the maximum number of orders per shopper; undefined if the code is used up.
 */
export async function takeUse(
  db: Db,
  { promoCodeId }: { promoCodeId: number },
): Promise<{ max_uses_per_shopper: number | null } | undefined> {
  const { rows } = await sql<{ max_uses_per_shopper: number | null }>`
    update promo_codes c set uses = uses + 1 where id = ${promoCodeId} and (max_uses is null or uses < max_uses)
    returning max_uses_per_shopper`.execute(db);
  return rows[0];
}

/** Call it under the lock of `takeUse`, so that no other order is counted in between. */
export async function countUsesOf(
  db: Db,
  { promoCodeId, shopper }: { promoCodeId: number; shopper: PromoShopper },
): Promise<number> {
  const row = await db
    .selectFrom('promo_codes as c')
    .select(usesOf(shopper).as('uses'))
    .where('c.id', '=', promoCodeId)
    .executeTakeFirstOrThrow();
  return row.uses;
}

export async function insertUse(
  db: Db,
  use: { promoCodeId: number; orderId: number; now: Date },
): Promise<void> {
  await db
    .insertInto('promo_code_uses')
    .values({ promo_code_id: use.promoCodeId, order_id: use.orderId, used_at: use.now })
    .execute();
}

/** Gives back the use of an order that did not come about. Idempotent. */
export async function freeUse(db: Db, { orderId, now }: { orderId: number; now: Date }): Promise<void> {
  await sql`
    with freed as (
      update promo_code_uses set freed_at = ${now} where order_id = ${orderId} and freed_at is null returning promo_code_id
    )
    update promo_codes set uses = uses - 1 where id in (select promo_code_id from freed)`.execute(db);
}

export interface NewPromoCode extends NewReduction {
  code: string;
  minGoodsSom: number;
  maxUses: number | null;
  maxUsesPerShopper: number | null;
}

/** Undefined if a code of that name exists. */
export async function insertPromoCode(db: Db, code: NewPromoCode): Promise<number | undefined> {
  const row = await db
    .insertInto('promo_codes')
    .values({
      code: code.code,
      min_goods_som: code.minGoodsSom,
      max_uses: code.maxUses,
      max_uses_per_shopper: code.maxUsesPerShopper,
      ...reductionColumns(code),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function findCodeId(db: ReadDb, code: string): Promise<number | undefined> {
  const row = await db.selectFrom('promo_codes').select('id').where('code', '=', code).executeTakeFirst();
  return row?.id;
}
