import { sql } from 'kysely';
import type { ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';
import { containing } from '#server/kit/texts/typed-text.ts';

export interface LinkTargetRow {
  kind: 'page' | 'category' | 'collection' | 'moment' | 'model' | 'store';
  path: string;
  name: LocalizedText;
}

const maxFound = 60;

/**
 * Finds public pages by a part of their name, address or artikul, or the page at `path`. Without `q`, models are omitted: there are
 * thousands.
 */
export async function selectLinkTargets(
  db: ReadDb,
  { q, path }: { q: string; path: string | null },
): Promise<LinkTargetRow[]> {
  const part = containing(q);
  // models are found through indexes on artikul and address; by name only if a query was typed
  const models = sql`
    select 'model' as kind, 5 as place, '/product/' || slug_en as path, name, artikul as more from products
    where product_state = 'ACTIVE' and (
      ${path}::text is not null and slug_en = substr(${path}, 10)
      or ${path}::text is null and ${q} <> '' and (artikul ilike ${part} or concat_ws(' ', name ->> 'ru', name ->> 'uz', name ->> 'en') ilike ${part}))
    limit ${maxFound}`;
  const { rows } = await sql<LinkTargetRow>`
    select kind, path, name from (
      select 'page' as kind, 1 as place, '/' || slug as path, title as name, slug as more from pages where page_state = 'PUBLISHED'
      union all select 'category', 2, '/catalog/' || slug_en, name, slug_en from categories
      union all select 'collection', 3, '/collections/' || slug_en, name, slug_en from collections where collection_state = 'ACTIVE'
      union all select 'moment', 4, '/' || slug, title, slug from moments where moment_state = 'ACTIVE'
      union all select 'store', 6, '/stores/' || slug, name, slug from stores where closed_at is null
      union all (${models})
    ) found
    where case when ${path}::text is not null then path = ${path} else concat_ws(' ', name ->> 'ru', name ->> 'uz', name ->> 'en') ilike ${part} or more ilike ${part} end
    order by place, name ->> 'ru' limit ${maxFound}`.execute(db);
  return rows;
}
