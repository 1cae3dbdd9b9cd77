import { redirect } from 'react-router';
import type { Caller } from '#storefront/shell/caller.ts';
import { isApiProblem } from '#client/problem.ts';
import type { Product } from '#contract/catalog/catalog.ts';
import { linksIn } from '#storefront/links.ts';
import { orNotFound } from '#storefront/shell/caller.ts';
import { loadPreviewed } from '#storefront/shell/staff-preview/load-preview.ts';

/** The product at an address. A retired product is redirected permanently to its category (SEO-10); an unknown one is the 404 page. */
export async function findProduct(
  caller: Caller,
  { slug, preview }: { slug: string; preview: string | null },
): Promise<Product> {
  const previewed = await loadPreviewed(preview, (token) => caller.api.getProductPreview({ token }));
  if (previewed !== null) return previewed;
  const found = caller.api.getProduct({ slug }).catch((error: unknown) => {
    const category = isApiProblem(error) ? readSlugs(error.problem.facts?.['category']) : null;
    if (category) throw redirect(linksIn(caller.language).category(category), 301);
    throw error;
  });
  return orNotFound(found);
}

/** Facts of a problem have no schema, so anything unexpected counts as missing. */
function readSlugs(fact: unknown): { slugUz: string; slugRu: string; slugEn: string } | null {
  if (typeof fact !== 'object' || fact === null) return null;
  const slugs = new Map<string, unknown>(Object.entries(fact));
  const [slugUz, slugRu, slugEn] = [slugs.get('slugUz'), slugs.get('slugRu'), slugs.get('slugEn')];
  const areThere = typeof slugUz === 'string' && typeof slugRu === 'string' && typeof slugEn === 'string';
  return areThere ? { slugUz, slugRu, slugEn } : null;
}
