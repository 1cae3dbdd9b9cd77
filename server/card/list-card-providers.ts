import type { CardProvider } from '#contract/catalog/card.ts';
import { languageOnWire, pathPrefix, type PageLanguage } from '#contract/words.ts';
import type { Providers } from '#server/payment/open-payment.ts';

/** The providers that have a form for cards; each leads back to the user's cards, in this language, and names its provider there. */
export function listCardProviders(providers: Providers, language: PageLanguage): CardProvider[] {
  const path = `${pathPrefix(language)}/profile/my-cards`;
  return [...providers.values()].flatMap(({ name: provider, cards }) => {
    const returnPath = `${path}?${new URLSearchParams({ provider }).toString()}`;
    return cards === undefined
      ? []
      : [{ provider, formUrl: cards.formUrl({ returnPath, language: languageOnWire(language) }) }];
  });
}
