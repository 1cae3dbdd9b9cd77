import type { MetaContext } from '#storefront/shell/seo/seo.ts';
import type { PageLanguage } from '#contract/words.ts';
import type { DeliveryView } from '../buy/delivery/delivery-view.ts';
import type { ReviewsView } from '#storefront/reviews/review-view.ts';
import type { ProductView } from '../product-view.ts';

export interface MetaFacts {
  product: ProductView;
  delivery: DeliveryView;
  reviews: ReviewsView | null;
  language: PageLanguage;
  /** What the shop says about itself comes with them. */
  matches: MetaContext['matches'];
  /** Scheme and host. */
  origin: string;
}
