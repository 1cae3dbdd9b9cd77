import { useState } from 'react';
import { formatSom, formatWeight } from '#ui/format.ts';
import { Price } from '#ui/price.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { PricePartsView } from './price-parts-view.ts';
import type { PieceView, ProductView } from '../product-view.ts';

interface Props {
  product: ProductView;
  piece: PieceView | null;
  parts: PricePartsView | null;
}

/** The price of the chosen piece; a reduced one with the price before it and the reason; and what is in it (ui.md 1.4). */
export function PriceLine({ product, piece, parts }: Props) {
  const { t, language } = usePage();
  if (!piece) return null;
  if (piece.state === 'SOLD') return <p className="buy-price price-l ink-2">{t('product:soldOut')}</p>;
  if (piece.price === null) return <p className="buy-price price-l">{t('product:onRequest')}</p>;
  return (
    <>
      <p className="buy-price price-l">
        <Price
          som={piece.price}
          oldSom={piece.oldPrice}
          oldLabel={t('product:oldPrice')}
          language={language}
          digits={RollingDigits}
        />
        {piece.oldPrice !== null && product.saleReason && (
          <span className="buy-reason">{product.saleReason}</span>
        )}
        {product.loose && <span className="buy-reason">{product.loose.pricePerCarat}</span>}
      </p>
      {parts && <Parts product={product} piece={piece} price={piece.price} parts={parts} />}
    </>
  );
}

/** Only digits that changed roll, and none at first (ui.md 3.7): counted from the end, where the places of a number stand. */
function RollingDigits({ children }: { children: string }) {
  const [first] = useState(children);
  const [hasChanged, setChanged] = useState(false);
  if (children !== first && !hasChanged) setChanged(true);
  if (!hasChanged) return children;
  return children.split('').map((digit, index) => (
    <span key={`${children.length - index}${digit}`} className="price-digit">
      {digit}
    </span>
  ));
}

interface PartsProps extends Props {
  piece: PieceView;
  price: number;
  parts: PricePartsView;
}

/** Closed at first: an answer for who asks, and the sum is the price to the soʻm. */
function Parts({ product, piece, price, parts }: PartsProps) {
  const { t, language } = usePage();
  const sums = parts.pieces[piece.id];
  const facts = product.factSets[piece.facts];
  if (!sums || !facts) return null;
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
            <dd>{som < 0 ? `−${formatSom(-som, language)}` : formatSom(som, language)}</dd>
          </div>
        ))}
      </dl>
      <p className="meta ink-2">{t('product:partsNote')}</p>
    </details>
  );
}
