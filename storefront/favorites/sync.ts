import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import type { Caller } from '#storefront/shell/caller.ts';
import { isApiProblem } from '#client/problem.ts';
import { callerContext } from '#storefront/shell/caller.ts';
import type { FavoriteIds } from '#storefront/shell/favorites/favorites-calls.ts';
import { textOf } from '#storefront/shell/form-text.ts';
import { readIds } from './favorite-row.ts';

/** The maximum number of favorites of a user (product-spec 9). */
const most = 1000;

/** The ids of a user's favorites, requested by the browser. */
export const loader = ({ context }: LoaderFunctionArgs): Promise<Response> =>
  answerOf(() => idsOf(context.get(callerContext)));

/** Uploads the favorites saved as a guest in one call; the list is then loaded again (product-spec 4). */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const caller = context.get(callerContext);
  const ids = readIds(textOf(await request.formData(), 'ids'), most);
  return answerOf(async () => {
    if (ids.length > 0) await caller.api.createFavorites({ productIds: ids });
    return idsOf(caller);
  });
}

async function idsOf(caller: Caller): Promise<number[]> {
  const { content } = await caller.api.listFavorites({ size: most });
  return content.map(({ id }) => id);
}

async function answerOf(list: () => Promise<number[]>): Promise<Response> {
  try {
    const answer: FavoriteIds = { ids: await list() };
    return Response.json(answer);
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    return Response.json(error.problem, { status: error.problem.status });
  }
}
