import type { RouterContextProvider } from 'react-router';
import { callerContext, reporterContext } from '../caller.ts';
import { userContext } from '../login/user.ts';

/** Fetched at startup (product-spec 9): all favorites of a user. */
const startupSize = 1000;

/** Ids of a user's favorites, the newest first; null for a guest. A failure is only logged (product-spec 8). */
export async function loadFavoriteIds(context: Readonly<RouterContextProvider>): Promise<number[] | null> {
  if ((await context.get(userContext)()) === null) return null;
  try {
    const { content } = await context.get(callerContext).api.listFavorites({ size: startupSize });
    return content.map(({ id }) => id);
  } catch (error) {
    context.get(reporterContext)(error);
    return [];
  }
}
