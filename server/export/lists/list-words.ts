import type { Language } from '#contract/words.ts';
import enPeople from '#texts/en/bo-people.json' with { type: 'json' };
import enMoney from '#texts/en/bo-money.json' with { type: 'json' };
import enPieces from '#texts/en/bo-pieces.json' with { type: 'json' };
import enCertificates from '#texts/en/bo-certificates.json' with { type: 'json' };
import enAudit from '#texts/en/bo-audit.json' with { type: 'json' };
import enPrices from '#texts/en/bo-prices.json' with { type: 'json' };
import enStocktakes from '#texts/en/bo-stocktakes.json' with { type: 'json' };
import enShell from '#texts/en/bo-shell.json' with { type: 'json' };
import ruPeople from '#texts/ru/bo-people.json' with { type: 'json' };
import ruMoney from '#texts/ru/bo-money.json' with { type: 'json' };
import ruPieces from '#texts/ru/bo-pieces.json' with { type: 'json' };
import ruCertificates from '#texts/ru/bo-certificates.json' with { type: 'json' };
import ruAudit from '#texts/ru/bo-audit.json' with { type: 'json' };
import ruPrices from '#texts/ru/bo-prices.json' with { type: 'json' };
import ruStocktakes from '#texts/ru/bo-stocktakes.json' with { type: 'json' };
import ruShell from '#texts/ru/bo-shell.json' with { type: 'json' };
import uzPeople from '#texts/uz/bo-people.json' with { type: 'json' };
import uzMoney from '#texts/uz/bo-money.json' with { type: 'json' };
import uzPieces from '#texts/uz/bo-pieces.json' with { type: 'json' };
import uzCertificates from '#texts/uz/bo-certificates.json' with { type: 'json' };
import uzAudit from '#texts/uz/bo-audit.json' with { type: 'json' };
import uzPrices from '#texts/uz/bo-prices.json' with { type: 'json' };
import uzStocktakes from '#texts/uz/bo-stocktakes.json' with { type: 'json' };
import uzShell from '#texts/uz/bo-shell.json' with { type: 'json' };

/** The words of the screens that the lists are shown on: a file says what the screen says. */
export interface ListWords {
  people: typeof enPeople;
  money: typeof enMoney;
  pieces: typeof enPieces;
  certificates: typeof enCertificates;
  audit: typeof enAudit;
  prices: typeof enPrices;
  stocktakes: typeof enStocktakes;
  shell: typeof enShell;
}

const ofLanguage: Record<Language, ListWords> = {
  ru: {
    people: ruPeople,
    money: ruMoney,
    pieces: ruPieces,
    certificates: ruCertificates,
    audit: ruAudit,
    prices: ruPrices,
    stocktakes: ruStocktakes,
    shell: ruShell,
  },
  uz: {
    people: uzPeople,
    money: uzMoney,
    pieces: uzPieces,
    certificates: uzCertificates,
    audit: uzAudit,
    prices: uzPrices,
    stocktakes: uzStocktakes,
    shell: uzShell,
  },
  en: {
    people: enPeople,
    money: enMoney,
    pieces: enPieces,
    certificates: enCertificates,
    audit: enAudit,
    prices: enPrices,
    stocktakes: enStocktakes,
    shell: enShell,
  },
};

export const listWords = (language: Language): ListWords => ofLanguage[language];
