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
  /** Contains the shop's own data. */
  matches: MetaContext['matches'];
  /** Scheme and host. */
  origin: string;
}
