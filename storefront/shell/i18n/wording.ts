import { createContext } from 'react';
import type { PageWording } from '#contract/content.ts';
import { languageOnWire, type PageLanguage } from '#contract/words.ts';
import { translate } from '#client/translate.ts';
import { tIn, type T } from './texts.ts';

/** Lines of pages that the staff reworded, in the page's language, by the name that components use: `content:home.newTitle` (decision 0093). */
export type Wording = Readonly<Record<string, string>>;

/** Provided by root.tsx; null = nothing is reworded in this language. Parts that are the same on many pages are rendered without it (memoized-html.tsx). */
export const WordingContext = createContext<Wording | null>(null);

export function wordingIn(rows: readonly PageWording[], language: PageLanguage): Wording | null {
  return linesIn(
    rows.filter(({ isDescription }) => !isDescription),
    language,
  );
}

/** Descriptions that the staff reworded, by the data of the shell that was loaded with them. */
const descriptions = new WeakMap<object, Wording>();

/** Descriptions are written only by the server (seo.ts), so they are not part of the data that browsers are sent. */
export function keepDescriptions(
  shell: object,
  { rows, language }: { rows: readonly PageWording[]; language: PageLanguage },
): void {
  const lines = linesIn(
    rows.filter(({ isDescription }) => isDescription),
    language,
  );
  if (lines !== null) descriptions.set(shell, lines);
}

/** The lines of a page's head: those of the data, and on the server the descriptions. */
export function headWordingOf(shell: { wording: Wording | null } | undefined): Wording | null {
  if (shell === undefined) return null;
  const lines = descriptions.get(shell);
  return lines === undefined ? shell.wording : { ...shell.wording, ...lines };
}

function linesIn(rows: readonly PageWording[], language: PageLanguage): Wording | null {
  const texts = rows.map(
    ({ key, textUz, textRu, textEn }) =>
      [nameOfText(key), { uz: textUz, ru: textRu, en: textEn }[languageOnWire(language)]] as const,
  );
  const known = texts.flatMap(([key, text]) => (text === null ? [] : [[key, text] as const]));
  return known.length === 0 ? null : Object.fromEntries(known);
}

/** `content.home.newTitle` is `content:home.newTitle` in components, and `common.tagline` is `tagline`. */
const nameOfText = (key: string): string => key.replace('.', ':').replace(/^common:/, '');

/** The translator of a language with the lines of the staff in place of the originals. */
export function tWith(language: PageLanguage, wording: Wording | null): T {
  const t = tIn(language);
  if (wording === null) return t;
  return (name, options = {}) => {
    const text = wording[name];
    return text === undefined ? t(name, options) : translate({ text }, 'text', { language, options });
  };
}
