import { defaultLanguage, languages, pageLanguages, type PageLanguage } from '#contract/words.ts';
import type { App } from './app-type.ts';

/** The first language of the header, if it is one of ours; no guessing beyond it: automatic detection is off (product-spec 1). */
export function languageOf(acceptLanguage: string | undefined): PageLanguage {
  const tag = acceptLanguage?.split(/[,;]/, 1)[0]?.trim().toLowerCase() ?? '';
  if (/^uz-cyrl(?:-|$)/.test(tag)) return 'uz-Cyrl';
  const first = tag.slice(0, 2);
  return languages.find((language) => language === first) ?? defaultLanguage;
}

/** The language of the page that was visited last, from the cookie `lang` (decisions 2); undefined = none was remembered. */
export function languageOfCookie(cookie: string | undefined): PageLanguage | undefined {
  const [, value] = /(?:^|;\s*)lang=([a-zA-Z-]{2,7})(?:;|$)/.exec(cookie ?? '') ?? [];
  return pageLanguages.find((language) => language === value);
}

/** `request.language`: of Accept-Language; without the header of the language cookie (product-spec 7). */
export function addLanguage(app: App): void {
  app.decorateRequest('language', defaultLanguage);
  app.addHook('onRequest', (request, _reply, done) => {
    const { 'accept-language': header, cookie } = request.headers;
    request.language =
      header === undefined ? (languageOfCookie(cookie) ?? defaultLanguage) : languageOf(header);
    done();
  });
}
