import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { type Shop, shopSites } from '#contract/shop.ts';
import type { Language } from '#contract/words.ts';
import { defaultContacts } from '#domain/content/shop-contacts.ts';
import { defaultReturnDays } from '#domain/order/returns.ts';
import { type Hours, defaultAnswerHours } from '#domain/request/call-hours.ts';
import type { ReadDb } from '#database/connect.ts';
import { selectDecided } from '#server/kit/queries-settings.ts';
import { readCheckoutTerms, readVisitTerms } from './shop-terms.ts';

const Hour = Type.Integer({ minimum: 0, maximum: 24 });
const storedSettings = Compile(
  Type.Partial(
    Type.Object({
      shop_phone: Type.String(),
      shop_telegram: Type.String(),
      shop_email: Type.String(),
      answers_from: Hour,
      answers_to: Hour,
      shop_instagram: Type.String(),
      shop_facebook: Type.String(),
      shop_youtube: Type.String(),
      partner_site: Type.String(),
      legal_ru: Type.String(),
      legal_uz: Type.String(),
      legal_en: Type.String(),
      shop_tax_number: Type.String(),
      demo_notice: Type.Enum(['ON', 'OFF']),
      return_days: Type.Integer(),
      announcement_ru: Type.String(),
      announcement_uz: Type.String(),
      announcement_en: Type.String(),
    }),
  ),
);

/** As in the API, with texts in three languages. */
export interface ShopFacts extends Omit<Shop, `legal${string}` | `announcement${string}` | 'partnerSite'> {
  /** Undefined: not decided, so that the environment's applies; empty: there is none. */
  partnerSite: string | undefined;
  legal: Record<Language, string>;
  announcement: Record<Language, string>;
}

/** Loads the facts about the shop that the staff have set; facts that are not set have the demo's values. */
export async function loadShop(db: ReadDb): Promise<ShopFacts> {
  const decided = (await selectDecided(db)) ?? {};
  const stored = storedSettings.Parse(decided);
  const terms = readCheckoutTerms(decided);
  return {
    phone: stored.shop_phone ?? defaultContacts.phone,
    telegram: stored.shop_telegram ?? defaultContacts.telegram,
    email: stored.shop_email || null,
    answersFrom: stored.answers_from ?? defaultAnswerHours.from,
    answersTo: stored.answers_to ?? defaultAnswerHours.to,
    sites: shopSites.flatMap((site) => {
      const url = stored[`shop_${site}`] ?? '';
      return url === '' ? [] : [{ site, url }];
    }),
    partnerSite: stored.partner_site,
    legal: {
      ru: stored.legal_ru ?? defaultContacts.legal.ru,
      uz: stored.legal_uz ?? defaultContacts.legal.uz,
      en: stored.legal_en ?? defaultContacts.legal.en,
    },
    taxNumber: stored.shop_tax_number ?? defaultContacts.taxNumber,
    isDemo: stored.demo_notice !== 'OFF',
    returnDays: stored.return_days ?? defaultReturnDays,
    pickupHours: terms.pickupHours,
    holdMinutes: terms.holdMinutes,
    paymentMinutes: terms.onlineMinutes,
    onlineLimit: terms.onlineLimitSom,
    visitLeadHours: readVisitTerms(decided).leadHours,
    announcement: {
      ru: stored.announcement_ru ?? defaultContacts.announcement.ru,
      uz: stored.announcement_uz ?? defaultContacts.announcement.uz,
      en: stored.announcement_en ?? defaultContacts.announcement.en,
    },
  };
}

/** The daily hours in which phone and Telegram are answered. */
export async function loadAnswerHours(db: ReadDb): Promise<Hours> {
  const { answersFrom, answersTo } = await loadShop(db);
  return { from: answersFrom, to: answersTo };
}
