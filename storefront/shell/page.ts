import { createContext, useContext } from 'react';
import { useLocation, useMatches } from 'react-router';
import { defaultLanguage, pageLanguages, type PageLanguage } from '#contract/words.ts';
import { inEveryLanguage, linksIn, pathWithoutLanguage } from '#storefront/links.ts';
import { tIn, type T } from './i18n/texts.ts';
import { tWith, type Wording, WordingContext } from './i18n/wording.ts';

/** What a page declares to the shell: `export const handle = { texts: ['cart'] } satisfies PageHandle`. */
export interface PageHandle {
  /** Namespaces of texts in addition to `common`. */
  texts?: readonly string[];
  /** The page's path in each language, if its slugs differ; called with the page's loader data. */
  alternates?: (loaded: never) => Record<PageLanguage, string>;
  /** The languages that the page is written in, if some may be missing: those get no hreflang (SEO-2). */
  writtenIn?: (loaded: never) => readonly PageLanguage[];
  /** The query that is part of the page's canonical address, without `?`; omitted = none. */
  canonicalQuery?: (loaded: never) => string;
  /** `checkout`: a header of wordmark and help only, no bottom bar, no footer. */
  shell?: 'full' | 'checkout';
  /** Excludes the page from search engines. */
  noindex?: boolean;
}

/** Language, texts and addresses of a page in one language. */
export interface Page {
  language: PageLanguage;
  t: T;
  links: ReturnType<typeof linksIn>;
}

const pages = inEveryLanguage((language): Page => ({ language, t: tIn(language), links: linksIn(language) }));

/** The language of the current page; provided by root.tsx. */
export const LanguageContext = createContext<PageLanguage>(defaultLanguage);

/** The page of a language with the lines of the staff, by their list: always the same object. */
const reworded = new WeakMap<Wording, Page>();

/**
 * `const { t, links, language } = usePage()`. Depends on the language and on what the staff reworded, not on the
 * address: hundreds of components use it, and none of them is rendered again because a filter changed.
 */
export function usePage(): Page {
  const page = pages[useContext(LanguageContext)];
  const wording = useContext(WordingContext);
  if (wording === null) return page;
  const found = reworded.get(wording);
  if (found?.language === page.language) return found;
  const made = { ...page, t: tWith(page.language, wording) };
  reworded.set(wording, made);
  return made;
}

export function usePageHandle(): PageHandle & { loaded: unknown } {
  const match = useMatches().at(-1);
  const handle = (match?.handle ?? {}) as PageHandle; // every route's handle has this type (see above)
  return { ...handle, loaded: match?.loaderData };
}

/** The current page in each language, with its query. */
export function useAlternates(): Record<PageLanguage, string> {
  const { pathname, search } = useLocation();
  const { alternates, loaded } = usePageHandle();
  const rest = pathWithoutLanguage(pathname);
  const paths =
    alternates && loaded
      ? alternates(loaded as never)
      : inEveryLanguage((language) => linksIn(language).written(rest)); // the handle belongs to the same route as its data
  return Object.fromEntries(pageLanguages.map((language) => [language, paths[language] + search])) as Record<
    PageLanguage,
    string
  >; // built from `pageLanguages`
}
