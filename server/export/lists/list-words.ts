import type { Language } from '#contract/words.ts';
import enPeople from '#texts/en/bo-people.json' with { type: 'json' };
import enMoney from '#texts/en/bo-money.json' with { type: 'json' };
import enPieces from '#texts/en/bo-pieces.json' with { type: 'json' };
import enCertificates from '#texts/en/bo-certificates.json' with { type: 'json' };
import enAudit from '#texts/en/bo-audit.json' with { type: 'json' };
import enPrices from '#texts/en/bo-prices.json' with { type: 'json' };
import enStocktakes from '#texts/en/bo-stocktakes.json' with { type: 'json' };
import enApprovals from '#texts/en/bo-approvals.json' with { type: 'json' };
import enContent from '#texts/en/bo-content.json' with { type: 'json' };
import enBulk from '#texts/en/bo-bulk.json' with { type: 'json' };
import enExchange from '#texts/en/bo-exchange.json' with { type: 'json' };
import enJobs from '#texts/en/bo-jobs.json' with { type: 'json' };
import enStaff from '#texts/en/bo-staff.json' with { type: 'json' };
import enSystem from '#texts/en/bo-system.json' with { type: 'json' };
import enCatalog from '#texts/en/bo-catalog.json' with { type: 'json' };
import enWording from '#texts/en/bo-wording.json' with { type: 'json' };
import enShell from '#texts/en/bo-shell.json' with { type: 'json' };
import ruPeople from '#texts/ru/bo-people.json' with { type: 'json' };
import ruMoney from '#texts/ru/bo-money.json' with { type: 'json' };
import ruPieces from '#texts/ru/bo-pieces.json' with { type: 'json' };
import ruCertificates from '#texts/ru/bo-certificates.json' with { type: 'json' };
import ruAudit from '#texts/ru/bo-audit.json' with { type: 'json' };
import ruPrices from '#texts/ru/bo-prices.json' with { type: 'json' };
import ruStocktakes from '#texts/ru/bo-stocktakes.json' with { type: 'json' };
import ruApprovals from '#texts/ru/bo-approvals.json' with { type: 'json' };
import ruContent from '#texts/ru/bo-content.json' with { type: 'json' };
import ruBulk from '#texts/ru/bo-bulk.json' with { type: 'json' };
import ruExchange from '#texts/ru/bo-exchange.json' with { type: 'json' };
import ruJobs from '#texts/ru/bo-jobs.json' with { type: 'json' };
import ruStaff from '#texts/ru/bo-staff.json' with { type: 'json' };
import ruSystem from '#texts/ru/bo-system.json' with { type: 'json' };
import ruCatalog from '#texts/ru/bo-catalog.json' with { type: 'json' };
import ruWording from '#texts/ru/bo-wording.json' with { type: 'json' };
import ruShell from '#texts/ru/bo-shell.json' with { type: 'json' };
import uzPeople from '#texts/uz/bo-people.json' with { type: 'json' };
import uzMoney from '#texts/uz/bo-money.json' with { type: 'json' };
import uzPieces from '#texts/uz/bo-pieces.json' with { type: 'json' };
import uzCertificates from '#texts/uz/bo-certificates.json' with { type: 'json' };
import uzAudit from '#texts/uz/bo-audit.json' with { type: 'json' };
import uzPrices from '#texts/uz/bo-prices.json' with { type: 'json' };
import uzStocktakes from '#texts/uz/bo-stocktakes.json' with { type: 'json' };
import uzApprovals from '#texts/uz/bo-approvals.json' with { type: 'json' };
import uzContent from '#texts/uz/bo-content.json' with { type: 'json' };
import uzBulk from '#texts/uz/bo-bulk.json' with { type: 'json' };
import uzExchange from '#texts/uz/bo-exchange.json' with { type: 'json' };
import uzJobs from '#texts/uz/bo-jobs.json' with { type: 'json' };
import uzStaff from '#texts/uz/bo-staff.json' with { type: 'json' };
import uzSystem from '#texts/uz/bo-system.json' with { type: 'json' };
import uzCatalog from '#texts/uz/bo-catalog.json' with { type: 'json' };
import uzWording from '#texts/uz/bo-wording.json' with { type: 'json' };
import uzShell from '#texts/uz/bo-shell.json' with { type: 'json' };

/** The texts of the screens that show the lists: a file uses the same words. */
export interface ListWords {
  people: typeof enPeople;
  money: typeof enMoney;
  pieces: typeof enPieces;
  certificates: typeof enCertificates;
  audit: typeof enAudit;
  prices: typeof enPrices;
  stocktakes: typeof enStocktakes;
  approvals: typeof enApprovals;
  bulk: typeof enBulk;
  content: typeof enContent;
  exchange: typeof enExchange;
  jobs: typeof enJobs;
  staff: typeof enStaff;
  system: typeof enSystem;
  shell: typeof enShell;
  wording: typeof enWording;
  catalog: typeof enCatalog;
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
    approvals: ruApprovals,
    bulk: ruBulk,
    content: ruContent,
    exchange: ruExchange,
    jobs: ruJobs,
    staff: ruStaff,
    system: ruSystem,
    shell: ruShell,
    wording: ruWording,
    catalog: ruCatalog,
  },
  uz: {
    people: uzPeople,
    money: uzMoney,
    pieces: uzPieces,
    certificates: uzCertificates,
    audit: uzAudit,
    prices: uzPrices,
    stocktakes: uzStocktakes,
    approvals: uzApprovals,
    bulk: uzBulk,
    content: uzContent,
    exchange: uzExchange,
    jobs: uzJobs,
    staff: uzStaff,
    system: uzSystem,
    shell: uzShell,
    wording: uzWording,
    catalog: uzCatalog,
  },
  en: {
    people: enPeople,
    money: enMoney,
    pieces: enPieces,
    certificates: enCertificates,
    audit: enAudit,
    prices: enPrices,
    stocktakes: enStocktakes,
    approvals: enApprovals,
    bulk: enBulk,
    content: enContent,
    exchange: enExchange,
    jobs: enJobs,
    staff: enStaff,
    system: enSystem,
    shell: enShell,
    wording: enWording,
    catalog: enCatalog,
  },
};

export const listWords = (language: Language): ListWords => ofLanguage[language];
