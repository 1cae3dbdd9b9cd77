import { formatCentimetres, formatSize, formatWeight } from '#ui/format.ts';
import { usePage } from '#storefront/shell/page.ts';
import type { PieceView } from './piece-view.ts';

/** Serial number, metal, fineness, size and weight, which identify the piece, in two short lines. */
export function PieceFacts({ piece }: { piece: PieceView }) {
  const { t, language } = usePage();
  const size =
    piece.sizeMm !== null
      ? t('cart:size', { size: formatSize(piece.sizeMm, language) })
      : piece.lengthCm !== null
        ? t('cart:length', { length: formatCentimetres(piece.lengthCm, language) })
        : null;
  const serial = t('cart:serial', { serial: piece.serialNumber });
  // the name of a loose stone contains the rest
  if (piece.metal === null) return <p className="meta ink-2 tabular">{serial}</p>;
  const material = [piece.metal, t('cart:probe', { probe: piece.probe })].join(', ');
  const measures = [serial, formatWeight(piece.weightGrams, language), size].filter(Boolean).join('\u00a0· ');
  return (
    <p className="meta ink-2 tabular">
      {material}
      <br />
      {measures}
    </p>
  );
}
