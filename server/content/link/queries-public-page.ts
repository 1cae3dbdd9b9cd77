import { sql } from 'kysely';
import type { ReadDb } from '#database/connect.ts';

/** Whether shoppers can open the page of this section with this address; `pages` and `moments` have no section in their path. */
export async function isPageThere(
  db: ReadDb,
  { section, slug }: { section: string; slug: string },
): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select case ${section}
      when 'catalog' then exists (select from categories where slug_en = ${slug})
      when 'collections' then exists (select from collections where slug_en = ${slug} and collection_state = 'ACTIVE')
      when 'product' then exists (select from products where slug_en = ${slug} and product_state = 'ACTIVE')
      when 'stores' then exists (select from stores where slug = ${slug})
      when 'moments' then exists (select from moments where slug = ${slug} and moment_state = 'ACTIVE')
      when 'pages' then exists (select from pages where slug = ${slug} and page_state = 'PUBLISHED')
      else false end as "isThere"`.execute(db);
  return rows[0]?.isThere ?? false;
}
