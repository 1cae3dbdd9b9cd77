import type { LoaderFunctionArgs } from 'react-router';
import type { Caller } from '#storefront/shell/caller.ts';
import { callerContext, reporterContext } from '#storefront/shell/caller.ts';
import { userContext } from '#storefront/shell/login/user.ts';
import { idsInCall, readIds, rowsInPage, rowsOf, type FavoriteRow } from './favorite-row.ts';

export type FavoritesData =
  /** A guest's favorites are stored only in the browser. */
  | { kind: 'guest'; page: number }
  /** `rows` is null if they could not be loaded. */
  | { kind: 'user'; page: number; pages: number; rows: FavoriteRow[] | null; removed: number | null }
  /** A list shared by somebody else. */
  | { kind: 'shared'; rows: FavoriteRow[] };

/** `page` counts from 0, in the address from 1. */
export async function loadFavorites({ context, url }: LoaderFunctionArgs): Promise<FavoritesData> {
  const caller = context.get(callerContext);
  const shared = readIds(url.searchParams.get('ids'), idsInCall);
  if (shared.length > 0) return { kind: 'shared', rows: await rowsByIds(caller, shared) };
  const page = Math.max(0, Math.trunc(Number(url.searchParams.get('page') ?? 1)) - 1) || 0;
  if ((await context.get(userContext)()) === null) return { kind: 'guest', page };
  const [removed = null] = readIds(url.searchParams.get('removed'), 1);
  try {
    const { content, totalPages } = await caller.api.listFavorites({ page, size: rowsInPage });
    return { kind: 'user', page, pages: totalPages, rows: rowsOf(content, caller.language), removed };
  } catch (error) {
    // only logged, so that the page still works (product-spec 8)
    context.get(reporterContext)(error);
    return { kind: 'user', page, pages: 1, rows: null, removed };
  }
}

/** Unknown ids are ignored. */
export async function rowsByIds(caller: Caller, ids: number[]): Promise<FavoriteRow[]> {
  return ids.length === 0
    ? []
    : rowsOf(await caller.api.listProductsByIds({ ids: ids.join(',') }), caller.language);
}
