import { formatSom, formatWeight } from '#ui/format.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { PicturedPiece } from './load-home.ts';
import './piece-caption.css';

/** The piece shown in a picture, with a link to it: name, number, weight, price (HOM-3). */
export function PieceCaption({ piece }: { piece: PicturedPiece }) {
  const { t, language } = usePage();
  const facts = [
    t('content:home.serial', { serial: piece.serial }),
    formatWeight(piece.grams, language),
    ...(piece.price === null ? [] : [formatSom(piece.price, language)]),
  ];
  return (
    <Link className="piece-caption" to={piece.href}>
      <span>{piece.name}</span> <span>{facts.join(' · ')}</span>
    </Link>
  );
}
