import type { ChosenColumn, ReportColumn } from './port.ts';
import { normalTitle } from './report-form.ts';

/** Words of titles in Russian, Uzbek and English. The narrower meaning first: a sum of the commission is not the sum. */
const stems: readonly (readonly [ReportColumn, RegExp])[] = [
  ['commission', /комисс|commission|komissiya|\bfee\b|вознагражд/u],
  [
    'returnedAt',
    /(?:дата|время|date|time|sana|vaqt).*(?:возврат|отмен|refund|cancel|qaytar|bekor)|(?:возврат|отмен|refund|cancel|qaytar|bekor).*(?:дата|время|date|time|\bat\b|sana|vaqt)/u,
  ],
  ['state', /статус|состояни|status|state|holat/u],
  ['paidAt', /дата|время|\bdate|\btime|datetime|sana|vaqt/u],
  ['order', /заказ|лицевой|order|buyurtma|merchant_trans/u],
  ['transaction', /транзакц|transaction|tranzaksiya|операци|чек|receipt|\bid\b/u],
  ['amount', /сумм|amount|summa|miqdor/u],
];
const ofReturns = /возврат|отмен|refund|cancel|qaytar|bekor/u;

/**
 * Proposes a column for each field that is not recognized, by words of its title: a person confirms it before a report is read by it.
 * `known`: the recognized ones, which stay.
 */
export function guessColumns(titles: readonly string[], known: readonly ChosenColumn[]): ChosenColumn[] {
  const columns = [...known];
  for (const [name, stem] of stems) {
    if (columns.some((column) => column.name === name)) continue;
    const title = titles.find((one) => {
      const normal = normalTitle(one);
      const isFree = columns.every((column) => normalTitle(column.title) !== normal);
      return isFree && stem.test(normal) && (name === 'returnedAt' || !ofReturns.test(normal));
    });
    if (title !== undefined) columns.push({ name, title, inTiyin: isInTiyin(name, title) });
  }
  return columns;
}

const isInTiyin = (name: ReportColumn, title: string): boolean =>
  (name === 'amount' || name === 'commission') && /тийин|tiyin/u.test(normalTitle(title));
