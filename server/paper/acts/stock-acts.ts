import { fillText } from '#contract/wording-rules.ts';
import type { StaffPiece } from '#contract/admin/stock/piece.ts';
import type { Stocktake } from '#contract/admin/stock/stocktake.ts';
import type { Transfer } from '#contract/admin/stock/transfer.ts';
import type { Language } from '#contract/words.ts';
import { formatDate, dayOf } from '#ui/dates.ts';
import { paperWords } from '../paper-words.ts';
import { nameOf, pieceCells, pieceColumns, totalWeight } from './wire-pieces.ts';
import type { PrintedAct } from './printed-act.ts';

interface Printing {
  language: Language;
  /** Returns the name of a place; null = the warehouse. */
  placeOf: (storeId: number | null) => string;
}

/** The waybill of a transfer. Once a part has arrived, the missing pieces are marked. */
export function waybill(transfer: Transfer, { language, placeOf }: Printing): PrintedAct {
  const words = paperWords(language).act;
  const markOf = ({ isMissing, receivedAt }: Transfer['lines'][number]): string => {
    if (isMissing) return words.waybill.missing;
    return receivedAt === null ? '' : words.waybill.here;
  };
  return {
    title: fillText(words.waybill.title, { number: `T-${transfer.id}` }),
    facts: [
      [words.waybill.from, placeOf(transfer.fromStoreId)],
      [words.waybill.to, placeOf(transfer.toStoreId)],
      [words.waybill.sent, `${formatDate(dayOf(transfer.sentAt), language)}, ${transfer.sentBy}`],
      [words.waybill.arrives, formatDate(transfer.arrivesOn, language)],
    ],
    columns: pieceColumns(words, words.column.mark),
    rows: transfer.lines.map((line, nth) => pieceCells(line, { nth, language, last: markOf(line) })),
    totals: [
      [words.pieces, String(transfer.lines.length)],
      [words.weight, totalWeight(transfer.lines, language)],
    ],
    statement: words.waybill.statement,
    signatures: [words.waybill.gave, words.waybill.received],
  };
}

/** The act of a stocktake: its differences with the decisions. */
export function stocktakeAct(stocktake: Stocktake, { language, placeOf }: Printing): PrintedAct {
  const words = paperWords(language).act;
  const own = words.stocktake;
  return {
    title: fillText(own.title, { number: stocktake.id }),
    facts: [
      [words.place, placeOf(stocktake.storeId)],
      [own.started, `${formatDate(dayOf(stocktake.startedAt), language)}, ${stocktake.startedBy}`],
      [own.expected, String(stocktake.expected)],
      [own.found, String(stocktake.found)],
    ],
    columns: [
      { head: '№', share: 0.06 },
      { head: words.column.serial, share: 0.18 },
      { head: words.column.name, share: 0.28 },
      { head: own.difference, share: 0.18 },
      { head: own.decision, share: 0.3 },
    ],
    rows: stocktake.lines.map((line, nth) => [
      String(nth + 1),
      line.text,
      nameOf(line, language),
      own.group[line.group],
      [line.decision && own.decided[line.decision], line.reason, line.decidedBy].filter(Boolean).join(', '),
    ]),
    totals: [[own.differences, String(stocktake.lines.length)]],
    statement: own.statement,
    signatures: [own.counted, own.agreed],
  };
}

/** The write-off act of a piece; null if it is not written off. */
export function writeOffAct(piece: StaffPiece, { language, placeOf }: Printing): PrintedAct | null {
  const words = paperWords(language).act;
  const movement = piece.movements.find(({ kind }) => kind === 'WRITTEN_OFF');
  if (movement === undefined) return null;
  return {
    title: fillText(words.writeOff.title, { serial: piece.serialNumber }),
    facts: [
      [words.date, formatDate(dayOf(movement.at), language)],
      [words.place, placeOf(movement.fromStoreId)],
      [words.reason, movement.reason ?? ''],
      [words.writeOff.approved, [movement.staff, movement.document].filter(Boolean).join(', ')],
    ],
    columns: pieceColumns(words, ''),
    rows: [pieceCells(piece, { nth: 0, language, last: '' })],
    totals: [],
    statement: words.writeOff.statement,
    signatures: [words.writeOff.responsible, words.writeOff.agreed],
  };
}
