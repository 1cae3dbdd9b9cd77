import type { CardProvider } from '#contract/catalog/card.ts';
import { languageOnWire, pathPrefix, type PageLanguage } from '#contract/words.ts';
import type { Providers } from '#server/payment/open-payment.ts';

/**
 * Lists the providers that have a card form. Each form returns to the user's cards, in this language, with the provider's name in the URL.
 */
export function listCardProviders(providers: Providers, language: PageLanguage): CardProvider[] {
  const path = `${pathPrefix(language)}/profile/my-cards`;
  return [...providers.values()].flatMap(({ name: provider, cards }) => {
    const returnPath = `${path}?${new URLSearchParams({ provider }).toString()}`;
    return cards === undefined
      ? []
      : [{ provider, formUrl: cards.formUrl({ returnPath, language: languageOnWire(language) }) }];
  });
}
