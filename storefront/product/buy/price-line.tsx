import { formatSom, formatWeight } from '#ui/format.ts';
import { Price } from '#ui/price.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { PricePartsView } from './price-parts-view.ts';
import type { PieceView, ProductView } from '../product-view.ts';

interface Props {
  product: ProductView;
  piece: PieceView | null;
}

/** The price of the chosen piece; a reduced one with the former price and the reason (ui.md 1.4). */
export function PriceLine({ product, piece }: Props) {
  const { t, language } = usePage();
  if (!piece) return null;
  if (piece.state === 'SOLD') return <p className="buy-price price-l ink-2">{t('product:soldOut')}</p>;
  if (piece.price === null) return <p className="buy-price price-l">{t('product:onRequest')}</p>;
  return (
    <p className="buy-price price-l">
      <Price som={piece.price} oldSom={piece.oldPrice} oldLabel={t('product:oldPrice')} language={language} />
      {piece.oldPrice !== null && product.saleReason && (
        <span className="buy-reason">{product.saleReason}</span>
      )}
      {product.loose && <span className="buy-reason">{product.loose.pricePerCarat}</span>}
    </p>
  );
}

/** The parts of the price. Collapsed at first; they add up exactly to the price. */
export function PriceParts({ product, piece, parts }: Props & { parts: PricePartsView | null }) {
  const { t, language } = usePage();
  const price = piece?.price ?? null;
  const sums = piece && parts?.pieces[piece.id];
  const facts = piece && product.factSets[piece.facts];
  if (!sums || !facts || price === null || piece.state === 'SOLD') return null;
  const [rate, metal, stones, work] = sums;
  const words = {
    metal: product.metal?.name,
    probe: facts.probe,
    weight: formatWeight(piece.weight, language),
    rate: formatSom(rate, language),
  };
  const rows: [string, number][] = [
    [t(parts.isMadeByTheGram ? 'product:partMetalMade' : 'product:partMetal', words), metal],
    ...(stones > 0 ? [[t('product:partStones'), stones] satisfies [string, number]] : []),
    [t(parts.isMadeByTheGram ? 'product:partRest' : 'product:partWork'), work],
    ...(piece.oldPrice === null
      ? []
      : [[t('product:partDiscount'), price - piece.oldPrice] satisfies [string, number]]),
    [t('product:partTotal'), price],
  ];
  return (
    <details className="price-parts" data-gesture="zr_price_breakdown">
      <summary>{t('product:priceParts')}</summary>
      <dl>
        {rows.map(([label, som]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatSom(som, language)}</dd>
          </div>
        ))}
      </dl>
      <p className="meta ink-2">{t('product:partsNote')}</p>
    </details>
  );
}
