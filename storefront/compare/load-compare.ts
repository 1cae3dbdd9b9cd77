import { redirect, type LoaderFunctionArgs } from 'react-router';
import type { Caller } from '#client/call.ts';
import { getProduct, listProductsByIds } from '#client/catalog.ts';
import { listStores } from '#client/content.ts';
import { isApiProblem } from '#client/problem.ts';
import { listRatings } from '#client/review.ts';
import type { Product } from '#contract/catalog.ts';
import { linksIn, nameOf } from '#storefront/links.ts';
import { callerContext } from '#storefront/shell/caller.ts';
import { choose, mostCompared, readIds, readWanted } from './compare-rules.ts';
import { viewCompare, type CompareView } from './compare-view.ts';

export interface CompareData {
  view: CompareView;
  /** One more than there is room for. */
  wanted: { id: number; name: string } | null;
  /** What was typed to be added, and is no product of ours. */
  unknown: string | null;
}

/** `?ids=7,3` are compared; `add` names one more, by its artikul or address; a fifth is not taken without asking. Unknown ids are left out. */
export async function loadCompare({ context, url }: LoaderFunctionArgs): Promise<CompareData> {
  const caller = context.get(callerContext);
  const { language } = caller;
  const asked = readIds(url.searchParams.get('ids')).slice(0, mostCompared + 1);
  const cards = asked.length === 0 ? [] : await listProductsByIds(caller, asked);
  const known = asked.flatMap((id) => cards.find((card) => card.id === id) ?? []);
  const typed = url.searchParams.get('add')?.trim() ?? '';
  const added = typed === '' ? null : await findProduct(caller, typed);
  const ids = known.slice(0, mostCompared).map(({ id }) => id);
  if (added && !ids.includes(added.id)) {
    const chosen = choose(ids, added.id);
    if (chosen.ok) throw redirect(linksIn(language).compare(chosen.ids));
  }
  const fifth = known[mostCompared] ?? (added && !ids.includes(added.id) ? added : null);
  const [products, stores, ratings] = await Promise.all([
    Promise.all(known.slice(0, mostCompared).map(({ artikul }) => getProduct(caller, artikul))),
    listStores(caller),
    ids.length === 0 ? [] : listRatings(caller, ids),
  ]);
  return {
    view: viewCompare({ products, stores, ratings, language }),
    wanted: fifth && { id: fifth.id, name: nameOf(fifth, language) },
    unknown: typed !== '' && added === null ? typed : null,
  };
}

/** Null: what was typed names no product. */
async function findProduct(caller: Caller, typed: string): Promise<Product | null> {
  const wanted = readWanted(typed);
  if (wanted === null) return null;
  try {
    return await getProduct(caller, wanted);
  } catch (error) {
    if (isApiProblem(error) && error.problem.status < 500) return null;
    throw error;
  }
}
