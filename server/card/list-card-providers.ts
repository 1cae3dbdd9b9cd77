import type { CardProvider } from '#contract/card.ts';
import type { Language } from '#contract/words.ts';
import type { Providers } from '#server/payment/open-payment.ts';

/** Whose forms a card can be typed into; each leads back to the user's cards, in this language. */
export function listCardProviders(providers: Providers, language: Language): CardProvider[] {
  const returnPath = `${language === 'ru' ? '' : `/${language}`}/profile/my-cards`;
  return [...providers.values()].flatMap(({ name, cards }) =>
    cards === undefined ? [] : [{ provider: name, formUrl: cards.formUrl({ returnPath, language }) }],
  );
}
