import type { LoaderFunctionArgs } from 'react-router';
import type { ReservedPiece } from '#contract/cart.ts';
import { isApiProblem } from '#client/problem.ts';
import { callerContext } from '#storefront/shell/caller.ts';

/** Which pieces of a product are reserved for other shoppers now; requested by the product's page, which may be cached. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const productId = Number(url.searchParams.get('product'));
  const reserved = await context
    .get(callerContext)
    .api.listReserved({ productId })
    .catch((error: unknown): ReservedPiece[] => {
      if (isApiProblem(error)) return [];
      throw error;
    });
  return Response.json(reserved);
}
