import { type RawBuilder, sql } from 'kysely';
import { allOf } from '#server/kit/list-page.ts';
import { containing } from '#server/kit/texts/typed-text.ts';

/** Both inclusive. */
interface Range<Edge> {
  from?: Edge | undefined;
  to?: Edge | undefined;
}

/** Conditions on promotions or codes; an omitted field does not restrict the result. */
export interface ReductionFilter {
  q?: string | undefined;
  id?: number | undefined;
  states?: readonly string[] | undefined;
  kinds?: readonly string[] | undefined;
  /** Any of these kinds of targets; ALL = without targets. */
  targets?: readonly string[] | undefined;
  stacks?: boolean | undefined;
  staffIds?: readonly number[] | undefined;
  /** Days in Asia/Tashkent. */
  begins?: Range<string> | undefined;
  ends?: Range<string> | undefined;
  /** Whether a code is used up; for codes only. */
  isUsedUp?: boolean | undefined;
  isLimited?: boolean | undefined;
  uses?: Range<number> | undefined;
  now: Date;
}

/** The state at the present time; the job that runs every minute updates the stored state. */
export const stateOf = (
  now: Date,
): RawBuilder<'PLANNED' | 'RUNNING' | 'OVER'> => sql`(case when r.ends_at <= ${now} then 'OVER'
  when r.begins_at > ${now} then 'PLANNED' else 'RUNNING' end)`;

type Owner = 'promotion_id' | 'promo_code_id';

const hasTarget = (owner: Owner, kind: string): RawBuilder<unknown> => {
  const of = sql`select from reduction_targets t where t.${sql.ref(owner)} = r.id`;
  if (kind === 'ALL') return sql`not exists (${of})`;
  const column = { MODEL: 'product_id', CATEGORY: 'category_id', COLLECTION: 'collection_id' }[kind];
  return column === undefined ? sql`false` : sql`exists (${of} and t.${sql.ref(column)} is not null)`;
};

const startOf = (day: string): RawBuilder<unknown> => sql`${day}::timestamp at time zone 'Asia/Tashkent'`;
const endOf = (day: string): RawBuilder<unknown> =>
  sql`(${day}::date + 1)::timestamp at time zone 'Asia/Tashkent'`;

const inDays = (column: 'r.begins_at' | 'r.ends_at', { from, to }: Range<string> = {}) => [
  from === undefined ? undefined : sql`${sql.ref(column)} >= ${startOf(from)}`,
  to === undefined ? undefined : sql`${sql.ref(column)} < ${endOf(to)}`,
];

const commonWhere = (owner: Owner, filter: ReductionFilter) => [
  filter.id === undefined ? undefined : sql`r.id = ${filter.id}`,
  filter.states && sql`${stateOf(filter.now)} = any(${filter.states}::text[])`,
  filter.kinds &&
    sql`(case when r.percent is null then 'SUM' else 'PERCENT' end) = any(${filter.kinds}::text[])`,
  filter.targets &&
    sql`(${sql.join(
      filter.targets.map((kind) => hasTarget(owner, kind)),
      sql` or `,
    )})`,
  filter.stacks === undefined ? undefined : sql`r.stacks = ${filter.stacks}`,
  filter.staffIds && sql`r.set_by = any(${filter.staffIds}::bigint[])`,
  ...inDays('r.begins_at', filter.begins),
  ...inDays('r.ends_at', filter.ends),
];

/** The filter's condition on `promotions r`. */
export const promotionsWhere = (filter: ReductionFilter): RawBuilder<boolean> =>
  allOf([
    ...commonWhere('promotion_id', filter),
    filter.q === undefined
      ? undefined
      : sql`concat_ws(' ', r.name ->> 'ru', r.name ->> 'uz', r.name ->> 'en') ilike ${containing(filter.q)}`,
  ]);

/** The filter's condition on `promo_codes r`. */
export const codesWhere = (filter: ReductionFilter): RawBuilder<boolean> =>
  allOf([
    ...commonWhere('promo_code_id', filter),
    filter.q === undefined ? undefined : sql`r.code ilike ${containing(filter.q)}`,
    filter.isUsedUp === true ? sql`r.uses >= r.max_uses` : undefined,
    filter.isLimited === undefined ? undefined : sql`(r.max_uses is not null) = ${filter.isLimited}`,
    filter.uses?.from === undefined ? undefined : sql`r.uses >= ${filter.uses.from}`,
    filter.uses?.to === undefined ? undefined : sql`r.uses <= ${filter.uses.to}`,
  ]);
