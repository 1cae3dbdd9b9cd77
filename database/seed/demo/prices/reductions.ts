import type { ClientBase } from 'pg';
import { type TashkentDay, addDays } from '#domain/units/tashkent-day.ts';
import type { LocalizedText } from '../../../schema.ts';

interface DemoCode {
  code: string;
  percent: number | null;
  amountSom: number | null;
  minGoodsSom: number;
  maxUses: number | null;
  maxUsesPerShopper: number | null;
  /** Slug of a category; null = for everything. */
  category: string | null;
}

/** SALOM is for a first order; TOY-500 is for wedding bands. */
const codes: readonly DemoCode[] = [
  {
    code: 'SALOM',
    percent: 5,
    amountSom: null,
    minGoodsSom: 1_000_000,
    maxUses: null,
    maxUsesPerShopper: 1,
    category: null,
  },
  {
    code: 'TOY-500',
    percent: null,
    amountSom: 500_000,
    minGoodsSom: 8_000_000,
    maxUses: 200,
    maxUsesPerShopper: null,
    category: 'wedding-bands',
  },
];

const navruz: LocalizedText = { uz: 'Navroʻz sovgʻasi', ru: 'Подарок к Наврузу', en: 'A gift for Navruz' };

/**
 * Adds promo codes of the demo, and a promotion scheduled for March, so that no price of the catalogue plan changes before. Adds only
 * missing ones; returns the number of rows added.
 */
export async function addDemoReductions(client: ClientBase, today: TashkentDay): Promise<number> {
  const { rowCount } = await client.query(
    `with added as (
       insert into promo_codes (code, percent, amount_som, min_goods_som, max_uses, max_uses_per_shopper, begins_at)
       select code, percent, amount_som, min_goods_som, max_uses, max_uses_per_shopper, begins_at
       from jsonb_to_recordset($1::jsonb) as c (code text, percent int, amount_som bigint, min_goods_som bigint, max_uses int,
         max_uses_per_shopper int, begins_at timestamptz)
       on conflict (code) do nothing returning id, code
     ), bound as (
       insert into reduction_targets (promo_code_id, category_id)
       select added.id, k.id from added join jsonb_to_recordset($1::jsonb) as c (code text, category text) using (code)
       join categories k on k.slug_en = c.category
     )
     select from added`,
    [JSON.stringify(codes.map((code) => codeRow(code, today)))],
  );
  return (rowCount ?? 0) + (await addNavruz(client, today));
}

function codeRow({ code, percent, category, ...rest }: DemoCode, today: TashkentDay) {
  return {
    code,
    percent,
    category,
    amount_som: rest.amountSom,
    min_goods_som: rest.minGoodsSom,
    max_uses: rest.maxUses,
    max_uses_per_shopper: rest.maxUsesPerShopper,
    begins_at: `${addDays(today, -30)}T00:00:00+05:00`,
  };
}

/** Adds a promotion for the next Navruz that has not begun. */
async function addNavruz(client: ClientBase, today: TashkentDay): Promise<number> {
  const thisYear = Number(today.slice(0, 4));
  const year = today < `${thisYear}-03-14` ? thisYear : thisYear + 1;
  const { rowCount } = await client.query(
    `with added as (
       insert into promotions (name, percent, begins_at, ends_at)
       select $1::jsonb, 7, $2::timestamptz, $3::timestamptz where not exists (select from promotions) returning id
     )
     insert into reduction_targets (promotion_id, category_id)
     select added.id, k.id from added, categories k where k.slug_en = 'earrings'`,
    [JSON.stringify(navruz), `${year}-03-14T00:00:00+05:00`, `${year}-03-24T00:00:00+05:00`],
  );
  return rowCount ?? 0;
}
