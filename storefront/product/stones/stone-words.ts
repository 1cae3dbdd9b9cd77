import type { PageLanguage } from '#contract/words.ts';
import { tIn } from '#storefront/shell/i18n/texts.ts';

// The texts for the codes of a stone's certificate; a code without a text is shown as it is.

const inWords = (group: string, code: string, language: PageLanguage) => {
  const key = `product:${group}.${code}`;
  const words = tIn(language)(key, { defaultValue: code });
  return words === key ? code : words;
};

export const treatmentWords = (treatment: string, language: PageLanguage): string =>
  inWords('treatment', treatment, language);

export const cutWords = (cut: string, language: PageLanguage): string =>
  inWords('cutGrade', cut.replace(' ', ''), language);
