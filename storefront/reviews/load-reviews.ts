import type { RouterContextProvider } from 'react-router';
import { callerContext, reporterContext } from '#storefront/shell/caller.ts';
import { viewReviews, type ReviewsView } from './review-view.ts';

/** How many reviews the product's own page shows; all of them are on a page of their own. */
const onProductPage = 3;

/** The newest reviews of a product with their summary. A product can be bought without them: what cannot be had is only reported. */
export async function loadReviews(
  context: Readonly<RouterContextProvider>,
  productId: number,
): Promise<ReviewsView | null> {
  try {
    return viewReviews(
      await context.get(callerContext).api.listReviews({ id: productId, size: onProductPage }),
    );
  } catch (error) {
    context.get(reporterContext)(error);
    return null;
  }
}
