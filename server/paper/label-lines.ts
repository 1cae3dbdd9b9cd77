import { fillText } from '#contract/wording-rules.ts';
import type { Language } from '#contract/words.ts';
import type { PieceLabel } from '#server/stock/list-labels.ts';
import { formatCentimetres, formatSize, formatSom, formatWeight } from '#ui/format.ts';
import { paperWords } from './paper-words.ts';

/** A label as printed. */
export interface PrintedLabel {
  name: string;
  /** Lines in small type below the name. */
  lines: string[];
  price: string;
  /** The content of the DataMatrix. */
  serial: string;
  /** The address in the QR code; null if the piece has no passport. */
  passport: string | null;
}

export function printedLabel(
  label: PieceLabel,
  { language, publicUrl }: { language: Language; publicUrl: string },
): PrintedLabel {
  const words = paperWords(language).label;
  const { metal, probe, sizeMm, lengthCm, makersMark, hallmarkKind } = label;
  const measures = [
    sizeMm !== null && fillText(words.size, { size: formatSize(sizeMm, language) }),
    lengthCm !== null && formatCentimetres(lengthCm, language),
    formatWeight(label.weightGrams, language),
  ];
  const marks = [
    hallmarkKind !== null && words.hallmark[hallmarkKind],
    makersMark,
    // the trade's mark for repaired pieces
    label.wasRepaired && 'R',
  ];
  const joined = (parts: readonly (string | false | null)[], by: string) => parts.filter(Boolean).join(by);
  return {
    name: label.name,
    lines: [
      joined([label.serial, label.artikul], ' · '),
      joined([metal, probe !== null && fillText(words.probe, { probe })], ', '),
      joined(measures, ' · '),
      joined(label.stones, '; '),
      joined(marks, ' '),
    ].filter((line) => line !== ''),
    price: label.priceSom === null ? words.onRequest : formatSom(label.priceSom, language),
    serial: label.serial,
    passport: label.passportId === null ? null : `${publicUrl}/certificate/${label.passportId}`,
  };
}
