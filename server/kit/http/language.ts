import { defaultLanguage, languages, type Language } from '#contract/words.ts';
import type { App } from './app-type.ts';

/** The first language of the header, if it is one of ours; no guessing beyond it: automatic detection is off (product-spec 1). */
export function languageOf(acceptLanguage: string | undefined): Language {
  const first = acceptLanguage?.split(',', 1)[0]?.trim().slice(0, 2).toLowerCase();
  return languages.find((language) => language === first) ?? defaultLanguage;
}

/** The language of the page that was visited last, from the cookie `lang` (decisions 2); undefined = none was remembered. */
export function languageOfCookie(cookie: string | undefined): Language | undefined {
  const [, value] = /(?:^|;\s*)lang=([a-z]{2})(?:;|$)/.exec(cookie ?? '') ?? [];
  return languages.find((language) => language === value);
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
