import { formatInteger } from '#ui/format.ts';
import type { PageWords } from '../../kit/words.tsx';

type Facts = Record<string, string | null>;

/** Names for ids or codes in facts: categories, collections, entries of the dictionary. */
export type NameOf = (id: string) => string;

/** The facts of a record as text; the screen loads the texts for its kind of records. */
export function factsInWords(
  kind: string,
  { state, withdrawnBecause, tags, categoryId, words, promotions, ikpu, packageCode, source, price }: Facts,
  { t, language, nameOf }: PageWords & { nameOf: NameOf },
): string {
  if (kind.endsWith('.tag')) return tags ?? '—';
  if (kind === 'pieces.codes') return [ikpu, packageCode].map((code) => code ?? '—').join(' · ');
  if (kind === 'pieces.formula')
    return priceInWords({ source: source ?? 'FORMULA', price: price ?? null }, { t, language });
  if (categoryId != null) return nameOf(categoryId);
  if (promotions != null) return promotions.split(', ').map(nameOf).join(', ');
  if (words != null) return words.split(', ').map(nameOf).join(', ');
  if (state == null) return '—';
  if (kind.startsWith('orders.')) return t(`bo-orders:state.${state}`);
  if (kind.startsWith('models.')) return t(`bo-models:state.${state}`);
  const named = t(`bo-pieces:state.${state}`);
  return withdrawnBecause == null ? named : `${named}: ${t(`bo-pieces:because.${withdrawnBecause}`)}`;
}

/** Whether a piece has an own price, and which. */
function priceInWords(
  { source, price }: { source: string; price: string | null },
  { t, language }: PageWords,
): string {
  const sum = price === null ? '' : ` ${formatInteger(Number(price), language)}`;
  return `${t(`bo-pieces:source.${source}`)}${sum}`;
}

/** The address where a record of a job is shown. */
export function placeOfRecord(kind: string, record: string): string {
  const [list = ''] = kind.split('.');
  return `/${list}/${record}`;
}
