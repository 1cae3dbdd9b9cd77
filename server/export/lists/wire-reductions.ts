import type {
  PromoCodeColumn,
  PromoCodeRow,
  PromotionColumn,
  PromotionRow,
} from '#contract/admin/prices/reduction.ts';
import { formatMoment } from '#ui/dates.ts';
import type { SheetColumns } from './list-sheet.ts';
import { nameOf } from './wire-names.ts';

type Common = 'state' | 'off' | 'given' | 'targets' | 'period' | 'stacks' | 'setBy';

const common: SheetColumns<PromotionRow | PromoCodeRow, Common> = {
  state: {
    kind: 'text',
    head: ({ prices }) => prices.reduction.state,
    value: ({ state }, { words }) => words.prices.reduction.states[state],
  },
  // an amount is a number; a percentage is a text with the percent sign
  off: {
    kind: 'text',
    head: ({ prices }) => prices.reduction.off,
    value: ({ percent, sum }) => (percent === null ? String(sum ?? 0) : `${percent}\u00A0%`),
  },
  given: { kind: 'number', head: ({ prices }) => prices.reduction.given, value: ({ given }) => given },
  targets: {
    kind: 'text',
    head: ({ prices }) => prices.reduction.targets,
    value: ({ targets }, { words, language }) =>
      targets.map((target) => nameOf(target, language)).join('; ') || words.prices.reduction.everything,
  },
  period: {
    kind: 'text',
    head: ({ prices }) => prices.reduction.period,
    value: ({ from, until }, { language }) =>
      [from, until].map((at) => (at === null ? '…' : formatMoment(at, language))).join(' – '),
  },
  stacks: {
    kind: 'text',
    head: ({ prices }) => prices.reduction.stack,
    value: ({ stacks }, { words }) => (stacks ? words.prices.reduction.yes : null),
  },
  setBy: { kind: 'text', head: ({ prices }) => prices.reduction.setBy, value: ({ setBy }) => setBy },
};

export const promotionSheet: SheetColumns<PromotionRow, PromotionColumn> = {
  ...common,
  name: {
    kind: 'text',
    head: ({ prices }) => prices.reduction.name,
    value: (row, { language }) => nameOf(row, language),
  },
  pieces: { kind: 'number', head: ({ prices }) => prices.reduction.pieces, value: ({ pieces }) => pieces },
  total: { kind: 'number', head: ({ prices }) => prices.reduction.totalNow, value: ({ total }) => total },
  sold: { kind: 'number', head: ({ prices }) => prices.reduction.sold, value: ({ sold }) => sold },
};

export const promoCodeSheet: SheetColumns<PromoCodeRow, PromoCodeColumn> = {
  ...common,
  code: { kind: 'text', head: ({ prices }) => prices.reduction.code, value: ({ code }) => code },
  uses: { kind: 'number', head: ({ prices }) => prices.reduction.uses, value: ({ uses }) => uses },
  least: { kind: 'number', head: ({ prices }) => prices.reduction.leastShort, value: ({ least }) => least },
  maxUsesPerShopper: {
    kind: 'number',
    head: ({ prices }) => prices.reduction.eachShort,
    value: ({ maxUsesPerShopper }) => maxUsesPerShopper,
  },
};
