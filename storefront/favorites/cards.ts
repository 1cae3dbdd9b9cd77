import type { LoaderFunctionArgs } from 'react-router';
import { callerContext } from '#storefront/shell/caller.ts';
import { idsInCall, readIds, type FavoriteRow } from './favorite-row.ts';
import { rowsByIds } from './load-favorites.ts';

export interface FavoriteCards {
  rows: FavoriteRow[];
}

/** The products for ids stored in a guest's browser, at most 100. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const ids = readIds(url.searchParams.get('ids'), idsInCall);
  const answer: FavoriteCards = { rows: await rowsByIds(context.get(callerContext), ids) };
  return Response.json(answer);
}
