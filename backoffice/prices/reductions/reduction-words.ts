import type { PromoCodeRow, PromotionRow, ReductionTarget } from '#contract/admin/prices/reduction.ts';
import type { Language } from '#contract/words.ts';
import { formatSom, nbsp } from '#ui/format.ts';
import { formatInstant } from '../../kit/instants.ts';
import type { Tone } from '../../kit/status.tsx';
import { nameIn } from '../../shell/stores.ts';

type Row = PromotionRow | PromoCodeRow;

export const toneOfReduction: Record<Row['state'], Tone> = {
  PLANNED: 'waits',
  RUNNING: 'done',
  OVER: 'over',
};

/** 10 % · 500 000 сум */
export const offWords = ({ percent, sum }: Pick<Row, 'percent' | 'sum'>, language: Language): string =>
  percent === null ? formatSom(sum ?? 0, language) : `${percent}${nbsp}%`;

export const periodWords = ({ from, until }: Pick<Row, 'from' | 'until'>, language: Language): string =>
  [from, until].map((at) => (at === null ? '…' : formatInstant(at, language))).join(' – ');

/** The first names of its targets. */
export function targetWords(targets: readonly ReductionTarget[], language: Language): string {
  const shown = targets.slice(0, 3).map((target) => nameIn(target, language));
  return [
    shown.join(', '),
    ...(targets.length > shown.length ? [`+${targets.length - shown.length}`] : []),
  ].join(' ');
}
