import type { LineOptionTerms } from '#contract/cart.ts';
import type { OptionValues } from '#storefront/shell/line-options.ts';
import type { PieceView, ProductView } from '../../product-view.ts';

/** Prices and lead times of the options: whole soʻm, working days. */
export interface LineOptionPrices {
  engraving: Pick<LineOptionTerms['engraving'], 'price' | 'days'>;
  gift: Pick<LineOptionTerms['gift'], 'price'>;
}

export interface LineOptionProps {
  product: ProductView;
  piece: PieceView;
  terms: LineOptionPrices;
  /** Values typed before the last full render. */
  typed: OptionValues | null;
}
