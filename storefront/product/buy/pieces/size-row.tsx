import { formatSize } from '#ui/format.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { sizesOf } from './choose-piece.ts';
import type { ProductView } from '../../product-view.ts';
import type { ChoiceState } from './use-choice.ts';
import './size-row.css';

/** Every size the model was made in; a sold-out one is struck through and can still be chosen (PDP-3). */
export function SizeRow({ product, choice }: { product: ProductView; choice: ChoiceState }) {
  const { t, language, links } = usePage();
  const { sizeKind } = product;
  if (sizeKind === null) return null;
  return (
    <div className="size-row">
      <fieldset>
        <legend className="choice-legend">{t(`product:${legends[sizeKind]}`)}</legend>
        <div className="size-cells">
          {sizesOf(product.pieces).map(({ size, isBuyable }) => (
            <label key={size} className={isBuyable ? 'size-cell' : 'size-cell size-gone'}>
              <input
                type="radio"
                name="size"
                value={size}
                checked={choice.size === size}
                onChange={() => choice.chooseSize(size)}
                aria-label={
                  isBuyable ? undefined : t('product:sizeGone', { size: formatSize(size, language) })
                }
              />
              <span>{formatSize(size, language)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Link className="size-help small" to={links.sizeGuide()}>
        {t('guide.sizeGuide')}
      </Link>
    </div>
  );
}

const legends = { ring: 'sizeRing', diameter: 'sizeDiameter', length: 'sizeLength' } as const;
