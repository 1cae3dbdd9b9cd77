import type { PageLanguage } from '#contract/words.ts';
import { tIn } from '#storefront/shell/i18n/texts.ts';

// Codes of the stone's papers in words; a code without words is shown as it is.

const inWords = (group: string, code: string, language: PageLanguage) => {
  const key = `product:${group}.${code}`;
  const words = tIn(language)(key, { defaultValue: code });
  return words === key ? code : words;
};

export const treatmentWords = (treatment: string, language: PageLanguage): string =>
  inWords('treatment', treatment, language);

export const cutWords = (cut: string, language: PageLanguage): string =>
  inWords('cutGrade', cut.replace(' ', ''), language);
