import { fillText } from '#contract/wording-rules.ts';
import type { CashDay } from '#contract/admin/cash-day.ts';
import type { Language } from '#contract/words.ts';
import { dayOf, formatDate, formatTime } from '#ui/dates.ts';
import { formatSom } from '#ui/format.ts';
import { paperWords } from '../paper-words.ts';
import type { PrintedAct } from './printed-act.ts';

const kinds = ['SALE', 'RETURN', 'DEPOSIT', 'PAYOUT', 'GOLD'] as const;

/**
 * The report of a cash day. It shows the expected amount only after the drawer was counted, so that the person who counts does not know
 * it.
 */
export function cashReport(
  day: CashDay,
  { language, place }: { language: Language; place: string },
): PrintedAct {
  const words = paperWords(language).act;
  const own = words.cash;
  const sum = (som: number): string => formatSom(som, language);
  const sumOf = (kind: (typeof kinds)[number]) =>
    day.movements.reduce((total, one) => (one.kind === kind ? total + one.amount : total), 0);
  // left out for shops that buy no gold
  const moved = kinds.filter((kind) => kind !== 'GOLD' || day.movements.some((one) => one.kind === kind));
  const { counted, expected, difference } = day;
  return {
    title: fillText(own.title, { day: formatDate(dayOf(day.openedAt), language) }),
    facts: [
      [words.place, place],
      [own.opened, `${formatTime(day.openedAt)}, ${day.openedBy}`],
      [own.opening, sum(day.opening)],
    ],
    columns: [
      { head: own.time, share: 0.12 },
      { head: own.what, share: 0.18 },
      { head: own.why, share: 0.48 },
      { head: words.sum, share: 0.22, isNumber: true },
    ],
    rows: day.movements.map(({ at, kind, amount, order, act, staff, reason }) => [
      formatTime(at),
      own.kind[kind],
      [order, act, reason, staff].filter(Boolean).join(', '),
      sum(amount),
    ]),
    totals: [
      ...moved.map((kind) => [own.kind[kind], sum(sumOf(kind))] as const),
      ...(counted === null || expected === null || difference === null
        ? []
        : ([
            [own.expected, sum(expected)],
            [own.counted, sum(counted)],
            [own.difference, sum(difference)],
          ] as const)),
      ...(day.reason === null ? [] : [[words.reason, day.reason] as const]),
    ],
    statement: own.statement,
    signatures: [own.cashier, own.manager],
  };
}
