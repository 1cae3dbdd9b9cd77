import { fillText } from '#contract/wording-rules.ts';
import type { StaffOrder } from '#contract/admin/order.ts';
import type { Language } from '#contract/words.ts';
import { formatDate } from '#ui/dates.ts';
import { formatSom } from '#ui/format.ts';
import { paperWords } from '../paper-words.ts';
import { pieceCells, pieceColumns, totalWeight } from './wire-pieces.ts';
import type { PrintedAct } from './printed-act.ts';

export interface ActOf {
  language: Language;
  /** The pickup place; null if a courier delivers it. */
  place: string | null;
  /** A day in Asia/Tashkent. */
  today: string;
}

/** The hand-over act: the received pieces, weighed in front of the recipient. Without prices if gift wrap hides them. */
export function handOverAct(order: StaffOrder, { language, place, today }: ActOf): PrintedAct {
  const words = paperWords(language).act;
  const lines = order.lines.filter(({ returnedAt }) => returnedAt === null);
  const hidesPrices = lines.some(({ gift }) => gift?.hidePrice === true);
  return {
    title: fillText(words.handOver.title, { number: order.number }),
    facts: [
      [words.date, formatDate(today, language)],
      [words.place, place ?? words.courier],
    ],
    columns: pieceColumns(words, hidesPrices ? '' : words.column.price),
    rows: lines.map(({ piece, unitPrice }, nth) =>
      pieceCells(piece, { nth, language, last: hidesPrices ? '' : formatSom(unitPrice, language) }),
    ),
    totals: [
      [words.pieces, String(lines.length)],
      [
        words.weight,
        totalWeight(
          lines.map(({ piece }) => piece),
          language,
        ),
      ],
      ...(hidesPrices ? [] : [[words.sum, formatSom(order.total, language)] as const]),
    ],
    statement: words.handOver.statement,
    signatures: [words.handOver.gave, words.handOver.received],
  };
}

/** The return act: the returned pieces; null if there are none. */
export function returnAct(order: StaffOrder, { language, place, today }: ActOf): PrintedAct | null {
  const words = paperWords(language).act;
  const lines = order.lines.filter(({ returnedAt }) => returnedAt !== null);
  if (lines.length === 0) return null;
  const back = order.events.filter(({ kind, state }) => kind === 'PIECES_RETURNED' || state === 'RETURNED');
  const reasons = [
    ...new Set(back.flatMap(({ kind, reason }) => (kind === 'REFUNDED' ? [] : (reason ?? [])))),
  ];
  return {
    title: fillText(words.back.title, { number: order.number }),
    facts: [
      [words.date, formatDate(today, language)],
      ...(place === null ? [] : [[words.place, place] as const]),
      [words.reason, reasons.join('; ')],
    ],
    columns: pieceColumns(words, words.column.price),
    rows: lines.map(({ piece, unitPrice, discount }, nth) =>
      pieceCells(piece, { nth, language, last: formatSom(unitPrice - discount, language) }),
    ),
    totals: [
      [words.pieces, String(lines.length)],
      [
        words.weight,
        totalWeight(
          lines.map(({ piece }) => piece),
          language,
        ),
      ],
    ],
    statement: words.back.statement,
    signatures: [words.back.gave, words.back.received],
  };
}
