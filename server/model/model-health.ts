import { type RawBuilder, sql } from 'kysely';
import { type ContentHealth, modelHealth, type ModelHealth } from '#contract/admin/catalog/model.ts';
import type { ReadDb } from '#database/connect.ts';

const languages = ['uz', 'ru', 'en'].map((language) => sql.lit(language));

/** True if the text is empty in any language. */
const isEmptyIn = (textOf: (language: RawBuilder<unknown>) => RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${sql.join(
    languages.map((language) => textOf(language)),
    sql` or `,
  )})`;

const picture = sql`select from product_attachments pa join attachments a on a.id = pa.attachment_id
  where pa.product_id = p.id and a.kind = 'IMAGE'`;
const inStock = sql`i.product_id = p.id and i.product_item_state in ('AVAILABLE', 'RESERVED')
  and i.product_item_state <> 'SOLD'`; // a redundant condition, so that the index of unsold pieces is used

/**
 * What a model `p` lacks (backoffice.md 2.3): the codes that its publication needs, a certificate if a piece in stock has none. Loose
 * stones need no picture, because the shop draws them to scale.
 */
const lacks: Record<ModelHealth, RawBuilder<unknown>> = {
  PHOTO: sql`p.kind = 'jewel' and not exists (${picture})`,
  IN_SCALE: sql`p.kind = 'jewel' and not exists (${picture} and a.is_in_scale)`,
  LANGUAGES: isEmptyIn((language) => sql`p.name->>${language} = '' or p.description->>${language} = ''`),
  ALT: sql`exists (${picture} and ${isEmptyIn((language) => sql`a.alt->>${language} = ''`)})`,
  CODES: sql`case when exists (select from product_items i where ${inStock})
    then exists (select from product_items i where ${inStock} and (i.ikpu is null or i.package_code is null))
    else p.ikpu is null or p.package_code is null end`,
  CERTIFICATE: sql`exists (select from product_items i where ${inStock} and coalesce((
    select true from certificates c where c.item_id = i.id and c.certificate_state = 'VALID' limit 1), false) = false)`,
};

/** Unknown words are ignored. */
export function lacksAnyOf(words: readonly string[]): RawBuilder<unknown> {
  const known = modelHealth.filter((word) => words.includes(word));
  return sql`(${sql.join([sql`false`, ...known.map((word) => lacks[word])], sql` or `)})`;
}

/** Counts what the published models lack. One statement. */
export async function readContentHealth(db: ReadDb): Promise<ContentHealth> {
  const counts = modelHealth.map(
    (what) => sql`count(*) filter (where ${lacks[what]})::integer as ${sql.ref(what)}`,
  );
  const { rows } = await sql<Record<ModelHealth, number> & { models: number }>`
    select count(*)::integer as models, ${sql.join(counts)} from products p where p.product_state = 'ACTIVE'`.execute(
    db,
  );
  const [row] = rows;
  return {
    models: row?.models ?? 0,
    lacking: modelHealth.map((what) => ({ what, models: row?.[what] ?? 0 })),
  };
}
