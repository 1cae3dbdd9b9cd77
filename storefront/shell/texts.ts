import { createInstance, type TFunction } from 'i18next';
import type { ClientLoaderFunctionArgs } from 'react-router';
import type { Language } from '#contract/words.ts';
import { languageOfPath } from '#storefront/links.ts';

/** Where each text file is served: `/texts/ru/cart.json` → `/assets/cart-….json`. */
const urls = import.meta.glob<string>('/texts/*/*.json', { query: '?url', import: 'default', eager: true });

const texts = createInstance();
void texts.init({
  lng: 'ru',
  fallbackLng: false,
  defaultNS: 'common',
  ns: [],
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false },
});

export type T = TFunction;
export const tIn = (language: Language): T => texts.getFixedT(language);

export function addTexts(language: string, namespace: string, words: object): void {
  texts.addResourceBundle(language, namespace, words);
}

export function urlOfTexts(language: Language, namespace: string): string | undefined {
  return urls[`/texts/${language}/${namespace}.json`];
}

/** Brings the namespaces that are not there yet; at most once each. */
export async function loadTexts(language: Language, namespaces: readonly string[]): Promise<void> {
  const missing = [...new Set(['common', ...namespaces])].filter(
    (namespace) => !texts.hasResourceBundle(language, namespace),
  );
  await Promise.all(
    missing.map(async (namespace) => {
      const url = urlOfTexts(language, namespace);
      if (url === undefined) return;
      const answer = await fetch(url);
      addTexts(language, namespace, (await answer.json()) as object); // our own build's file
    }),
  );
}

/** `export const clientLoader = withTexts('cart')`: a navigation brings a page's texts together with its data, or its refusal. */
export const withTexts =
  (...namespaces: string[]) =>
  async ({ url, serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> => {
    const loaded = serverLoader();
    const words = loadTexts(languageOfPath(url.pathname), namespaces);
    await Promise.allSettled([loaded, words]);
    await words;
    return loaded;
  };
