import type { LocalizedText } from '../schema.ts';

/** A number stays with what it counts: `5 000 000 сум`, `10 дней`, `№ 75`; no line begins with a dash. Marks of lists are no numbers. */
export function withNbsp(text: string): string {
  return text.replaceAll(/(?<=[\d№]|STIR|СТИР) (?=[\p{L}\d%])|(?<=\S) (?=[—–] )/gu, '\u00A0');
}

export const textWithNbsp = ({ uz, ru, en }: LocalizedText): LocalizedText => ({
  uz: withNbsp(uz),
  ru: withNbsp(ru),
  en: withNbsp(en),
});
