import { fillText } from '#contract/wording-rules.ts';
import type { GoldIntake, GoldPerson } from '#contract/admin/gold.ts';
import type { Language } from '#contract/words.ts';
import { buyBackSom } from '#domain/gold/buy-back.ts';
import { dayOf, formatDate } from '#ui/dates.ts';
import { formatSom, formatWeight } from '#ui/format.ts';
import { paperWords } from '../paper-words.ts';
import type { PrintedAct } from './printed-act.ts';

/** The act of purchase of old gold: the seller, the weight, and the payment. */
export function goldAct(
  { intake, person, metal }: { intake: GoldIntake; person: GoldPerson; metal: string },
  { language, place }: { language: Language; place: string },
): PrintedAct {
  const words = paperWords(language).act;
  const own = words.gold;
  const sum = (som: number): string => formatSom(som, language);
  const { tendered, cash, order, probe, rate: rateSom } = intake;
  return {
    title: fillText(own.title, { number: intake.act }),
    facts: [
      [words.date, formatDate(dayOf(intake.at), language)],
      [words.place, place],
      [own.seller, person.name],
      [own.document, person.document],
      [own.taken, intake.by],
    ],
    columns: [
      { head: own.what, share: 0.28 },
      { head: words.column.probe, share: 0.18 },
      { head: own.gross, share: 0.12, isNumber: true },
      { head: own.net, share: 0.12, isNumber: true },
      { head: own.price, share: 0.14, isNumber: true },
      { head: own.amount, share: 0.16, isNumber: true },
    ],
    rows: [
      [
        intake.description,
        `${metal}, ${probe}`,
        formatWeight(intake.gross, language),
        formatWeight(intake.net, language),
        sum(buyBackSom({ rateSom, netMg: 1000, probe })),
        sum(intake.amount),
      ],
    ],
    totals: [
      [own.amount, sum(intake.amount)],
      ...(tendered !== null && tendered > 0 && order !== null
        ? [[fillText(own.tendered, { number: order }), sum(tendered)] as const]
        : []),
      ...(cash !== null && cash > 0 ? [[own.cash, sum(cash)] as const] : []),
      ...(cash === null ? [[own.unpaid, sum(intake.amount)] as const] : []),
    ],
    statement: own.statement,
    signatures: [own.sold, own.received],
  };
}
