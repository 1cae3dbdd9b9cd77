import { buttonClass } from '#ui/controls/button.tsx';
import { formatSize, formatSom, formatWeight } from '#ui/format.ts';
import type { PageLanguage } from '#contract/words.ts';
import { usePage } from '#storefront/shell/page.ts';
import type { T } from '#storefront/shell/i18n/texts.ts';
import { nearestByWeight, nearestSizes } from './buy/pieces/nearest-pieces.ts';
import type { PieceView, ProductView } from './product-view.ts';
import type { SizeKind } from './buy/pieces/size-kind.ts';
import { NotifyLink } from './buy/request-links.tsx';
import { Reserved } from './buy/reserved.tsx';
import type { ChoiceState } from './buy/pieces/use-choice.ts';
import './gone.css';

const titles: Record<SizeKind, string> = { ring: 'goneRing', diameter: 'goneDiameter', length: 'goneOther' };

/**
 * Shown if nothing of the chosen size can be bought: the nearest sizes, their price difference, and whether they can
 * be resized (PDP-3).
 */
export function UnavailableSize({
  product,
  size,
  choice,
}: {
  product: ProductView;
  size: number;
  choice: ChoiceState;
}) {
  const { t, language, links } = usePage();
  const near = nearestSizes(product.pieces, size);
  return (
    <div className="gone" role="note">
      <p className="gone-title">
        {t(`product:${titles[product.sizeKind ?? 'ring']}`, { size: formatSize(size, language) })}
      </p>
      <p>{near.length > 0 ? t('product:goneText') : t('product:goneNothing')}</p>
      <ul>
        {near.map((entry) => (
          <li key={entry.size}>
            <a
              className="gone-near"
              href={links.product(product.slugs, entry.serial)}
              onClick={(event) => {
                event.preventDefault();
                choice.choosePiece(entry.serial);
              }}
            >
              <span className="gone-size">{formatSize(entry.size, language)}</span>
              <span>
                {entry.price !== null && formatSom(entry.price, language)}
                <span className="gone-note">
                  {[
                    entry.difference !== null && differenceWords(entry.difference, { t, language }),
                    product.sizeKind === 'ring' &&
                      (entry.canBeResized
                        ? t('product:canResize', { size: formatSize(size, language) })
                        : t('product:cannotResize')),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <NotifyLink product={product} size={size} kind="secondary" />
    </div>
  );
}

interface GonePieceProps {
  product: ProductView;
  piece: PieceView;
  choice: ChoiceState;
  /** The API’s refusal, if somebody was faster. */
  problem: { title: string; detail: string } | null;
}

/**
 * Shown if the piece was sold or reserved: a sentence, with the piece nearest in weight and the price difference;
 * nothing is replaced silently (PDP-4).
 */
export function UnavailablePiece({ product, piece, choice, problem }: GonePieceProps) {
  const { t, language, links } = usePage();
  const nearest = nearestByWeight(product.pieces, piece);
  const title = problem?.title ?? t(piece.state === 'RESERVED' ? 'product:goneTitle' : 'product:soldTitle');
  const difference =
    nearest && nearest.price !== null && piece.price !== null ? nearest.price - piece.price : null;
  return (
    <div className="gone" role="alert" data-happened="zr_piece_lost">
      <p className="gone-title">{title}</p>
      {problem && <p>{problem.detail}</p>}
      {piece.state === 'RESERVED' && <Reserved productId={product.id} itemId={piece.id} />}
      {nearest && (
        <>
          <p>
            {t(nearest.size === piece.size ? 'product:nearest' : 'product:nearestOtherSize', {
              size: nearest.size === null ? '' : formatSize(nearest.size, language),
              weight: formatWeight(nearest.weight, language),
              difference:
                difference === null ? t('product:onRequest') : differenceWords(difference, { t, language }),
            })}
          </p>
          <a
            className={buttonClass('secondary')}
            href={links.product(product.slugs, nearest.serial)}
            onClick={(event) => {
              event.preventDefault();
              choice.choosePiece(nearest.serial);
            }}
          >
            {t('product:takeNearest')}
          </a>
          {piece.size !== null && nearest.size !== piece.size && (
            <NotifyLink product={product} size={piece.size} kind="secondary" />
          )}
        </>
      )}
    </div>
  );
}

function differenceWords(som: number, { t, language }: { t: T; language: PageLanguage }): string {
  if (som === 0) return t('product:sameCost');
  return t(som > 0 ? 'product:dearerBy' : 'product:cheaperBy', { sum: formatSom(Math.abs(som), language) });
}
