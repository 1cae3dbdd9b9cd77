import type { T } from '#storefront/shell/i18n/texts.ts';
import { formatCentimetres, formatMillimetres, formatSize } from '#ui/format.ts';
import type { PageLanguage } from '#contract/words.ts';
import { linksIn } from '#storefront/links.ts';
import type { PieceView, ProductView } from '../product-view.ts';
import type { FactsView } from '../facts/piece-facts.ts';
import type { Slide } from './slide.ts';

/** Films in these folders are turntables with a turn in two seconds, so the piece can be rotated by hand. */
const turnFolders = /key=(spins|videos)\//;

/** The piece's own pictures if it has any, otherwise the model's; at the end the drawing that shows its size (PDP-7). */
export function slidesOf(
  product: ProductView,
  piece: PieceView | undefined,
  { t, language }: { t: T; language: PageLanguage },
): Slide[] {
  const media = piece && piece.media.length > 0 ? piece.media : product.media;
  const slides = media.map(({ url, alt, isVideo }): Slide => {
    const kind = !isVideo ? 'picture' : turnFolders.test(url) ? 'turn' : 'video';
    return { kind, url, alt, caption: null };
  });
  if (product.loose) return [...slides, product.loose.slide];
  const { bodyPart } = product;
  if (bodyPart === null || slides.length === 0) return slides;
  const size = sizeWords(product, piece, language);
  const words = t(`product:scale.${bodyPart}${size === '' ? '' : 'Size'}`, { size });
  return [
    ...slides,
    {
      kind: 'drawing',
      url: linksIn(language).productDrawing(product.slugs, piece?.serial),
      alt: t('product:scaleAlt', { name: product.name, words }),
      caption: t('product:scaleCaption', { words }),
    },
  ];
}

function sizeWords(product: ProductView, piece: PieceView | undefined, language: PageLanguage): string {
  if (product.bodyPart === 'ruler') return sidesInWords(product.factSets[piece?.facts ?? 0], language);
  const size = piece?.size ?? null;
  if (size === null || product.sizeKind === null) return '';
  if (product.sizeKind === 'ring') return formatSize(size, language);
  return product.sizeKind === 'diameter'
    ? formatMillimetres(size, language)
    : formatCentimetres(size, language);
}

function sidesInWords(facts: FactsView | undefined, language: PageLanguage): string {
  const { widthMm = null, heightMm = null } = facts ?? {};
  if (widthMm === null) return '';
  if (heightMm === null) return formatMillimetres(widthMm, language);
  return `${formatSize(widthMm, language)}\u00A0×\u00A0${formatMillimetres(heightMm, language)}`;
}
