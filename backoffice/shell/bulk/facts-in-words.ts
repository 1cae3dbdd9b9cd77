import type { T } from '../../kit/words.tsx';

type Facts = Record<string, string | null>;

/** The facts of a record in words; the screen brings the words of its kind of records. */
export function factsInWords(kind: string, { state, withdrawnBecause, tags }: Facts, t: T): string {
  if (kind.endsWith('.tag')) return tags ?? '—';
  if (state == null) return '—';
  if (kind.startsWith('orders.')) return t(`bo-orders:state.${state}`);
  const words = t(`bo-pieces:state.${state}`);
  return withdrawnBecause == null ? words : `${words}: ${t(`bo-pieces:because.${withdrawnBecause}`)}`;
}

/** Where a record of a job is shown. */
export const placeOfRecord = (kind: string, record: string): string =>
  kind.startsWith('orders.') ? `/orders/${record}` : `/pieces/${record}`;
