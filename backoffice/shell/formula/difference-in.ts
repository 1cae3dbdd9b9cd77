import type { Language } from '#contract/words.ts';
import { formatInteger } from '#ui/format.ts';
import type { T } from '../../kit/words.tsx';

interface In {
  t: T;
  language: Language;
  /** The shop's name of a metal or a kind of stone. */
  nameOf: (code: string) => string;
}

/** A difference between two formulas in words: `metals.gold.B: 165 → 170` → Золото, B: 165 → 170. */
export function differenceIn(line: string, words: In): string {
  const [, path = '', was = '', will = ''] = /^(\S+): (\S+) → (\S+)$/.exec(line) ?? [];
  if (path === '') return line;
  return `${placeIn(path.split('.'), words)}: ${valueIn(was, words)} → ${valueIn(will, words)}`;
}

function placeIn([part = '', inner = '', last = '']: readonly string[], { t, nameOf }: In): string {
  const named = (name: string) => t(`bo-prices:formula.${name}`);
  switch (part) {
    case 'metals':
      return `${nameOf(inner)}, ${last === 'of' || last === 'rateIs' ? named(last) : last}`;
    case 'b2bPercent':
      return named(inner);
    case 'diamondBands':
      return `${named('diamondBands')}, ${Number(inner) + 1}${last === 'below' ? `, ${named('below')}` : ''}`;
    case 'gradePercent':
      return `${named(part)}, ${inner}`;
    case 'somPerCarat':
    case 'somPerStone':
      return `${named(part)}, ${nameOf(inner)}`;
    default:
      return named(part);
  }
}

function valueIn(value: string, { t, language }: In): string {
  if (value === 'PURE' || value === 'MADE') return t(`bo-prices:formula.rateOf.${value}`);
  return /^\d+$/.test(value) ? formatInteger(Number(value), language) : value;
}
