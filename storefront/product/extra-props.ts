import type { LineOptionTerms } from '#contract/cart.ts';
import type { OptionValues } from '#storefront/shell/line-options.ts';
import type { PieceView, ProductView } from './product-view.ts';

/** What options cost and take: whole soʻm, days of work. */
export interface ExtraTerms {
  engraving: Pick<LineOptionTerms['engraving'], 'price' | 'days'>;
  gift: Pick<LineOptionTerms['gift'], 'price'>;
}

export interface ExtraProps {
  product: ProductView;
  piece: PieceView;
  terms: ExtraTerms;
  /** What was typed before the page was made anew. */
  typed: OptionValues | null;
}
