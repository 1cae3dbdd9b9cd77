import { defaultLanguage, languages, pageLanguages, type PageLanguage } from '#contract/words.ts';
import type { App } from './app-type.ts';

/**
 * Returns the first language of the header if the shop supports it. No further languages are tried: automatic detection is off
 * (product-spec 1).
 */
export function languageOf(acceptLanguage: string | undefined): PageLanguage {
  const tag = acceptLanguage?.split(/[,;]/, 1)[0]?.trim().toLowerCase() ?? '';
  if (/^uz-cyrl(?:-|$)/.test(tag)) return 'uz-Cyrl';
  const first = tag.slice(0, 2);
  return languages.find((language) => language === first) ?? defaultLanguage;
}

/** Returns the language of the page visited last, from the cookie `lang` (decisions 2); undefined if none is stored. */
export function languageOfCookie(cookie: string | undefined): PageLanguage | undefined {
  const [, value] = /(?:^|;\s*)lang=([a-zA-Z-]{2,7})(?:;|$)/.exec(cookie ?? '') ?? [];
  return pageLanguages.find((language) => language === value);
}

/** Sets `request.language` from Accept-Language, or without that header from the language cookie (product-spec 7). */
export function addLanguage(app: App): void {
  app.decorateRequest('language', defaultLanguage);
  app.addHook('onRequest', (request, _reply, done) => {
    const { 'accept-language': header, cookie } = request.headers;
    request.language =
      header === undefined ? (languageOfCookie(cookie) ?? defaultLanguage) : languageOf(header);
    done();
  });
}
