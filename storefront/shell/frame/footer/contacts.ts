import { phoneHref, telegramHref } from '#ui/contact-links.ts';
import { formatPhone } from '#ui/format.ts';
import { useShellData, type ShopFacts } from '../shell-data.ts';

/** The shop's contacts as pages show them, the same everywhere on the site (WCAG 3.2.6). */
export interface Contacts {
  phone: { shown: string; href: string };
  /** The phone within a sentence, with no-break spaces. */
  phoneInText: string;
  telegram: { shown: string; href: string };
}

export function contactsOf({ phone, telegram }: Pick<ShopFacts, 'phone' | 'telegram'>): Contacts {
  const shown = formatPhone(phone);
  return {
    phone: { shown, href: phoneHref(phone) },
    phoneInText: shown.replaceAll(' ', '\u00A0').replaceAll('-', '-\u2060'),
    telegram: { shown: `@${telegram}`, href: telegramHref(telegram) },
  };
}

export const useContacts = (): Contacts => contactsOf(useShellData().shop);

/** Placeholder for the shop's phone in a text; `WordsWithPhone` replaces it. */
export const phonePlace = '{phone}';
