import { defaultLanguage, languages, type Language } from '#contract/words.ts';
import type { App } from './app-type.ts';

/** The first language of the header, if it is one of ours; no guessing beyond it: automatic detection is off (product-spec 1). */
export function languageOf(acceptLanguage: string | undefined): Language {
  const first = acceptLanguage?.split(',', 1)[0]?.trim().slice(0, 2).toLowerCase();
  return languages.find((language) => language === first) ?? defaultLanguage;
}

export function addLanguage(app: App): void {
  app.decorateRequest('language', defaultLanguage);
  app.addHook('onRequest', (request, _reply, done) => {
    request.language = languageOf(request.headers['accept-language']);
    done();
  });
}
