import { fillText } from '#contract/wording-rules.ts';
import type { StaffOrder } from '#contract/admin/order.ts';
import type { Language } from '#contract/words.ts';
import { formatDays } from '#ui/dates.ts';
import { formatSize, formatSom, formatWeight } from '#ui/format.ts';
import { paperWords } from './paper-words.ts';

/** A packing slip as printed. */
export interface PrintedSlip {
  title: string;
  /** The content of the barcode. */
  number: string;
  /** How the order is received. */
  lead: string;
  lines: { name: string; facts: string; price: string | null }[];
  /** Null if a gift hides the prices. */
  total: string | null;
}

/** If one line's gift hides its price, the slip has no prices at all, because it could be calculated from the others. */
export function printedSlip(
  order: StaffOrder,
  { language, storeName }: { language: Language; storeName: string | null },
): PrintedSlip {
  const words = paperWords(language).slip;
  const hidesPrices = order.lines.some(({ gift }) => gift?.hidePrice === true);
  const days = formatDays({ from: order.promisedFrom, to: order.promisedTo }, language);
  return {
    title: words.title,
    number: order.number,
    lead: [storeName ?? words.courier, days].join(' · '),
    lines: order.lines
      .filter(({ returnedAt }) => returnedAt === null)
      .map(({ piece, unitPrice, engraving, gift }) => ({
        name: { ru: piece.nameRu, uz: piece.nameUz, en: piece.nameEn }[language],
        facts: [
          piece.serialNumber,
          piece.sizeMm !== null && fillText(words.size, { size: formatSize(piece.sizeMm, language) }),
          formatWeight(piece.weightGrams, language),
          piece.probe !== null && fillText(words.probe, { probe: piece.probe }),
          engraving && fillText(words.engraving, { text: engraving.text }),
          gift && words.gift,
        ]
          .filter(Boolean)
          .join(' · '),
        price: hidesPrices ? null : formatSom(unitPrice, language),
      })),
    total: hidesPrices ? null : fillText(words.total, { total: formatSom(order.total, language) }),
  };
}
