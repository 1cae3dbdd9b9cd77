import type { ClientLoaderFunctionArgs } from 'react-router';
import type { PageLanguage } from '#contract/words.ts';
import { languageOfPath } from '#storefront/links.ts';
import { translate, type TextOptions, type Words } from '#client/translate.ts';

/** The version of the text files (tools/builder/page-texts.ts), the same for all of them. */
declare const pageTextsVersion: string;

/** Texts by language and namespace: `ru:cart`. */
const texts = new Map<string, Words>();
const noWords: Words = {};

/** Translates a key: `cart:total`, `close` for `common:close`. */
export type T = (key: string, options?: TextOptions) => string;

const translators = new Map<PageLanguage, T>();

/** The translator of a language, always the same function. */
export function tIn(language: PageLanguage): T {
  const found = translators.get(language);
  if (found) return found;
  const t: T = (name, options = {}) => {
    const colon = name.indexOf(':');
    const namespace = colon === -1 ? 'common' : name.slice(0, colon);
    const words = texts.get(`${language}:${namespace}`) ?? noWords;
    return translate(words, name.slice(colon + 1), { language, options });
  };
  translators.set(language, t);
  return t;
}

export function addTexts(language: string, namespace: string, words: Words): void {
  texts.set(`${language}:${namespace}`, words);
}

export const urlOfTexts = (language: PageLanguage, namespace: string): string =>
  `/assets/${language}.${namespace}.${pageTextsVersion}.json`;

/**
 * Loads missing namespaces, each at most once. Rejects if one is refused: the file of an earlier build is gone, and
 * the body of that response has a `title`, too, which would replace a page's own.
 */
export async function loadTexts(language: PageLanguage, namespaces: readonly string[]): Promise<void> {
  const missing = [...new Set(['common', ...namespaces])].filter(
    (namespace) => !texts.has(`${language}:${namespace}`),
  );
  await Promise.all(
    missing.map(async (namespace) => {
      const address = urlOfTexts(language, namespace);
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      addTexts(language, namespace, (await answer.json()) as Words); // a file of our own build
    }),
  );
}

/**
 * Addresses loaded in addition to the page: a draft of filters, the next tiles. If one fails, the router would show
 * its error instead of the page; the caller gets null instead.
 */
export const partialLoads = new Set<string>();

/** `export const clientLoader = withTexts('cart')`: a navigation loads a page's texts together with its data or its refusal. */
export const withTexts =
  (...namespaces: string[]) =>
  async ({ url, serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> => {
    const isPartial = partialLoads.delete(url.pathname + url.search);
    const loaded = isPartial ? serverLoader().catch(() => null) : serverLoader();
    const words = loadTexts(languageOfPath(url.pathname), namespaces);
    await Promise.allSettled([loaded, words]);
    await words;
    return loaded;
  };
