import type { LocalizedText } from '../schema.ts';

/**
 * Inserts no-break spaces: between a number and its noun (`5 000 000 сум`, `10 дней`, `№ 75`), and before dashes, so that no line begins
 * with one. List markers do not count as numbers.
 */
export function withNbsp(text: string): string {
  return text.replaceAll(/(?<=[\d№]|STIR|СТИР) (?=[\p{L}\d%])|(?<=\S) (?=[—–] )/gu, '\u00A0');
}

export const textWithNbsp = ({ uz, ru, en }: LocalizedText): LocalizedText => ({
  uz: withNbsp(uz),
  ru: withNbsp(ru),
  en: withNbsp(en),
});
