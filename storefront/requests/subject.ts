import type { Caller } from '#storefront/shell/caller.ts';
import { isApiProblem } from '#client/problem.ts';
import type { Product } from '#contract/catalog/catalog.ts';
import { linksIn, nameOf } from '#storefront/links.ts';

/** The subject of a request, shown as a line with a picture next to its form. */
export interface SubjectView {
  name: string;
  /** Artikul, serial number, size: those that are known. */
  facts: string[];
  image: string | null;
  href: string;
}

/** Returns undefined if the address contains no product, or an unknown one. */
export async function findProduct(caller: Caller, slug: string | null): Promise<Product | undefined> {
  if (slug === null || !/^[A-Za-z0-9-]{1,160}$/.test(slug)) return undefined;
  try {
    return await caller.api.getProduct({ slug });
  } catch (error) {
    if (isApiProblem(error) && error.problem.status === 404) return undefined;
    throw error;
  }
}

export function subjectOf(
  product: Product,
  { language }: Caller,
  { piece, facts }: { piece?: string | undefined; facts: string[] },
): SubjectView {
  const first = product.attachments.find(({ attachment }) => attachment.kind === 'IMAGE');
  return {
    name: nameOf(product, language),
    facts,
    image: first?.attachment.url ?? null,
    href: linksIn(language).product(product, piece),
  };
}
