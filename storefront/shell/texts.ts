import { createInstance } from 'i18next';
import type { ClientLoaderFunctionArgs } from 'react-router';
import type { Language } from '#contract/words.ts';
import { languageOfPath } from '#storefront/links.ts';

/**
 * Where each text file is served: `/texts/ru/cart.json` → `/assets/cart-….json`. Refusals, messages and what search engines read are said
 * by the server alone.
 */
const urls = import.meta.glob<string>(['/texts/*/*.json', '!/texts/*/{errors,messages,meta}.json'], {
  query: '?url',
  import: 'default',
  eager: true,
});

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

/** Words by their key; `count` and what else stands in them come as options. */
export type T = (key: string, options?: Record<string, unknown>) => string;
const spoken = new Map<Language, { t: T; known: Map<string, string> }>();
/** Keys with their options; far more than the shop has words. */
const maxKnown = 10_000;

/** The words of a language, each made once and remembered: a listing asks for three hundred of them. */
export function tIn(language: Language): T {
  const found = spoken.get(language);
  if (found) return found.t;
  const known = new Map<string, string>();
  const fixed = texts.getFixedT(language);
  const t = remembering((key, options = {}) => fixed(key, options), known);
  spoken.set(language, { t, known });
  return t;
}

function remembering(ask: T, known: Map<string, string>): T {
  return (key, options) => {
    const name = nameOf(key, options);
    const found = known.get(name);
    if (found !== undefined) return found;
    const words = ask(key, options);
    if (known.size >= maxKnown) known.clear();
    known.set(name, words);
    return words;
  };
}

function nameOf(key: string, options: Record<string, unknown> | undefined): string {
  let name = key;
  for (const option in options) name += `\n${option}=${String(options[option])}`;
  return name;
}

export function addTexts(language: string, namespace: string, words: object): void {
  texts.addResourceBundle(language, namespace, words);
  for (const { known } of spoken.values()) known.clear();
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

/**
 * Addresses asked for beside the page: a draft of filters, the next tiles. Where they do not come, the router would put its error in the
 * page's place; whoever adds one is answered null instead.
 */
export const beside = new Set<string>();

/** `export const clientLoader = withTexts('cart')`: a navigation brings a page's texts together with its data, or its refusal. */
export const withTexts =
  (...namespaces: string[]) =>
  async ({ url, serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> => {
    const isBeside = beside.delete(url.pathname + url.search);
    const loaded = isBeside ? serverLoader().catch(() => null) : serverLoader();
    const words = loadTexts(languageOfPath(url.pathname), namespaces);
    await Promise.allSettled([loaded, words]);
    await words;
    return loaded;
  };
