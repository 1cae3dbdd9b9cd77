import { formatCarats, formatInteger, formatSom, formatWeight } from '#ui/format.ts';
import type { PageLanguage } from '#contract/words.ts';
import type { T } from '#storefront/shell/i18n/texts.ts';
import type { Bounds, RangeName } from '../listing-query.ts';
import type { Filter } from '../listing-filters.ts';
import type { Relaxation } from '../reading/relaxation.ts';
import type { FacetView } from './facet-view.ts';

const million = 1_000_000;

/** The four quick ranges of the price, whole soʻm; the home page links to the same ones. */
export const quickRanges = [
  { min: null, max: 3 * million },
  { min: 3 * million, max: 6 * million },
  { min: 6 * million, max: 10 * million },
  { min: 10 * million, max: null },
] as const;

interface Words {
  t: T;
  language: PageLanguage;
}

/** до 3 млн · 3–6 млн · от 10 млн; exact amounts if they are not whole millions. */
export function priceRangeWords(min: number | null, max: number | null, { t, language }: Words): string {
  if ([min, max].every((som) => som === null || som % million === 0)) {
    const millions = (som: number | null) => formatInteger((som ?? 0) / million, language);
    if (min === null) return t('catalog:upToMillions', { max: millions(max) });
    if (max === null) return t('catalog:fromMillions', { min: millions(min) });
    return t('catalog:betweenMillions', { min: millions(min), max: millions(max) });
  }
  if (min === null) return t('catalog:upTo', { max: formatSom(max ?? 0, language) });
  if (max === null) return t('catalog:fromOn', { min: formatSom(min, language) });
  return t('catalog:between', { min: formatInteger(min, language), max: formatSom(max, language) });
}

function rangeWords(name: RangeName, { min, max }: Bounds, words: Words): string {
  if (name === 'price') return priceRangeWords(min, max, words);
  const { t, language } = words;
  const measure = (amount: number) => measureWords(name, amount, language);
  if (min === null) return t('catalog:upTo', { max: measure(max ?? 0) });
  if (max === null) return t('catalog:fromOn', { min: measure(min) });
  return t('catalog:between', { min: measure(min), max: measure(max) });
}

/** A bound with its unit. */
export function measureWords(name: RangeName, amount: number, language: PageLanguage): string {
  const format = { price: formatSom, weight: formatWeight, carat: formatCarats }[name];
  return format(amount, language);
}

/** The text of a filter on its chip: with the name of its facet, «Размер: 17» (PLP-5). */
export function filterWords(filter: Filter, facets: FacetView[], words: Words): string {
  const { t, language } = words;
  switch (filter.kind) {
    case 'value': {
      const facet = facets.find(({ name }) => name === filter.name);
      const option = facet?.options.find(({ value }) => value === filter.value);
      const value = option?.label ?? filter.value;
      return facet ? t('catalog:filterIs', { name: facet.label, value: sizeWords(value, language) }) : value;
    }
    case 'range':
      return t('catalog:filterIs', {
        name: t(`catalog:${filter.name}Title`),
        value: rangeWords(filter.name, filter, words),
      });
    case 'switch':
      return t(`catalog:${filter.name}`);
  }
}

export function relaxationWords({ label, count }: Relaxation, { t }: Words): string {
  return t('catalog:relax', { name: label, count });
}

/** Writes a number the way sizes are written: 17,5 (17.5 in English); words are unchanged. */
export function sizeWords(value: string, language: PageLanguage): string {
  return /^\d+\.\d+$/.test(value) && language !== 'en' ? value.replace('.', ',') : value;
}
