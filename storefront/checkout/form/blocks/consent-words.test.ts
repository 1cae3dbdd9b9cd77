import { expect, it } from 'vitest';
import en from '#texts/en/checkout.json' with { type: 'json' };
import ru from '#texts/ru/checkout.json' with { type: 'json' };
import uz from '#texts/uz/checkout.json' with { type: 'json' };
import { cutAt } from './consent-words.tsx';

it.each(Object.entries({ en, ru, uz }))(
  'the consent sentence in %s names the terms, the data processing and the returns',
  (_language, words) => {
    const phrases = [words.consentTerms, words.consentData, words.consentReturns];
    const pieces = cutAt(words.consent, phrases);
    expect(pieces.join('')).toBe(words.consent);
    expect(pieces.filter((piece) => phrases.includes(piece)).toSorted()).toEqual(phrases.toSorted());
  },
);
