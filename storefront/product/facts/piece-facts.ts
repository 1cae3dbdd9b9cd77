import type { ProductItem } from '#contract/catalog/catalog.ts';
import type { Param } from '#contract/catalog/piece-facts.ts';
import type { PageLanguage } from '#contract/words.ts';
import { nameOf } from '#storefront/links.ts';
import { careOf, type PageWords, wordOf } from '#storefront/shell/i18n/dictionary.ts';
import { inSentence, nbsp, unitIn } from '#ui/format.ts';
import { tIn } from '#storefront/shell/i18n/texts.ts';
import { looseStoneFacts } from '../stones/loose-stone-view.ts';

/** Size, weight and probe: fixed by the specification (product-spec 3), shown separately. */
const fixedParams: readonly number[] = [11, 12, 8];

/** One kind of stone in a piece; null = not stated in its certificates, shown as "—" (PDP-11). */
export interface StoneView {
  name: string;
  /** Care advice for the owner; null = nothing special. */
  care: string | null;
  origin: ProductItem['stones'][number]['origin'];
  treatment: string | null;
  /** The shape it is drawn with. */
  shape: string;
  shapeName: string;
  count: number;
  /** Carats of a single stone. */
  each: number | null;
  /** Carats of all. */
  total: number | null;
  sizeMm: number | null;
  color: string | null;
  clarity: string | null;
  cut: string | null;
}

/** Facts that most pieces of a model share. */
export interface FactsView {
  /** Fineness, mark and hallmark: null = a loose stone. */
  probe: number | null;
  widthMm: number | null;
  heightMm: number | null;
  thicknessMm: number | null;
  engravable: boolean;
  makersMark: string | null;
  hallmarkKind: 'state' | 'maker' | null;
  /** Characteristics stored as data: clasp, weave, plating. */
  more: { label: string; value: string }[];
}

export function stonesOf(item: ProductItem, words: PageWords): StoneView[] {
  return item.stones.map((stone) => ({
    name: nameOf(stone, words.language),
    care: careOf(words, 'stoneKinds', stone.kind),
    origin: stone.origin,
    treatment: stone.treatment,
    shape: stone.shape,
    shapeName: inSentence(wordOf(words, 'shapes', stone.shape)),
    count: stone.count,
    each: stone.weight,
    total: stone.totalWeight,
    sizeMm: stone.sizeMm,
    color: stone.color,
    clarity: stone.clarity,
    cut: stone.cut,
  }));
}

interface Shown {
  words: PageWords;
  /** The param in which the pieces differ, which is shown in the picker instead. */
  leftOut: number | null;
  /** The styles of the model. */
  styles: readonly string[];
}

export function factsOf(item: ProductItem, { words, leftOut, styles }: Shown): FactsView {
  const { language } = words;
  const { probe, widthMm, heightMm, thicknessMm, engravable, makersMark, hallmarkKind } = item;
  const more = ownParams(item).filter(({ id }) => id !== leftOut);
  return {
    probe,
    widthMm,
    heightMm,
    thicknessMm,
    engravable,
    makersMark,
    hallmarkKind,
    more: [
      ...(item.metal === null && item.stones[0] ? looseStoneFacts(item.stones[0], words) : []),
      ...styleFact(styles, words),
      ...more.map((param) => ({ label: nameOf(param, language), value: paramWords(param, language) })),
    ],
  };
}

function styleFact(styles: readonly string[], words: PageWords): FactsView['more'] {
  if (styles.length === 0) return [];
  const value = styles
    .map((style, place) => {
      const name = wordOf(words, 'styles', style);
      return place === 0 ? name : inSentence(name);
    })
    .join(', ');
  return [{ label: tIn(words.language)('product:styleLabel'), value }];
}

/** The param in which pieces of a model differ in addition to size and weight, e.g. the letter of a pendant; null = none. */
export function differingParam(items: readonly ProductItem[]): number | null {
  const [first, ...more] = items;
  if (!first) return null;
  const valueOf = (item: ProductItem, id: number) => item.params.find((param) => param.id === id)?.value;
  const differing = ownParams(first).find(({ id, value }) =>
    more.some((item) => valueOf(item, id) !== value),
  );
  return differing?.id ?? null;
}

export function noteOf(item: ProductItem, param: number | null, language: PageLanguage): string | null {
  const found = item.params.find(({ id }) => id === param);
  return found ? `${nameOf(found, language)} ${paramWords(found, language)}` : null;
}

/** Params that the page does not show elsewhere: without size, weight and probe, and without another name for the size. */
function ownParams(item: ProductItem): Param[] {
  const size = String(item.sizeMm ?? item.lengthCm);
  return item.params.filter(({ id, value }) => !fixedParams.includes(id) && value !== size);
}

function paramWords(param: Param, language: PageLanguage): string {
  const words = param.paramValues.map((value) => nameOf(value, language)).join(', ');
  return words || [param.value, unitIn(param.unit ?? '', language)].filter(Boolean).join(nbsp);
}
