import type { RouterContextProvider } from 'react-router';
import { callerContext, reporterContext } from '#storefront/shell/caller.ts';
import { viewReviews, type ReviewsView } from './review-view.ts';

/** Number of reviews on the product's own page; all of them are on a separate page. */
const onProductPage = 3;

/** The newest reviews of a product with their summary. The product page works without them, so a failure is only reported. */
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
