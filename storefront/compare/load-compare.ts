import { redirect, type LoaderFunctionArgs } from 'react-router';
import type { Caller } from '#storefront/shell/caller.ts';
import { isApiProblem } from '#client/problem.ts';
import type { Product } from '#contract/catalog/catalog.ts';
import { linksIn, nameOf } from '#storefront/links.ts';
import { callerContext } from '#storefront/shell/caller.ts';
import { choose, maxCompared, readIds, readWanted } from './compare-rules.ts';
import { viewCompare, type CompareView } from './compare-view.ts';

export interface CompareData {
  view: CompareView;
  /** A requested product for which there is no room. */
  wanted: { id: number; name: string } | null;
  /** The text typed to add a product, if no product was found. */
  unknown: string | null;
}

/**
 * `?ids=7,3` are compared; `add` names one more by its artikul or address. A fifth is not added without a
 * confirmation. Unknown ids are ignored.
 */
export async function loadCompare({ context, url }: LoaderFunctionArgs): Promise<CompareData> {
  const caller = context.get(callerContext);
  const { language } = caller;
  const wantedIds = readIds(url.searchParams.get('ids')).slice(0, maxCompared + 1);
  const cards =
    wantedIds.length === 0 ? [] : await caller.api.listProductsByIds({ ids: wantedIds.join(',') });
  const known = wantedIds.flatMap((id) => cards.find((card) => card.id === id) ?? []);
  const typed = url.searchParams.get('add')?.trim() ?? '';
  const slug = typed === '' ? null : readWanted(typed);
  const added = slug === null ? null : await findProduct(caller, slug);
  const ids = known.slice(0, maxCompared).map(({ id }) => id);
  if (added && !ids.includes(added.id)) {
    const chosen = choose(ids, added.id);
    if (chosen.ok) throw redirect(linksIn(language).compare(chosen.ids));
  }
  const fifth = known[maxCompared] ?? (added && !ids.includes(added.id) ? added : null);
  const [found, stores, ratings, dictionary] = await Promise.all([
    Promise.all(known.slice(0, maxCompared).map(({ artikul }) => findProduct(caller, artikul))),
    caller.api.listStores(),
    ids.length === 0 ? [] : caller.api.listRatings({ ids: ids.join(',') }),
    caller.api.getDictionary(),
  ]);
  // one of them may have been taken off the site since it was listed above
  const products = found.filter((product) => product !== null);
  return {
    view: viewCompare({ products, stores, ratings, language, dictionary }),
    wanted: fifth && { id: fifth.id, name: nameOf(fifth, language) },
    unknown: typed !== '' && added === null ? typed : null,
  };
}

/** Returns null if no product on the site has this address or artikul. */
async function findProduct(caller: Caller, slug: string): Promise<Product | null> {
  try {
    return await caller.api.getProduct({ slug });
  } catch (error) {
    if (isApiProblem(error) && error.problem.status < 500) return null;
    throw error;
  }
}
